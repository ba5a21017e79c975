import TilawaConsole
import TilawaCore
import TilawaPlayer

/// Members that the status and the events of a player share: one name and one type for each (docs/control.md).
enum PlayerMembers {
  /// How a session is set.
  static func settings(_ settings: Player.Settings) -> [(String, JSON)] {
    [
      ("each", .repetition(settings.each)), ("repeat", .repetition(settings.passes)), ("gap", .gap(settings.gap)),
      ("speed", .speed(settings.speed)), ("volume", .int(settings.volume)),
      ("endless", .string(settings.endless.rawValue)), ("ab", .optional(settings.loop, loop)),
      ("sleeps_at", .optional(settings.sleepsAt, JSON.time)),
    ]
  }

  /// What events called some of these until 0.1; told for one release.
  static func formerSettings(_ settings: Player.Settings) -> [(String, JSON)] {
    [("loop", .optional(settings.loop, loop)), ("sleep", .optional(settings.sleepsAt, JSON.time))]
  }

  private static func loop(_ loop: Player.Loop) -> JSON {
    .object([("ref", .string(loop.ref)), ("from", .time(loop.start)), ("to", .optional(loop.end, JSON.time))])
  }

  /// Which word is heard, and whether its time was published or is an estimate.
  static func word(_ word: HeardWord?) -> [(String, JSON)] {
    [("word", .optional(word?.ref.number, JSON.int)), ("word_is", .optional(word?.basis.rawValue, JSON.string))]
  }

  /// How often a step is heard.
  static func counters(_ step: RepeatPlan.Step, plays: Repeat, passes: Repeat) -> [(String, JSON)] {
    [
      ("play", .int(step.play)), ("plays", .repetition(plays)), ("pass", .int(step.pass)),
      ("passes", .repetition(passes)),
    ]
  }
}
