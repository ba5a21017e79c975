import ArgumentParser
import CommandOptions
import TilawaApp

struct AboutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: "Say what this program is, whose text it shows, and under which terms.")

  @OptionGroup var report: ReportOptions

  func run() throws { try AboutReport(in: AppContext()).answer.tell(report) }
}
