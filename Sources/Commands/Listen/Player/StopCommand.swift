import ArgumentParser
import CommandOptions
import AppBase
import TilawaDesktop

struct StopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Stop the player. Its place is kept, so you can resume.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    try ControlLine(.stop, []).perform(as: AnswerForm(report), untilItIsOver: .waits)
  }
}
