import TilawaAudio
package import TilawaCore

/// A counter for downloads in progress. Any thread may use it.
package final class DownloadTally: Sendable {
  /// The state of a download at one moment.
  package struct Snapshot: Hashable, Sendable {
    /// The number of all files, done or not.
    package var total = 0
    /// The number of files that were here before.
    package var here = 0
    /// The number of files fetched now.
    package var fetched = 0
    /// The number of files that could not be fetched.
    package var failed = 0
    /// The number of bytes received over the network, including those thrown away.
    package var bytes = 0
    /// The time since the start, in seconds of a clock that is never set.
    package var seconds = 0.0

    /// The number of files that are finished, with or without success.
    package var settled: Int { here + fetched + failed }

    /// The rate in bytes a second; nil during the first half second.
    package var rate: Double? { seconds < 0.5 ? nil : Double(bytes) / seconds }

    /// The estimated remaining time in seconds, at the pace so far; nil if that would be a guess.
    package var left: Double? {
      guard seconds >= 1, fetched > 0 else { return nil }
      return seconds / Double(fetched) * Double(max(0, total - settled))
    }
  }

  private let state = Guarded((snapshot: Snapshot(), notes: [Sentence]()))
  private let began = ContinuousClock.now

  /// Makes a counter for this many files.
  package init(total: Int) { state.withLock { $0.snapshot.total = total } }

  /// The present state.
  package var snapshot: Snapshot {
    state.withLock { state in
      state.snapshot.seconds = began.duration(to: .now) / .seconds(1)
      return state.snapshot
    }
  }

  /// Remarks for the user that stopped nothing, such as unusable timings.
  package var notes: [Sentence] { state.withLock { $0.notes } }

  func came(_ bytes: Int) { state.withLock { $0.snapshot.bytes += bytes } }

  /// Counts a fetched file that turned out wrong as failed.
  func countAsFailed() {
    state.withLock { state in
      state.snapshot.fetched -= 1
      state.snapshot.failed += 1
    }
  }

  func note(_ notes: [Sentence]) { state.withLock { $0.notes += notes } }
  func count(_ kind: WritableKeyPath<Snapshot, Int>) { state.withLock { $0.snapshot[keyPath: kind] += 1 } }
}
