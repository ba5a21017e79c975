import ArgumentParser
import TilawaCore
import TilawaStore

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Say where an ayah stands: surah, page, juz, hizb, rub, manzil, ruku, sajdah, words."
  )

  @Argument(help: "One ayah, such as 2:255.", completion: .ranges)
  var ayah: String

  @Option(help: "The riwayah in which it is numbered. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  private static let kinds: [Division.Kind] = [.page, .juz, .hizb, .rub, .manzil, .ruku]
  /// Riwayat whose own juz, hizb and rub are not those of Hafs.
  private static let dividedOtherwise: Set<Riwayah> = [.warsh, .qaloon, .doori, .soosi]

  func run() throws {
    let context = CommandContext()
    let riwayah = try context.riwayah(self.riwayah)
    let quran = try context.quran().divided(as: riwayah)
    let structure = quran.structure
    let ref = try RangeParser(structure: structure, riwayah: riwayah).parseAyah(ayah)
    let surah = structure.surahs[ref.surah - 1]
    let span = structure.span(of: ref)
    let numbers = InfoCommand.kinds.map { ($0, structure.numbers(of: $0, in: span)) }
    let sajdah = try quran.sajdahs().first { sajdah in
      ([sajdah.ref] + [sajdah.signs[riwayah]].compactMap(\.self)).contains { structure.span(of: $0).overlaps(span) }
    }
    let count = structure.ayat(inSurah: ref.surah, of: ref.counting)
    if report.json {
      let members: [(String, JSON)] =
        [
          ("ref", .string("\(ref)")), ("riwayah", .string(riwayah.rawValue)),
          ("surah", json(surah, ayat: count)), ("words", .int(span.count)),
        ] + numbers.map { ($0.rawValue, .int($1.lowerBound)) }
        + [
          ("divisions", .string((InfoCommand.dividedOtherwise.contains(riwayah) ? riwayah : .hafs).rawValue)),
          ("begins", .array(beginnings(numbers, span, structure).map(json))),
          ("sajdah", .optional(sajdah) { self.json($0, structure, riwayah) }),
        ]
      return Terminal.say(JSON.object(members).text)
    }
    Terminal.say("\(ref)\t\(surah.transliteration) · \(surah.arabic) · \(surah.english)")
    Terminal.say(
      "surah\t\(ref.surah), \(surah.place.rawValue), revealed as no. \(surah.revelationOrder), \(count) ayat")
    for (kind, own) in numbers {
      let others = beginnings([(kind, own)], span, structure).map {
        "; \(kind.rawValue) \($0.number) begins at word \($0.word)"
      }
      Terminal.say("\(kind.rawValue)\t\(own.lowerBound)\(others.joined())")
    }
    Terminal.say("sajdah\t\(sajdah.map { words($0, span, structure, riwayah) } ?? "none")")
    Terminal.say("words\t\(span.count)")
    if InfoCommand.dividedOtherwise.contains(riwayah) {
      Terminal.complain("juz, hizb and rub are those of \(riwayah.name), not of Hafs")
    }
  }

  // MARK: - What begins inside an ayah

  /// A division that begins inside the ayah, and at which of its words, from 1.
  private struct Beginning {
    let kind: Division.Kind
    let number: Int
    let word: Int
  }

  private func beginnings(
    _ numbers: [(Division.Kind, ClosedRange<Int>)], _ span: WordRange, _ structure: QuranStructure
  ) -> [Beginning] {
    numbers.flatMap { kind, own in
      own.dropFirst().compactMap { number in
        structure.span(of: kind, number).map { Beginning(kind: kind, number: number, word: $0.start - span.start + 1) }
      }
    }
  }

  private func json(_ beginning: Beginning) -> JSON {
    .object([
      ("kind", .string(beginning.kind.rawValue)), ("number", .int(beginning.number)), ("word", .int(beginning.word)),
    ])
  }

  // MARK: - Sajdah

  /// "no. 7 of 15; no sign in the prints of Warsh and Qaloon".
  private func words(_ sajdah: Sajdah, _ span: WordRange, _ structure: QuranStructure, _ riwayah: Riwayah) -> String {
    let number = "no. \(sajdah.number) of 15"
    let without = Riwayah.allCases.filter { sajdah.signs[$0] == nil }.map(\.name)
    guard let sign = sajdah.signs[riwayah] else { return "\(number); the print of \(riwayah.name) has no sign" }
    if !structure.span(of: sign).overlaps(span) {
      return "\(number) in the print of Hafs; that of \(riwayah.name) has its sign at \(ref(sign, structure, riwayah))"
    }
    guard sign != sajdah.ref else {
      return without.isEmpty ? number : "\(number); no sign in the prints of \(without.joined(separator: " and "))"
    }
    return "\(number); the print of Hafs has its sign at \(ref(sajdah.ref, structure, riwayah))"
  }

  /// The ayah of a sign in the riwayah's counting.
  private func ref(_ sign: AyahRef, _ structure: QuranStructure, _ riwayah: Riwayah) -> String {
    (structure.convert(sign, to: riwayah.counting).last ?? sign).description
  }

  private func json(_ sajdah: Sajdah, _ structure: QuranStructure, _ riwayah: Riwayah) -> JSON {
    .object([
      ("number", .int(sajdah.number)),
      ("sign", .optional(sajdah.signs[riwayah]) { .string(self.ref($0, structure, riwayah)) }),
      ("riwayat", .strings(Riwayah.allCases.filter { sajdah.signs[$0] != nil }.map(\.rawValue))),
    ])
  }

  private func json(_ surah: Surah, ayat: Int) -> JSON {
    .object([
      ("number", .int(surah.id)), ("arabic", .string(surah.arabic)),
      ("transliteration", .string(surah.transliteration)), ("english", .string(surah.english)),
      ("place", .string(surah.place.rawValue)), ("order", .int(surah.revelationOrder)), ("ayat", .int(ayat)),
    ])
  }
}
