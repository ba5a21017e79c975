import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaScreens
import TilawaStore

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Say where an ayah or a range stands, or list the surahs, juz and hizb.",
    discussion: """
      Of an ayah: surah, page, juz, hizb, rub, manzil, ruku, sajdah, words. Of a range, such as 2 (a surah), juz:30 or 2:1-10, from \
      where to where. surahs, juz or hizb alone lists all of them with their first ayah and its page; without an argument the \
      surahs are listed.

      Ranges are written alike in all commands: 2:255 · 2:1-10 · 2:1-3:5 · 2 or surah:2 or yasin (a surah) · page:50 · juz:30 · \
      hizb:60 · rub:3 · manzil:7 · ruku:5, also with a space, and from one to another: juz:29-30.
      """)

  @Argument(
    help: ArgumentHelp(
      "An ayah or a range, such as 2:255, 2 or juz:30; or surahs, juz, hizb. Default: surahs.", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = []

  @Option(help: "The riwayah in which it is numbered. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let riwayah = try context.riwayah(self.riwayah)
    let quran = try context.quran().divided(as: riwayah)
    if let kind = list { return IndexReport(kind, quran.structure, riwayah).tell(isForProgram: report.json) }
    let ranges = try RangeParser(structure: quran.structure, riwayah: riwayah).parse(ranges)
    guard ranges.count == 1, let range = ranges.first else {
      throw Failure(.usage, "one range is wanted here, and these are \(ranges.count)")
    }
    try PlaceReport(range, in: quran, riwayah).answer().tell(report)
  }

  /// What is to be listed; nil: a range is named.
  private var list: PlaceIndex.Kind? {
    guard let word = ranges.first else { return .surahs }
    return ranges.count == 1 ? PlaceIndex.Kind(rawValue: word.lowercased()) : nil
  }
}
