import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show what you heard: when, how many times, and from which reciter.",
    discussion: """
      Sessions on the sound server are recorded, unless you use --no-save; others only with --save. To record no history: \
      tilawa config set history off
      """,
    subcommands: [HistoryListCommand.self, HistoryForgetCommand.self], defaultSubcommand: HistoryListCommand.self)
}

struct HistoryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what you heard, one line for each day and reciter.",
    discussion: """
      A line has the day, the length, the reciter, the riwayah, and the ayat with counts: 2:1-10 ×5 was played to its end \
      five times. Days follow the local time of the place where you were. --json has every entry.
      """)

  @Option(help: ArgumentHelp("How many days, including today. (default: 7)", valueName: "n"))
  var days: Int?

  @Option(help: ArgumentHelp("Only this day, month or year and later.", valueName: "date"))
  var since: DaysArgument?

  @Flag(help: "List the whole history.")
  var all = false

  @Option(help: ArgumentHelp("Only this range.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: ArgumentHelp("Only this reciter.", valueName: "reciter"), completion: .reciters)
  var reciter: String?

  @Flag(help: "One line for each session, with its start time.")
  var sessions = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard [days != nil, since != nil, all].count(where: \.self) <= 1 else {
      throw ValidationError(LearnCommandsSentences.oneOfDays)
    }
    if let days, days < 1 { throw ValidationError(LearnCommandsSentences.daysTooFew) }
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
    commandName: "forget", abstract: "Delete days from the history. This cannot be undone.")

  @Argument(help: ArgumentHelp("A day, month or year, or the first of a range.", valueName: "date"))
  var first: DaysArgument

  @Argument(help: ArgumentHelp("The last day, month or year to delete.", valueName: "last"))
  var last: DaysArgument?

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  @OptionGroup var report: ReportOptions

  /// The line for programs.
  private struct Forgotten: Encodable {
    let from: String
    let to: String
    let forgotten: Int
  }

  func run() throws {
    let end = last?.days.upperBound ?? first.days.upperBound
    guard first.days.lowerBound <= end else {
      throw Failure(.usage, LearnCommandsSentences.comesBefore(last: "\(end)", first: "\(first.days.lowerBound)"))
    }
    let days = first.days.lowerBound...end
    let library = try AppContext().library(for: .writing)
    let count = try library.ledger.count(of: days)
    let span =
      days.count == 1
      ? Sentence(verbatim: "\(end)") : LearnCommandsSentences.fromTo(first: "\(days.lowerBound)", last: "\(end)")
    if count > 0, !yes {
      let isGranted = try Question.isGranted(
        LearnCommandsSentences.deleteEntries(count: count, days: span).text,
        otherwise: LearnCommandsSentences.addYes.text)
      guard isGranted else { return Terminal.complain(LearnCommandsSentences.nothingForgotten.text) }
    }
    let forgotten = count > 0 ? try library.ledger.forget(days) : 0
    CommandAnswer(
      [
        forgotten == 0
          ? LearnCommandsSentences.nothingHeardOn(days: span)
          : LearnCommandsSentences.deletedEntries(count: count, days: span)
      ],
      Forgotten(from: "\(days.lowerBound)", to: "\(end)", forgotten: forgotten)
    ).tell(report)
  }
}
