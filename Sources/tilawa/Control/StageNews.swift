import TilawaConsole
import TilawaCore
import TilawaPlayer

/// What those are told who watch: the events of `play --json`, and when sessions begin and end.
enum StageNews {
  /// - Parameter letters: the riwayah whose text is shown beside what a session of this one plays.
  static func json(_ news: Stage.News, letters: (Riwayah) -> Riwayah, in riwayah: Riwayah) -> JSON {
    switch news {
    case .event(let event, _): EventLine.json(event, letters: letters(riwayah))
    case .entered(let scene): .object([("event", .string("entered"))] + members(scene))
    case .left(let reason): .object([("event", .string("left")), ("reason", .string(reason.rawValue))])
    case .intermission(let intermission):
      .object([("event", .string("intermission")), ("intermission", .optional(intermission, json))])
    }
  }

  /// What is known of a session when it begins.
  static func members(_ scene: Stage.Scene) -> [(String, JSON)] {
    [
      ("session", .int(scene.number)), ("script", .optional(scene.script, JSON.string)),
      ("ranges", .strings(scene.session.spec.ranges.map(\.description))),
      ("riwayah", .string(scene.riwayah.rawValue)), ("counting", .string(scene.riwayah.counting.rawValue)),
    ]
  }

  static func json(_ intermission: Stage.Intermission) -> JSON {
    .object([
      ("title", .string(intermission.title)),
      ("seconds", .optional(intermission.length) { .number("\($0 / .seconds(1))") }),
    ])
  }
}
