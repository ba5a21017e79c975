import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaScreens

struct TajweedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tajweed", abstract: "Show the rules of tajweed in ayat, letter by letter.",
    discussion: """
      The rules are computed from the signs of the text, for an ayah that is read in one breath with a stop at its end. \
      This is an aid; it does not replace a teacher.
      """)

  @Argument(help: "The ayat, as in play; juz:1-30 is the whole Quran.", completion: .ranges)
  var ranges: [String] = []

  @Option(help: "Only this rule. Repeatable.")
  var rule: [TajweedRule] = []

  @Flag(help: "Count how many times each rule applies, instead of the places.")
  var count = false

  @Flag(help: "List the rules with their colours, without any ayat.")
  var legend = false

  @Option(help: "The riwayah; only hafs has rules. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if legend, count || !ranges.isEmpty {
      throw ValidationError("--legend takes no ayat and no --count")
    }
    if !legend, ranges.isEmpty { throw ValidationError("say which ayat, such as: tilawa tajweed 2:255") }
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
