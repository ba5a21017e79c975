/// Plays through a PulseAudio server, or PipeWire in its place, by the asynchronous interface.
///
/// The server pulls from its own thread. When it goes away the feed is told `.noServer`; nothing waits for it then.
public final class PulseSink: AudioSink {
  /// The server's sink as it is: rate, and one or two channels.
  public let wish: AudioFormat?
  /// What the server calls the sink.
  public let name: String
  /// How samples go to the server: the sink's own encoding where we know it.
  public let encoding: SampleEncoding
  public var pace: SinkPace { .realTime }

  private let player: LoopGuarded<PulsePlayer>

  /// Connects and asks for the sink of that name, or the default one. Blocks for a few round trips.
  ///
  /// `server` is an address as in `PULSE_SERVER`; nil looks where libpulse does. Throws `.noServer` where none answers,
  /// with what was tried, or where it has no such sink. Never starts a server.
  public init(sink: String? = nil, server: String? = nil) throws(AudioError) {
    player = try LoopGuarded { loop throws(AudioError) in
      let player = try PulsePlayer(connection: PulseConnection(loop: loop))
      try player.connect(to: server, sink: sink)
      return player
    }
    let found = try player.locked { player throws(AudioError) in player?.target }
    guard let found else { throw AudioError(.noServer, "play", "the server has no sink") }
    wish = found.format
    name = found.name
    encoding = found.encoding
  }

  public func open(_ feed: SinkFeed) throws(AudioError) {
    try player.locked { player throws(AudioError) in try player?.open(feed) }
  }

  public var heardFrame: Int { ask(0) { $0.heardFrame() } }
  public func suspend() { ask(()) { $0.set(.suspended) } }
  public func resume() { ask(()) { $0.set(.playing) } }
  public func flush() -> Int { ask(0) { $0.flush() } }
  public func dataAvailable() { ask(()) { $0.fill() } }
  public func close(_ ending: SinkEnding) throws(AudioError) { ask(()) { $0.close() } }

  private func ask<Answer>(_ none: Answer, _ question: (PulsePlayer) -> Answer) -> Answer {
    let answer = try? player.locked { player throws(AudioError) in player.map(question) }
    return (answer ?? nil) ?? none
  }
}
