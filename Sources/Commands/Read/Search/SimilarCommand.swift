import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar", abstract: "List the ayat that resemble one and are easily confused with it: mutashabihat.",
    discussion: """
      The words that differ stand out in both, in colour or between brackets; then come phrases of the ayah that stand \
      elsewhere too. Letters are compared, not marks.
      """)

  @Argument(help: "One ayah, such as 2:58.", completion: .ranges)
  var ayah: String

  @Option(
    help: ArgumentHelp(
      "List ayat that are at least so much alike, in per cent: 1 to 100. Default: all.", valueName: "p"))
  var least: Int?

  @Option(help: "The riwayah in whose numbers ayat are named. Default: the configured one, else hafs.")
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
    Terminal.say(JSON.object([("ayat", .array(try pages.map { try $0.json() }))]).text)
  }
}
