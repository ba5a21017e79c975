import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
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

  @Flag(help: "Show how each word is said, as phonemes (IPA), instead of the rules.")
  var phonemes = false

  @Option(help: "Where the reader stops, with --phonemes. Default: after each ayah.")
  var waqf: PhonemeReport.Waqf?

  @Option(help: "The riwayah; only hafs has rules. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if legend, count || !ranges.isEmpty {
      throw ValidationError(ReadCommandsSentences.legendAlone)
    }
    if phonemes, count || legend || !rule.isEmpty {
      throw ValidationError(ReadCommandsSentences.phonemesAlone)
    }
    if waqf != nil, !phonemes { throw ValidationError(ReadCommandsSentences.waqfNeedsPhonemes) }
    if !legend, ranges.isEmpty {
      throw ValidationError(ReadCommandsSentences.whichAyat(command: CommandHint("tajweed", "2:255")))
    }
  }

  func run() throws {
    let rules = Set(rule)
    guard !legend else {
      let legend = TajweedRuleList(of: rules)
      return report.json ? CommandAnswer(value: legend.value).tell(report) : legend.say()
    }
    let context = AppContext()
    try TajweedReport.refuse(try context.riwayah(riwayah), advice: ReadCommandsSentences.explainsHafs)
    if phonemes {
      let spoken = try PhonemeReport(ranges, in: context.quran(), waqf: waqf ?? .ayah)
      return report.json ? CommandAnswer(value: spoken.value).tell(report) : spoken.say()
    }
    let found = try TajweedReport(ranges, in: context.quran(), rules: rules)
    if count {
      found.counts.tell(report)
    } else if report.json {
      CommandAnswer(value: found.value).tell(report)
    } else {
      found.say()
    }
  }
}
