import ArgumentParser
import CommandOptions
import AppBase
import AppScripts
import TilawaConsole
import TilawaCore

struct SessionPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "List every step of a script and its length, without playing.")

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let checked = try CheckedScript(
      file: file, goingOnFrom: try context.library(), in: context
    ) {
      Terminal.complain($0.text)
    }
    let plan = try SessionPlan(checked, in: context)
    plan.tell(report)
    for problem in plan.problems { Terminal.complain(problem.message) }
    if let first = plan.problems.first { throw Failure(silent: first.code) }
  }
}
