import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "See what was heard, how often, when and from whom.",
    discussion: """
      Sessions that somebody hears are written down: on the sound server, and without --no-save; others with --save. To have none \
      written: tilawa config set history off
      """,
    subcommands: [HistoryListCommand.self, HistoryForgetCommand.self], defaultSubcommand: HistoryListCommand.self)
}

struct HistoryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what was heard, a line for each day and reciter.",
    discussion: """
      A line has the day, how long it sounded, the reciter, the riwayah, and what was heard how often: 2:1-10 ×5 was heard to its \
      end five times. Days are those of the listener, wherever it was. JSON has every entry.
      """)

  @Option(help: ArgumentHelp("The last days, today among them. (default: 7)", valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp("This day, month or year, and all that came after.", valueName: "date"))
  var since: DaysArgument?

  @Flag(help: "All that is known.")
  var all = false

  @Option(help: ArgumentHelp("Only what was heard of this.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: ArgumentHelp("Only of this reciter.", valueName: "id"), completion: .reciters)
  var reciter: String?

  @Flag(help: "A line for each session, with the time when it began.")
  var sessions = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [days != nil, since != nil, all].count(where: \.self) <= 1 else {
      throw ValidationError("use one of --days, --since and --all")
    }
    if let days, days < 1 { throw ValidationError("--days takes 1 or more") }
  }

  func run() throws {
    var query = HistoryQuery()
    query.days = all ? nil : since.map { HistoryQuery.since($0.days) } ?? HistoryQuery.last(days ?? 7)
    query.range = range
    query.reciter = reciter
    query.grouping = sessions ? .session : .day
    try query.report(in: AppContext())?.tell(report)
  }
}

struct HistoryForgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Delete what was heard on some days from the history, for good.")

  @Argument(help: ArgumentHelp("A day, month or year, or the first of several.", valueName: "date"))
  var first: DaysArgument

  @Argument(help: ArgumentHelp("The last day, month or year that is forgotten.", valueName: "last"))
  var last: DaysArgument?

  @Flag(help: "Do not ask.")
  var yes = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let end = last?.days.upperBound ?? first.days.upperBound
    guard first.days.lowerBound <= end else { throw Failure(.usage, "\(end) comes before \(first.days.lowerBound)") }
    let days = first.days.lowerBound...end
    let library = try AppContext().library(for: .writing)
    let count = try library.ledger.count(of: days)
    let span = days.count == 1 ? "\(days.lowerBound)" : "\(days.lowerBound) to \(end)"
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    if count > 0, !yes {
      let isGranted = try Question.isGranted("forget \(entries) of \(span)?", otherwise: "with --yes it is forgotten")
      guard isGranted else { return Terminal.complain("nothing was forgotten") }
    }
    let forgotten = count > 0 ? try library.ledger.forget(days) : 0
    CommandAnswer(
      [forgotten == 0 ? "nothing was heard on \(span)" : "forgotten: \(entries) of \(span)"],
      .object([
        ("from", .string("\(days.lowerBound)")), ("to", .string("\(end)")), ("forgotten", .int(forgotten)),
      ])
    ).tell(report)
  }
}
