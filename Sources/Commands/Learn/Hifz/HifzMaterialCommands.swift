import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaStore

struct HifzAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Enter what you hold by heart, or what you will learn.",
    discussion: """
      --state says how well you hold it: solid, shaky (with slips), rusty (held once). --new enters text to be learned; it \
      is learned in the order of entry. To take it back: tilawa hifz undo
      """)

  @Argument(
    help: ArgumentHelp("What you hold: juz:28-30, page:1-20, 2:1-141, yasin.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @Option(help: "How well you hold it: solid, shaky or rusty. (default: solid)")
  var state: HifzEntry?

  @Flag(name: .customLong("new"), help: "It is still to be learned.")
  var isNew = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if isNew, state != nil { throw ValidationError(LearnCommandsSentences.newOrState) }
  }

  func run() throws {
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.add(ranges, as: isNew ? .new : state ?? .solid).tell(report)
  }
}

struct HifzRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take ranges out of what you hold or will learn.")

  @Argument(help: ArgumentHelp("Such as juz:29 or 2:1-10.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var report: ReportOptions

  func run() throws {
    var book = try HifzBook(in: AppContext(), for: .writing)
    try book.remove(ranges).tell(report)
  }
}

struct HifzListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what you hold and what you will learn.",
    discussion: "With --pages: how long each page would stay, when it was heard, and by when it is heard again.")

  @Flag(help: "A line for each page.")
  var pages = false

  @Flag(help: "The words of slips; a drill is a place with three slips or more.")
  var slips = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if pages, slips { throw ValidationError(LearnCommandsSentences.pagesOrSlips) }
  }

  func run() throws {
    let form: HifzMaterialList.Form = pages ? .pages : slips ? .slips : .stretches
    HifzMaterialList(try HifzBook(in: AppContext()), form).tell(report)
  }
}

struct HifzSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set or show the plan: amounts, cycle, days off, exam, Ramadan.",
    discussion: """
      Without an option, the plan is shown. Amounts are lines:5, ayat:10, pages:1 or minutes:30. Each option but --new takes \
      none, to go back to its standard.
      """)

  @Option(
    help: ArgumentHelp("The new lesson of a day. Default: lines:5; none: no new lessons.", valueName: "amount"),
    completion: .words(HifzSetCommand.amounts))
  var new: String?

  @Option(
    help: ArgumentHelp("The most revision of a day. Default: as much as is needed.", valueName: "amount"),
    completion: .words(HifzSetCommand.amounts))
  var revise: String?

  @Option(help: ArgumentHelp("Within so many days each page is heard, 2 to 400. Default: 30d.", valueName: "days"))
  var cycle: String?

  @Option(
    help: ArgumentHelp("So long a new page belongs to the recent round, 7 to 120. Default: 21d.", valueName: "days"))
  var recent: String?

  @Option(
    help: ArgumentHelp("How sure a page should still be when it is heard, 0.8 to 0.97. Default: 0.9.", valueName: "p"))
  var retention: String?

  @Option(help: ArgumentHelp("Days off, such as fri or fri,sun.", valueName: "days"))
  var off: String?

  @Option(help: ArgumentHelp("Days on which your teacher hears you.", valueName: "days"))
  var teacher: String?

  @Option(
    help: ArgumentHelp("The day of an exam: four weeks before it, its text is heard each week.", valueName: "date"))
  var exam: String?

  @Option(
    help: ArgumentHelp("With --exam: its text. Default: all that you hold.", valueName: "range"),
    completion: .ranges)
  var examRange: String?

  @Option(help: ArgumentHelp("How many times all is heard in Ramadan, 1 to 10.", valueName: "n"))
  var ramadan: String?

  @Option(help: ArgumentHelp("The riwayah that you learn. Default: the configured one.", valueName: "riwayah"))
  var riwayah: String?

  @OptionGroup var report: ReportOptions

  private static let amounts = ["lines:", "ayat:", "pages:", "minutes:", "none"]

  mutating func validate() throws {
    if examRange != nil, exam == nil { throw ValidationError(LearnCommandsSentences.examRangeNeedsExam) }
  }

  func run() throws {
    let context = AppContext()
    var book = try HifzBook(in: context)
    let exam = try exam.map { try book.exam($0, examRange.map { [$0] } ?? []) }
    let typed: [(HifzPlan.Key, String?)] = [
      (.new, new), (.revise, revise), (.cycle, cycle), (.recent, recent), (.retention, retention), (.off, off),
      (.teacher, teacher), (.exam, exam), (.ramadan, ramadan), (.riwayah, riwayah),
    ]
    let changes = typed.compactMap { key, text in text.map { (key: key, text: $0) } }
    if !changes.isEmpty { book = try HifzBook(in: context, for: .writing) }
    try book.set(changes).tell(report)
  }
}
