import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import AppMushaf
import TilawaCore
import TilawaScreens
import TilawaStore

struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar", abstract: "List similar ayat that are easily confused (mutashabihat).",
    discussion: """
      Different words are marked in both ayat, by colour or brackets. After that, phrases are listed that are also in \
      other ayat. Letters are compared, not marks. With --mine only ayat are listed of which you hold words by heart (tilawa \
      hifz); without an ayah, all pairs of them, first those that you confused.
      """)

  @Argument(help: "One ayah, such as 2:58.", completion: .ranges)
  var ayah: String?

  @Flag(help: "Only ayat that you hold by heart; without an ayah, all pairs of them.")
  var mine = false

  @Option(
    help: ArgumentHelp(
      "The least similarity in per cent, 1 to 100. Default: list all.", valueName: "p"))
  var least: Int?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var paging: PagingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...100).contains(least ?? 1) else { throw ValidationError(ReadCommandsSentences.leastOutOfRange) }
    guard ayah != nil || mine else { throw ValidationError(ReadCommandsSentences.nameAnAyah) }
  }

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let table = try context.similarAyat()
    let held = mine ? HeldAyat(try HifzBook(in: context)) : nil
    guard let ayah else {
      guard let held else { return }
      return HifzSimilar(held, in: table, least: least ?? 0, riwayah: riwayah, paging.page).tell(report)
    }
    let named = try RangeParser(structure: quran.structure, riwayah: riwayah).parseAyah(ayah)
    let pages = quran.structure.convert(named, to: .kufi).map { ref in
      SimilarPage(
        ref: ref,
        ayat: table.ayat(similarTo: ref).filter {
          $0.likeness >= 10 * (least ?? 0) && held?.contains($0.ayah) ?? true
        },
        phrases: table.phrases(of: ref).compactMap { phrase in
          held.map { held in phrase.elsewhere { held.contains($0) } } ?? phrase
        },
        quran: quran, riwayah: riwayah, page: paging.page)
    }
    guard report.json else { return try pages.forEach { try SimilarView(found: $0).say() } }
    CommandAnswer(value: Found(ayat: try pages.map { try $0.value() })).tell(report)
  }

  /// The line for programs.
  private struct Found: Encodable {
    let ayat: [SimilarPage.Value]
  }
}
