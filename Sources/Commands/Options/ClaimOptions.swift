package import ArgumentParser
package import AppBase
package import TilawaCore

/// The options for the case that something sounds already.
package struct ClaimOptions: ParsableArguments {
  @Flag(help: PlayOption.replace.help())
  package var replace = false

  @Flag(help: PlayOption.queue.help())
  package var queue = false

  @Option(name: .customLong("wait"), help: PlayOption.wait.help("time"))
  package var limit: TimeLength?

  package init() {}

  package mutating func validate() throws {
    guard [replace, queue, limit != nil].filter(\.self).count <= 1 else {
      throw ValidationError(CommandOptionsSentences.oneOfClaims)
    }
  }

  /// The chosen action; nil if none was chosen. Then a person is asked, or the command fails.
  package var turn: PlayRequest.Turn? {
    if let limit { return .wait(limit) }
    return replace ? .replace : queue ? .queue : nil
  }
}
