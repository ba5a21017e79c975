import TilawaCore
import TilawaStore

/// Where an ayah or a range stands, for people and for programs.
struct PlaceReport {
  private let range: AyahRange
  private let quran: QuranDatabase
  private let riwayah: Riwayah

  private static let kinds: [Division.Kind] = [.page, .juz, .hizb, .rub, .manzil, .ruku]

  init(_ range: AyahRange, in quran: QuranDatabase, _ riwayah: Riwayah) {
    self.range = range
    self.quran = quran
    self.riwayah = riwayah
  }

  private var structure: QuranStructure { quran.structure }
  private var surah: Surah { structure.surahs[range.first.surah - 1] }
  private var span: WordRange { structure.span(of: range) }
  /// How many ayat the surah has in which it begins.
  private var count: Int { structure.ayat(inSurah: range.first.surah, of: range.counting) }

  // MARK: - An ayah

  func tellAyah(_ report: ReportOptions) throws {
    let ref = range.first
    let numbers = PlaceReport.kinds.map { ($0, structure.number(of: $0, atWord: span.start)) }
    let sajdah = try quran.sajdahs().first(where: { structure.span(of: $0.ref).overlaps(span) })
    if report.json {
      let members: [(String, JSON)] =
        [
          ("ref", .string("\(ref)")), ("riwayah", .string(riwayah.rawValue)),
          ("surah", PlaceReport.json(surah, ayat: count)), ("words", .int(span.count)),
        ] + numbers.map { ($0.rawValue, .int($1)) } + [("sajdah", .optional(sajdah?.kind.rawValue, JSON.string))]
      return Terminal.say(JSON.object(members).text)
    }
    Terminal.say("\(ref)\t\(surah.transliteration) · \(surah.arabic) · \(surah.english)")
    tellSurah()
    for (kind, number) in numbers { Terminal.say("\(kind.rawValue)\t\(number)") }
    Terminal.say("sajdah\t\(sajdah?.kind.rawValue ?? "none")")
    Terminal.say("words\t\(span.count)")
  }

  private func tellSurah() {
    Terminal.say(
      "surah\t\(surah.id), \(surah.place.rawValue), revealed as no. \(surah.revelationOrder), \(count) ayat")
  }

  // MARK: - A range

  /// The surahs in which it lies, from where to where it goes in each division, how long it is.
  func tellRange(_ report: ReportOptions) throws {
    let surahs = structure.surahs[range.first.surah - 1...range.last.surah - 1]
    let ayat = structure.ordinals(of: range).count
    let numbers = PlaceReport.kinds.map { kind in
      (kind, structure.number(of: kind, atWord: span.start), structure.number(of: kind, atWord: span.end - 1))
    }
    let sajdahs = try quran.sajdahs().filter { structure.span(of: $0.ref).overlaps(span) }
    if report.json {
      let list = surahs.map { surah in
        PlaceReport.json(surah, ayat: structure.ayat(inSurah: surah.id, of: range.counting))
      }
      let parts = numbers.map { kind, first, last in
        (kind.rawValue, JSON.object([("first", .int(first)), ("last", .int(last))]))
      }
      return Terminal.say(
        JSON.object(
          [
            ("range", .string("\(range)")), ("riwayah", .string(riwayah.rawValue)), ("surahs", .array(list)),
            ("ayat", .int(ayat)), ("words", .int(span.count)),
          ] + parts + [("sajdahs", .strings(sajdahs.map { "\($0.ref)" }))]
        ).text)
    }
    Terminal.say("\(range)\t" + PlaceReport.names(surahs.map(\.transliteration)))
    if surahs.count == 1 {
      Terminal.say("name\t\(surah.arabic) · \(surah.english)")
      tellSurah()
    }
    Terminal.say("ayat\t\(ayat)")
    for (kind, first, last) in numbers {
      Terminal.say("\(kind.rawValue)\t" + (first == last ? "\(first)" : "\(first)-\(last)"))
    }
    Terminal.say("sajdah\t" + (sajdahs.isEmpty ? "none" : sajdahs.map { "\($0.ref)" }.joined(separator: " ")))
    Terminal.say("words\t\(span.count)")
  }

  /// All of them, or of many the first and the last.
  private static func names(_ names: [String]) -> String {
    guard names.count > 4, let first = names.first, let last = names.last else { return names.joined(separator: ", ") }
    return "\(first) … \(last) (\(names.count) surahs)"
  }

  static func json(_ surah: Surah, ayat: Int) -> JSON { .object(members(surah, ayat: ayat)) }

  static func members(_ surah: Surah, ayat: Int) -> [(String, JSON)] {
    [
      ("number", .int(surah.id)), ("arabic", .string(surah.arabic)),
      ("transliteration", .string(surah.transliteration)), ("english", .string(surah.english)),
      ("place", .string(surah.place.rawValue)), ("order", .int(surah.revelationOrder)), ("ayat", .int(ayat)),
    ]
  }
}
