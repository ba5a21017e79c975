import ArgumentParser
import CommandOptions

struct SessionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Write sessions as scripts; check, plan, run and schedule them.",
    discussion: "The manual page tilawa-script(5) explains the language of scripts.",
    subcommands: [
      SessionNewCommand.self, SessionCheckCommand.self, SessionPlanCommand.self, SessionRunCommand.self,
      SessionScheduleCommand.self,
    ])
}
