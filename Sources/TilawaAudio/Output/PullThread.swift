import Synchronization

/// The thread of a sink that pulls by itself: it takes one block after another and passes it to `consume`.
final class PullThread: Sendable {
  typealias Consumer = @Sendable (ArraySlice<Float>) throws(AudioError) -> Void

  private struct State {
    var isPlaying = false
    var isClosing = false
    /// Whether sound flows, so that a lack of frames is an underrun.
    var isFlowing = false
    /// The number of pulled frames; never fewer than the heard ones.
    var pulled = 0
  }

  private enum Turn { case went, wait, closed }

  private let feed: SinkFeed
  private let pace: SinkPace
  private let block: Int
  private let consume: Consumer
  private let state = Guarded(State())
  private let heard = Atomic<Int>(0)
  private let wake = WakeUp()
  private let thread = Guarded<WorkerThread?>(nil)

  init(_ feed: SinkFeed, pace: SinkPace, consume: @escaping Consumer) {
    self.feed = feed
    self.pace = pace
    self.consume = consume
    block = pace == .realTime ? max(1, feed.format.rate / 100) : 4096
  }

  func begin() throws(AudioError) {
    let started = try WorkerThread { self.run() }
    thread.withLock { $0 = started }
  }

  var heardFrame: Int { heard.load(ordering: .acquiring) }
  func wakeUp() { wake.signal() }

  func set(playing: EngineState) {
    state.withLock { state in
      state.isPlaying = playing == .playing
      state.isFlowing = false
    }
    wake.signal()
  }

  /// Discards the prepared frames, as `AudioSink.flush`.
  func flush() -> Int {
    state.withLock { state in
      feed.discard()
      state.isFlowing = false
      return state.pulled
    }
  }

  func end() {
    state.withLock { $0.isClosing = true }
    wake.signal()
    thread.withLock { $0 }?.join()
  }

  private func run() {
    var buffer = [Float](repeating: 0, count: block * feed.format.channels)
    var clock = PaceClock(rate: feed.format.rate)
    while true {
      switch turn(&buffer, &clock) {
      case .went: continue
      case .closed: return
      case .wait:
        wake.wait()
        clock.restart()
      }
    }
  }

  private func turn(_ buffer: inout [Float], _ clock: inout PaceClock) -> Turn {
    let frames: Int
    let pulled: Int
    switch pull(into: &buffer) {
    case .frames(let count, let total): (frames, pulled) = (count, total)
    case .nothing(let turn): return turn
    }
    if pace == .realTime { clock.wait(playing: frames) }
    heard.store(pulled, ordering: .releasing)
    feed.heard(pulled)
    return .went
  }

  private enum Pulled {
    case frames(Int, total: Int)
    case nothing(Turn)
  }

  private func pull(into buffer: inout [Float]) -> Pulled {
    state.withLock { state in
      if state.isClosing { return .nothing(.closed) }
      guard state.isPlaying else { return .nothing(.wait) }
      let count = buffer.withUnsafeMutableBufferPointer { target in
        target.baseAddress.map { feed.render(into: $0, frames: block) } ?? 0
      }
      guard count > 0 else { return .nothing(ranDry(&state)) }
      do throws(AudioError) {
        try consume(buffer[..<(count * feed.format.channels)])
      } catch {
        state.isPlaying = false
        feed.lost(error, at: state.pulled)
        return .nothing(.wait)
      }
      state.isFlowing = true
      state.pulled += count
      return .frames(count, total: state.pulled)
    }
  }

  /// Handles a lack of frames: the end, a change that is not ready yet, or an underrun.
  private func ranDry(_ state: inout State) -> Turn {
    guard feed.mustWait() else {
      guard feed.isAtEnd else { return .went }
      feed.drained()
      state.isFlowing = false
      return .wait
    }
    if state.isFlowing, pace == .realTime, !feed.isStale { feed.underrun(at: state.pulled) }
    state.isFlowing = false
    return .wait
  }
}
