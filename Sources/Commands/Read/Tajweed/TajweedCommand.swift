import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaScreens
import TilawaStore

struct TajweedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tajweed", abstract: "Explain which rules of tajweed apply in ayat, letter by letter.",
    discussion: """
      Computed from the signs of the text, for an ayah that is read in one breath and stopped at its end. An assistive tool: \
      it does not replace a teacher.
      """)

  @Argument(help: "Which ayat, as for play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String] = []

  @Option(help: "Only this rule; can be given several times.")
  var rule: [TajweedRule] = []

  @Flag(help: "Say how often each rule applies, instead of where.")
  var count = false

  @Flag(help: "List the rules with their colours; takes no ayat.")
  var legend = false

  @Option(help: "Of hafs alone the signs are read. Default: the configured riwayah, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if legend, count || !ranges.isEmpty {
      throw ValidationError("--legend takes no ayat, and nothing is counted in it")
    }
    if !legend, ranges.isEmpty { throw ValidationError("which ayat? such as: tilawa tajweed 2:255") }
  }

  func run() throws {
    let rules = Set(rule)
    guard !legend else { return TajweedReport.tellLegend(of: rules, isForProgram: report.json) }
    let context = AppContext()
    try TajweedCommand.refuse(try context.riwayah(riwayah), hint: "--riwayah hafs explains the text of Hafs")
    let ayat = try TajweedCommand.ayat(in: ranges, of: context.quran(), rules)
    count
      ? TajweedReport.tellCounts(ayat, of: rules, isForProgram: report.json)
      : TajweedReport.tell(ayat, isForProgram: report.json)
  }

  /// - Throws: `Failure` for any riwayah but Hafs, with what to do instead.
  static func refuse(_ riwayah: Riwayah, hint: String) throws {
    guard riwayah != .hafs else { return }
    throw Failure(
      .usage,
      "the rules are read from the signs of the text of Hafs, which that of \(riwayah.name) does not have; \(hint)")
  }

  private static func ayat(in ranges: [String], of quran: QuranDatabase, _ rules: Set<TajweedRule>) throws
    -> [TajweedAyah]
  {
    let ayat = try RangeParser(structure: quran.structure, counting: .kufi, grain: .word).parse(ranges)
      .flatMap { range in range.words == nil ? quran.structure.ayat(in: range).map { AyahRange($0, $0) } : [range] }
    let texts = try quran.texts(of: ayat.map { quran.structure.span(of: $0.first) })
    return zip(ayat, texts).map { TajweedAyah($0, text: $1, rules: rules) }
  }
}
