/// A sink whose frames a program pulls: for tests, and for programs with other outputs.
///
/// Nothing depends on time: `pull` waits for the decode thread, and its frames count as heard.
public final class MemorySink: AudioSink {
  private struct State {
    var feed: SinkFeed?
    var isPlaying = false
    var isClosed = false
    var pulled = 0
  }

  public let wish: AudioFormat?
  public var pace: SinkPace { .unpaced }
  private let state = Guarded(State())
  private let wake = WakeUp()

  public init(wish: AudioFormat? = nil) { self.wish = wish }

  public func open(_ feed: SinkFeed) throws(AudioError) { state.withLock { $0.feed = feed } }

  public var heardFrame: Int { state.withLock { $0.pulled } }

  public func suspend() { set(.suspended) }
  public func resume() { set(.playing) }

  private func set(_ playing: EngineState) {
    state.withLock { $0.isPlaying = playing == .playing }
    wake.signal()
  }

  public func flush() -> Int {
    state.withLock { state in
      state.feed?.discard()
      return state.pulled
    }
  }

  public func dataAvailable() {
    state.withLock { if $0.feed?.isAtEnd == true { $0.feed?.drained() } }
    wake.signal()
  }

  public func close(_ ending: SinkEnding) throws(AudioError) {
    state.withLock { $0.isClosed = true }
    wake.signal()
  }

  /// Returns the next `frames` frames, interleaved; fewer at the end, when closed, or when suspended. One thread at a
  /// time.
  public func pull(frames: Int) -> [Float] {
    var samples: [Float] = []
    while true {
      switch turn(frames, &samples) {
      case .enough: return samples
      case .wait: wake.wait()
      }
    }
  }

  private enum Turn { case enough, wait }

  private func turn(_ frames: Int, _ samples: inout [Float]) -> Turn {
    state.withLock { state in
      guard let feed = state.feed, !state.isClosed else { return .enough }
      let channels = feed.format.channels
      // A start that is on its way brings its own state.
      guard state.isPlaying || feed.isStale else { return .enough }
      while samples.count < frames * channels, state.isPlaying {
        let count = take(frames - samples.count / channels, from: feed, into: &samples)
        state.pulled += count
        feed.heard(state.pulled)
        guard count == 0 else { continue }
        if feed.mustWait() { return .wait }
        guard feed.isAtEnd else { continue }
        feed.drained()
        return .enough
      }
      return state.isPlaying ? .enough : .wait
    }
  }

  private func take(_ frames: Int, from feed: SinkFeed, into samples: inout [Float]) -> Int {
    var count = 0
    let channels = feed.format.channels
    let wanted = min(frames, 4096)
    samples += [Float](unsafeUninitializedCapacity: wanted * channels) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      count = feed.render(into: base, frames: wanted)
      filled = count * channels
    }
    return count
  }
}
