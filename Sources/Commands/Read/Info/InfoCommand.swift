import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaStore
import TilawaCore
import TilawaScreens

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Show the page, juz and hizb of an ayah or a range, or list the surahs, juz and hizb.",
    discussion: """
      For an ayah: surah, page, juz, hizb, rub, manzil, ruku, sajdah and words. For a range, such as 2 (a surah), juz:30 \
      or 2:1-10: its first and its last place. surahs, juz or hizb lists all of them with their first ayah and its page. \
      Without an argument, the surahs are listed.

      To find ayat by their words, see search.

      Ranges are written in the same way in all commands: 2:255 · 2:1-10 · 2:1-3:5 · 2 or surah:2 or yasin (a surah) · page:50 · juz:30 · \
      hizb:60 · rub:3 · manzil:7 · ruku:5 · ruku:2:5 (of a surah) · page:taj-16:3 (of a print) · page:50:3-5 (lines), also with a space (juz 30), and from one to another (juz:29-30).
      """)

  @Argument(
    help: ArgumentHelp(
      "An ayah or a range, such as 2:255, 2 or juz:30; or surahs, juz, hizb. Default: surahs.", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = []

  @Option(help: "The print whose pages, juz and rukus count. Default: the configured one, else madani.")
  var print: PrintName?

  @Option(help: "The riwayah for the numbers of ayat. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    try context.choose(printNamed: print?.text)
    let riwayah = try context.riwayah(self.riwayah)
    let quran = try context.quran().divided(as: riwayah)
    if let kind = list {
      let list = PlaceList(kind, quran.structure, riwayah)
      return report.json ? CommandAnswer(value: list.value).tell(report) : list.say()
    }
    let parser = RangeParser(structure: quran.structure, riwayah: riwayah)
    // A page that is named with its print is told in that print.
    if print == nil { context.choose(parser.print(namedIn: self.ranges)) }
    let ranges = try parser.parse(ranges)
    guard ranges.count == 1, let range = ranges.first else {
      throw Failure(.usage, ReadCommandsSentences.oneRange(count: ranges.count))
    }
    try PlaceReport(range, in: quran, riwayah).answer().tell(report)
  }

  /// The kind of places to list; nil where a range is named.
  private var list: PlaceList.Kind? {
    guard let word = ranges.first else { return .surahs }
    return ranges.count == 1 ? PlaceList.Kind(rawValue: word.lowercased()) : nil
  }
}
