import ArgumentParser
import CommandOptions

struct SessionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Sessions written down as scripts: write, check, plan, run, schedule.",
    discussion: "The language of scripts: tilawa-script(5).",
    subcommands: [
      SessionNewCommand.self, SessionCheckCommand.self, SessionPlanCommand.self, SessionRunCommand.self,
      SessionScheduleCommand.self,
    ])
}
