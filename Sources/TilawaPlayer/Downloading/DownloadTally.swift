import TilawaAudio

/// A counter for downloads in progress. Any thread may use it.
public final class DownloadTally: Sendable {
  /// The state of a download at one moment.
  public struct Snapshot: Hashable, Sendable {
    /// The number of all files, done or not.
    public var total = 0
    /// The number of files that were here before.
    public var here = 0
    /// The number of files fetched now.
    public var fetched = 0
    /// The number of files that could not be fetched.
    public var failed = 0
    /// The number of bytes received over the network, including those thrown away.
    public var bytes = 0
    /// The time since the start, in seconds of a clock that is never set.
    public var seconds = 0.0

    /// The number of files that are finished, with or without success.
    public var settled: Int { here + fetched + failed }

    /// The rate in bytes a second; nil during the first half second.
    public var rate: Double? { seconds < 0.5 ? nil : Double(bytes) / seconds }

    /// The estimated remaining time in seconds, at the pace so far; nil if that would be a guess.
    public var left: Double? {
      guard seconds >= 1, fetched > 0 else { return nil }
      return seconds / Double(fetched) * Double(max(0, total - settled))
    }
  }

  private let state = Guarded((snapshot: Snapshot(), notes: [String]()))
  private let began = ContinuousClock.now

  /// Makes a counter for this many files.
  public init(total: Int) { state.withLock { $0.snapshot.total = total } }

  /// The present state.
  public var snapshot: Snapshot {
    state.withLock { state in
      state.snapshot.seconds = began.duration(to: .now) / .seconds(1)
      return state.snapshot
    }
  }

  /// Remarks for the user that stopped nothing, such as unusable timings.
  public var notes: [String] { state.withLock { $0.notes } }

  func came(_ bytes: Int) { state.withLock { $0.snapshot.bytes += bytes } }

  /// Counts a fetched file that turned out wrong as failed.
  func countAsFailed() {
    state.withLock { state in
      state.snapshot.fetched -= 1
      state.snapshot.failed += 1
    }
  }

  func note(_ notes: [String]) { state.withLock { $0.notes += notes } }
  func count(_ kind: WritableKeyPath<Snapshot, Int>) { state.withLock { $0.snapshot[keyPath: kind] += 1 } }
}
