import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaConsole
import TilawaScripts

struct SessionCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say all that is wrong with a script, by line and column.")

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    do {
      let script = try SessionScript(file: file, in: AppContext())
      let faults = try script.faults(of: try script.resolved(SessionMemory()))
      if !faults.isEmpty { throw ScriptFaults(faults) }
    } catch let faults as ScriptFaults {
      if report.json { Terminal.say(SessionCheckCommand.json(faults.faults).text) }
      throw SessionScript.tell(faults, of: file, to: Terminal.complain)
    }
    Terminal.say(report.json ? SessionCheckCommand.json([]).text : "ok")
  }

  private static func json(_ faults: [ScriptFault]) -> JSON {
    let rows = faults.map { fault in
      JSON.object([
        ("line", .optional(fault.line, JSON.int)), ("column", .optional(fault.column, JSON.int)),
        ("message", .string(fault.message)),
      ])
    }
    return .object([("ok", .bool(faults.isEmpty)), ("faults", .array(rows))])
  }
}
