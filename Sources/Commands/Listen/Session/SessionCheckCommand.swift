import ArgumentParser
import CommandOptions
import AppBase
import AppScripts
import TilawaCore
import TilawaConsole
import TilawaScripts

struct SessionCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a script and list its errors with line and column.")

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    do {
      let script = try SessionScript(file: file, in: AppContext())
      let faults = try script.faults(of: try script.resolved(SessionMemory()))
      if !faults.isEmpty { throw ScriptFaults(faults) }
    } catch let faults as ScriptFaults {
      if report.json { ScriptFault.answer(faults.faults).tell(report) }
      throw SessionScript.tell(faults, of: file, to: { Terminal.complain($0.text) })
    }
    ScriptFault.answer([]).tell(report)
  }
}
