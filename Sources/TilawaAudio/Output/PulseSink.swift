/// Plays through a PulseAudio server, or PipeWire in its place, by the asynchronous interface.
///
/// The server pulls from its own thread. When it goes away, or takes the stream from us, the feed is told `away`, and a
/// thread tries to reach it again, first at once, then every 100 ms to 2 s; the feed is told `back`, or after `timeout` `lost`.
public final class PulseSink: AudioSink {
  /// The server's sink as it is: rate, and one or two channels.
  public let wish: AudioFormat?
  /// What the server calls the sink.
  public let name: String
  /// How samples go to the server: the sink's own encoding where we know it.
  public let encoding: SampleEncoding
  public var pace: SinkPace { .realTime }

  private let player: LoopGuarded<PulsePlayer>
  private let timeout: Duration
  private let closing: Bell
  private let returning = Guarded<WorkerThread?>(nil)

  /// Connects and asks for the sink of that name, or the default one. Blocks for a few round trips.
  ///
  /// `server` is an address as in `PULSE_SERVER`; nil looks where libpulse does. Throws `.noServer` where none answers,
  /// with what was tried, or where it has no such sink. Never starts a server. One that goes away later is waited for
  /// as long as `timeout`.
  public init(sink: String? = nil, server: String? = nil, timeout: Duration = .seconds(60)) throws(AudioError) {
    self.timeout = timeout
    closing = try Bell()
    player = try LoopGuarded { loop throws(AudioError) in
      try PulsePlayer(loop: loop, server: server, sink: sink)
    }
    let found = try player.locked { player throws(AudioError) in player?.target }
    guard let found else { throw AudioError(.noServer, "play", "the server has no sink") }
    wish = found.format
    name = found.name
    encoding = found.encoding
  }

  deinit { closing.ring() }

  public func open(_ feed: SinkFeed) throws(AudioError) {
    try player.locked { player throws(AudioError) in
      player?.onAway = { [weak self] in self?.wentAway() }
      try player?.open(feed)
    }
  }

  public var heardFrame: Int { ask(0) { $0.heardFrame() } }
  public func suspend() { ask(()) { $0.set(.suspended) } }
  public func resume() { ask(()) { $0.set(.playing) } }
  public func flush() -> Int { ask(0) { $0.flush() } }
  public func gainChanged() { ask(()) { $0.gainChanged() } }
  public func setTitle(_ title: String) { ask(()) { $0.setTitle(title) } }
  public func dataAvailable() { ask(()) { $0.fill() } }

  public func close(_ ending: SinkEnding) throws(AudioError) {
    ask(()) { $0.close() }
    closing.ring()
    returning.withLock { $0.take() }?.join()
  }

  private func ask<Answer>(_ none: Answer, _ question: (PulsePlayer) -> Answer) -> Answer {
    let answer = try? player.locked { player throws(AudioError) in player.map(question) }
    return (answer ?? nil) ?? none
  }

  /// From a callback, which must not wait. Returns why there is no thread to try it, where the system has none: nobody would ever
  /// say then that the sound is lost.
  private func wentAway() -> AudioError? {
    let attempts = PulseReturn(player: player, timeout: timeout, closing: closing)
    do throws(AudioError) {
      let thread = try WorkerThread { attempts.run() }
      returning.withLock { $0 = thread }
      return nil
    } catch {
      return error
    }
  }
}
