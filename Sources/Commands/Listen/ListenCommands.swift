package import ArgumentParser
import CommandOptions
package import AppBase
package import AppPlayback

/// The commands for playing, and for control of the player.
package enum ListenCommands {
  /// The commands at the top of the help.
  package static let first: [any ParsableCommand.Type] = [PlayCommand.self, ResumeCommand.self]

  package static let group = CommandGroup(
    name: "Listen",
    subcommands: [
      QueueCommand.self, RenderCommand.self, CtlCommand.self, StopCommand.self, SessionCommand.self,
      PresetCommand.self,
    ])

  /// Plays a request that another process handed over.
  package static func play(_ passed: SessionRequest) async throws {
    try await PlaySession(passed, in: AppContext()).run()
  }

  /// Returns the request of a line of `play` that needs no argument parser; nil for any other line.
  package static func request(plain arguments: [String]) -> PlayRequest? { PlayLine.plain(in: arguments) }

  /// Plays a request of the command line.
  package static func play(_ request: PlayRequest) async throws { try await PlayCommand.run(request) }

  /// Sends a request that needs no argument parser, and prints the answer.
  ///
  /// - Returns: whether the line is such a request.
  package static func control(plain arguments: [String]) throws -> Bool {
    guard let plain = try ControlLine.plain(in: arguments) else { return false }
    try plain.line.perform(as: plain.form, untilItIsOver: plain.waiting)
    return true
  }
}
