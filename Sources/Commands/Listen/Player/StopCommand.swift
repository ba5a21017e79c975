import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaDesktop

struct StopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End what sounds, and wait until it is over; its place is kept.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try ControlLine(.stop, []).perform(as: AnswerForm(report), untilItIsOver: .waits)
  }
}
