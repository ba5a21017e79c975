package import FoundationEssentials
import TilawaCore
package import TilawaPlayer

/// The time limit of a run. It ends a pause or a recording at once, and a session with the ayah heard then.
package actor RunLimit {
  /// The longest that an ayah may go on beyond the time; none of ordinary length is cut.
  package static let grace = Duration.seconds(120)
  private static let interval = Duration.seconds(1)

  /// Whether the time has come.
  package private(set) var isOver = false
  private var deadline: Date?
  private var watch: Task<Void, any Error>?
  private let nowPlaying: NowPlaying

  package init(nowPlaying: NowPlaying) { self.nowPlaying = nowPlaying }

  /// Sets the limit, unless an earlier one is set.
  package func set(_ moment: Date) {
    guard deadline.map({ moment < $0 }) ?? true else { return }
    deadline = moment
    watch?.cancel()
    watch = Task {
      try await WallAlarm.wait(until: moment)
      try await end()
    }
  }

  /// Stops the watch, because the run is over.
  package func cancel() { watch?.cancel() }

  private func end() async throws {
    isOver = true
    let hardEnd = ContinuousClock.now + RunLimit.grace
    var asked: Int?
    // Look again after each step: a session may begin just now.
    while true {
      try Task.checkCancellation()
      if await nowPlaying.intermission != nil {
        try? await nowPlaying.obey(.play)
      } else if let player = await nowPlaying.player {
        let info = await nowPlaying.info?.number
        let isSounding = await player.isSounding
        if ContinuousClock.now > hardEnd || !isSounding {
          await player.stop()
        } else if asked != info {
          asked = info
          do { try await nowPlaying.obey(.sleep(.zero)) } catch { await player.stop() }
        }
      }
      try await Task.sleep(for: RunLimit.interval)
    }
  }
}

extension Player {
  /// Whether the player's time passes: not in a pause or while it waits.
  fileprivate var isSounding: Bool { progress.map { !$0.snapshot.isPaused } ?? true }
}
