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

  func run() throws {
    let context = CommandContext()
    let quran = try context.quran()
    let structure = quran.structure
    let riwayah = try context.riwayah(self.riwayah)
    let ref = try RangeParser(structure: structure, counting: riwayah.counting).parseAyah(ayah)
    let surah = structure.surahs[ref.surah - 1]
    let span = structure.span(of: ref)
    let numbers = InfoCommand.kinds.map { ($0, structure.number(of: $0, atWord: span.start)) }
    let sajdah = try quran.sajdahs().first(where: { structure.span(of: $0.ref).overlaps(span) })
    let count = structure.ayat(inSurah: ref.surah, of: ref.counting)
    if report.json {
      let members: [(String, JSON)] =
        [
          ("ref", .string("\(ref)")), ("riwayah", .string(riwayah.rawValue)),
          ("surah", json(surah, ayat: count)), ("words", .int(span.count)),
        ] + numbers.map { ($0.rawValue, .int($1)) } + [("sajdah", .optional(sajdah?.kind.rawValue, JSON.string))]
      return Terminal.say(JSON.object(members).text)
    }
    Terminal.say("\(ref)\t\(surah.transliteration) · \(surah.arabic) · \(surah.english)")
    Terminal.say(
      "surah\t\(ref.surah), \(surah.place.rawValue), revealed as no. \(surah.revelationOrder), \(count) ayat")
    for (kind, number) in numbers { Terminal.say("\(kind.rawValue)\t\(number)") }
    Terminal.say("sajdah\t\(sajdah?.kind.rawValue ?? "none")")
    Terminal.say("words\t\(span.count)")
  }

  private func json(_ surah: Surah, ayat: Int) -> JSON {
    .object([
      ("number", .int(surah.id)), ("arabic", .string(surah.arabic)),
      ("transliteration", .string(surah.transliteration)), ("english", .string(surah.english)),
      ("place", .string(surah.place.rawValue)), ("order", .int(surah.revelationOrder)), ("ayat", .int(ayat)),
    ])
  }
}
