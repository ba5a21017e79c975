import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
public import TilawaScripts
import TilawaCore
import TilawaStore

struct SessionNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a first script, with comments.",
    discussion: "Without a file, the script is printed.")

  @Argument(help: ArgumentHelp("The script to write.", valueName: "file"), completion: .file(extensions: ["yaml"]))
  var file: String?

  @Option(help: "The purpose of the script.")
  var kind = ScriptTemplate.daily

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let text = kind.text
    guard let file, !OutputTargets.isPrinted(file) else {
      guard report.json else { return Terminal.put(file: text) }
      return CommandAnswer(value: Printed(text: text)).tell(report)
    }
    try OutputFile.write(Array(text.utf8), to: writing.target(file, report))
    CommandAnswer(
      [ListenCommandsSentences.sessionMade(file: file, command: CommandHint("session", "plan", file))],
      FileWritten(file)
    ).tell(report)
  }

  /// A script that no file has, for programs.
  private struct Printed: Encodable {
    let text: String
  }
}

extension ScriptTemplate: ExpressibleByArgument {}
