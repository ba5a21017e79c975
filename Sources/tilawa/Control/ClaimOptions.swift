import ArgumentParser

/// What to do where something sounds already.
struct ClaimOptions: ParsableArguments {
  @Flag(help: "End what sounds already, whose place is kept, and sound in its stead.")
  var replace = false

  @Flag(help: "Where something sounds already, wait for a turn, however long.")
  var queue = false

  @Option(
    name: .customLong("wait"),
    help: ArgumentHelp("Where something sounds already, wait for a turn so long at most.", valueName: "time"))
  var limit: TimeArgument?

  mutating func validate() throws {
    guard [replace, queue, limit != nil].filter(\.self).count <= 1 else {
      throw ValidationError("use one of --replace, --queue and --wait")
    }
  }

  /// What was asked for; nil: it is to be asked, or refused.
  var manner: Manner? {
    if let limit { return .wait(.seconds(limit.seconds)) }
    return replace ? .replace : queue ? .queue : nil
  }

  /// How one comes to sound where something sounds already.
  enum Manner: Hashable, Sendable {
    case replace, queue
    case wait(Duration)
  }
}
