import ArgumentParser
import TilawaApp
import TilawaCore

/// What to do where something sounds already.
struct ClaimOptions: ParsableArguments {
  @Flag(help: PlayOption.replace.help())
  var replace = false

  @Flag(help: PlayOption.queue.help())
  var queue = false

  @Option(name: .customLong("wait"), help: PlayOption.wait.help("time"))
  var limit: TimeLength?

  mutating func validate() throws {
    guard [replace, queue, limit != nil].filter(\.self).count <= 1 else {
      throw ValidationError("use one of --replace, --queue and --wait")
    }
  }

  /// What was asked for; nil: it is asked, or refused.
  var turn: PlayRequest.Turn? {
    if let limit { return .wait(limit) }
    return replace ? .replace : queue ? .queue : nil
  }
}
