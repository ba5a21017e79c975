/// A sink that drops sound: as fast as it comes, or in real time.
public final class NullSink: AudioSink {
  public let pace: SinkPace
  public var wish: AudioFormat? { nil }
  private let thread = Guarded<PullThread?>(nil)

  public init(pace: SinkPace) { self.pace = pace }

  public func open(_ feed: SinkFeed) throws(AudioError) {
    let pull = PullThread(feed, pace: pace) { _ in }
    try pull.begin()
    thread.withLock { $0 = pull }
  }

  private var pull: PullThread? { thread.withLock { $0 } }

  public var heardFrame: Int { pull?.heardFrame ?? 0 }
  public func suspend() { pull?.set(playing: .suspended) }
  public func resume() { pull?.set(playing: .playing) }
  public func flush() -> Int { pull?.flush() ?? 0 }
  public func dataAvailable() { pull?.wakeUp() }
  public func close(_ ending: SinkEnding) throws(AudioError) { pull?.end() }
}
