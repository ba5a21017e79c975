import CPulse

/// A sink on a PulseAudio server, or PipeWire in its place, by the asynchronous interface.
///
/// The server pulls from its own thread. When the server or the stream is lost, the feed gets `away`, and a thread
/// tries to reach the server again, first at once, then every 100 ms to 2 s. Then the feed gets `back`, or after
/// `timeout` `lost`.
public final class PulseSink: AudioSink {
  /// The format of the server's sink: its rate, and one or two channels.
  public let wish: AudioFormat?
  /// The server's name of the sink.
  public let name: String
  /// The encoding of samples for the server: that of its sink if it is known.
  public let encoding: SampleEncoding
  public var pace: SinkPace { .realTime }

  private let player: LoopGuarded<PulsePlayer>
  private let timeout: Duration
  private let closing: Bell
  private let returning = Guarded<WorkerThread?>(nil)

  /// Connects and finds the sink of that name, or the default one. Blocks for a few round trips.
  ///
  /// `server` is an address as in `PULSE_SERVER`; nil is libpulse's own search. Throws `.noServer`, with the tried
  /// address, if no server answers or it has no such sink. Never starts a server. A server that goes away later is
  /// tried again for at most `timeout`.
  public init(sink: String? = nil, server: String? = nil, timeout: Duration = .seconds(60)) throws(AudioError) {
    self.timeout = timeout
    closing = try Bell()
    player = try LoopGuarded { loop throws(AudioError) in
      try PulsePlayer(loop: loop, server: server, sink: sink)
    }
    let found = try player.locked { player throws(AudioError) in player?.target }
    guard let found else { throw AudioError(.noServer, AudioSentences.cannotPlay, AudioSentences.noSink) }
    wish = found.format
    name = found.name
    encoding = found.encoding
  }

  deinit { closing.ring() }

  /// Loads libpulse, and the libraries that it needs, on a thread of its own: a sink that is made soon waits less for them.
  package static func prepare() { _ = SystemThread.start { _ = cpulse_load() } }

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

  /// Starts the attempts to reach the server again. It is called from a callback, which must not wait. Returns the
  /// error if the system has no thread for them: otherwise no thread would report the loss.
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
