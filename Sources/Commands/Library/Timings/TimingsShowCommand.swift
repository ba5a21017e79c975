import ArgumentParser
import CommandOptions
import AppReciters
import TilawaStore

struct TimingsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the known timings of a reciter.")

  @Argument(help: ArgumentHelp("What to show, such as 2:255 or juz:30.", valueName: "range"), completion: .ranges)
  var ranges: [String]

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: .reading)
    let list = try TimingList(timed, in: timed.spans(ranges))
    if !options.report.json, let failure = list.failure { throw failure }
    list.answer.tell(options.report)
  }
}
