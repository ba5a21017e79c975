import TilawaCore
import TilawaPlayer

/// Conditions that a test awaits before it goes on, instead of a while.
extension Player {
  /// Runs it in a task of its own; nothing can be pulled before it has begun.
  func begin() async -> Task<Playback.EndReason, any Error> {
    let run = Task { try await self.run() }
    while progress == nil { await Task.yield() }
    return run
  }

  /// Waits until the player has noted all heard frames, which a task of its own reports: what comes before that belongs
  /// to what was heard before.
  func catchUp() async { while !isUpToDate { await Task.yield() } }
}
