import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaScreens
import TilawaStore

struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar", abstract: "List similar ayat that are easily confused (mutashabihat).",
    discussion: """
      Different words are marked in both ayat, by colour or brackets. After that, phrases are listed that are also in \
      other ayat. Letters are compared, not marks.
      """)

  @Argument(help: "One ayah, such as 2:58.", completion: .ranges)
  var ayah: String

  @Option(
    help: ArgumentHelp(
      "The least similarity in per cent, 1 to 100. Default: list all.", valueName: "p"))
  var least: Int?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var paging: PagingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...100).contains(least ?? 1) else { throw ValidationError("--least is 1 to 100") }
  }

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let named = try RangeParser(structure: quran.structure, riwayah: riwayah).parseAyah(ayah)
    let table = try context.similarAyat()
    let pages = quran.structure.convert(named, to: .kufi).map { ref in
      SimilarPage(
        ref: ref, ayat: table.ayat(similarTo: ref).filter { $0.likeness >= 10 * (least ?? 0) },
        phrases: table.phrases(of: ref),
        quran: quran, riwayah: riwayah, page: paging.page)
    }
    guard report.json else { return try pages.forEach { try SimilarView(found: $0).say() } }
    try CommandAnswer(json: .object([("ayat", .array(pages.map { try $0.json() }))])).tell(report)
  }
}
