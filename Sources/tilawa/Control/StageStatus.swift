import Glibc
import TilawaConsole
import TilawaCore
import TilawaPlayer

/// What sounds now, as a program is told that asks.
struct StageStatus {
  private let scene: Stage.Scene?
  private let progress: Player.Progress?
  private let intermission: Stage.Intermission?

  init(_ stage: Stage) async {
    (scene, intermission) = (await stage.scene, await stage.intermission)
    progress = await stage.progress
  }

  /// The members of the answer, without braces.
  var members: String {
    let text = JSON.object(head + session + (progress.map(StageStatus.place) ?? [])).text
    return String(text.dropFirst().dropLast())
  }

  /// What is on: `idle` before the first sound and between sessions.
  private var state: String {
    if intermission != nil { return "intermission" }
    guard let progress else { return "idle" }
    return progress.snapshot.isPaused ? "paused" : progress.waitingFor == nil ? "playing" : "waiting"
  }

  private var head: [(String, JSON)] {
    [("state", .string(state)), ("process", .int(Int(getpid())))]
      + (intermission.map { [("intermission", StageNews.json($0))] } ?? [])
  }

  private var session: [(String, JSON)] { scene.map(StageNews.members) ?? [] }

  private static func place(_ progress: Player.Progress) -> [(String, JSON)] {
    let snapshot = progress.snapshot
    let heard =
      [("ref", JSON.string(snapshot.ref))] + PlayerMembers.word(snapshot.word)
      + PlayerMembers.counters(snapshot.step, plays: snapshot.plays, passes: snapshot.passes)
    return heard + [
      ("reciter", .optional(progress.reciter?.id, JSON.string)), ("at", .time(progress.at)),
      ("heard", .time(progress.heard)), ("length", .optional(progress.length, JSON.time)),
      ("recited", .time(progress.recited)), ("recitation", .optional(progress.recitation, JSON.time)),
      ("pass_heard", .time(progress.pass.heard)), ("pass_length", .optional(progress.pass.length, JSON.time)),
      ("whole_heard", .time(progress.whole.heard)), ("whole_length", .optional(progress.whole.length, JSON.time)),
      ("waiting_for", .optional(progress.waitingFor, JSON.string)),
    ] + PlayerMembers.settings(progress.settings)
  }
}
