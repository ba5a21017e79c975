import ArgumentParser
import CommandOptions
import AppBase

struct AboutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "about", abstract: "Show the version, the sources of texts and data, and the licences.")

  @OptionGroup var report: ReportOptions

  func run() throws { try AboutReport(in: AppContext()).answer.tell(report) }
}
