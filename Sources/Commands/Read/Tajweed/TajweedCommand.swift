import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaScreens

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
    guard !legend else {
      let legend = TajweedRuleList(of: rules)
      return report.json ? CommandAnswer(json: legend.json).tell(report) : legend.say()
    }
    let context = AppContext()
    try TajweedReport.refuse(try context.riwayah(riwayah), hint: "--riwayah hafs explains the text of Hafs")
    let found = try TajweedReport(ranges, in: context.quran(), rules: rules)
    if count {
      found.counts.tell(report)
    } else if report.json {
      CommandAnswer(json: found.json).tell(report)
    } else {
      found.say()
    }
  }
}
