public import TilawaAudio
public import TilawaCore

/// Plays one session on one sink: runs the state machine, does what it asks for, tells what was heard.
///
/// The only one to change the playback. `run` returns when nothing more is heard; the commands may come at any time.
public actor Player {
  /// What is told of the session, in order; ends with `.end`. One task reads it, or none.
  ///
  /// A sink that is not in real time waits for that task, so that memory stays flat however long the session is.
  public nonisolated let events: AsyncStream<PlayerEvent>
  public nonisolated let format: AudioFormat

  private var playback: Playback
  private let engine: AudioEngine
  private let riwayah: Riwayah
  private let limit: Int?
  private let channel: EventChannel
  private let pace: SinkPace
  /// Where what sounds now began, and how much of it was heard before a change interrupted it.
  private var current: EngineMark?
  private var failure: AudioError?
  /// Linear amplitude in percent.
  private var volume: Int
  private var ending = SinkEnding.complete

  /// Opens the sink; nothing sounds yet.
  ///
  /// - Parameters:
  ///   - limit: the output frame at which the session ends, whatever is left.
  ///   - volume: linear amplitude in percent.
  ///   - opening: how files become decoders; tests give tones.
  public init(
    _ session: Session, riwayah: Riwayah, on sink: any AudioSink, format: AudioFormat, limit: Int? = nil,
    volume: Int = 100, opening: @escaping DecoderOpening = AudioProbe.openDecoder
  ) throws(AudioError) {
    let channel = EventChannel()
    self.channel = channel
    events = AsyncStream(unfolding: { await channel.next() })
    pace = sink.pace
    engine = try AudioEngine(sink: sink, format: format, limit: limit, opening: opening)
    engine.setVolume(percent: volume)
    self.volume = volume
    playback = Playback(session: session, rate: format.rate)
    self.format = format
    self.riwayah = riwayah
    self.limit = limit
  }

  /// Plays the session to its end. Call it once; a `stop` that came before is an end too.
  ///
  /// - Parameter audience: whether somebody reads `events`; an unpaced sink then waits for them.
  /// - Returns: why it ended.
  /// - Throws: `AudioError` where a source could not be read, the sink was lost, or a file could not be completed.
  public func run(for audience: Audience = .unknown) async throws(AudioError) -> Playback.EndReason {
    if audience == .listening { channel.expectReader() }
    channel.send(teller.start(riwayah: riwayah, limit: limit))
    handle(.play)
    for await report in engine.reports {
      take(report)
      if pace == .unpaced { await channel.room() }
    }
    guard case .ended(let reason) = playback.phase else {
      throw AudioError(.ioFailed, "play on", "the engine ended before the session")
    }
    if let failure { throw failure }
    return reason
  }

  /// Whether it is certain that a task reads the events.
  public enum Audience: Hashable, Sendable { case unknown, listening }

  // MARK: - Commands; each may come in any state

  public func play() { handle(.play) }
  public func pause() { handle(.pause) }
  public func toggle() { handle(.toggle) }
  public func next() { handle(.next) }
  public func previous() { handle(.previous(heard: heard)) }
  public func jump(toItem item: Int) { handle(.jump(item: item)) }
  public func change(_ change: Playback.Change) { handle(.change(change, heard: heard)) }

  /// Ends the session; `ending` says whether a file keeps what was heard.
  public func stop(_ reason: Playback.EndReason = .stopped, _ ending: SinkEnding = .complete) {
    self.ending = ending
    handle(.stop(reason))
  }

  public func setVolume(percent: Int) {
    volume = min(100, max(0, percent))
    engine.setVolume(percent: volume)
  }

  public func changeVolume(byPercent change: Int) { setVolume(percent: volume + change) }

  /// What is heard and how far it has come; nil before the start and after the end.
  public var progress: Progress? {
    playback.snapshot.map {
      Progress(
        snapshot: $0, heard: OutputTime(frames: isInGap ? 0 : heard, rate: format.rate),
        at: OutputTime(frames: engine.heardFrame, rate: format.rate))
    }
  }

  public struct Progress: Hashable, Sendable {
    public let snapshot: Snapshot
    /// Of what the snapshot names; nothing in the gap before it.
    public let heard: OutputTime
    /// Of the session.
    public let at: OutputTime
  }

  // MARK: - The state machine

  private func handle(_ event: Playback.Event) {
    for effect in playback.handle(event) { perform(effect) }
  }

  private func perform(_ effect: Playback.Effect) {
    switch effect {
    case .start(let cue, let generation):
      // Inside a segment the sound goes on while the change is on its way.
      let asOf = cue.skipping > 0 ? current.map { $0.frame + cue.skipping - $0.skipped } : nil
      current = nil
      engine.start(
        playback.walk(from: cue), skipping: cue.skipping, asOf: asOf, generation: generation,
        as: isPaused ? .suspended : .playing)
    case .suspend: engine.suspend()
    case .resume: engine.resume()
    case .report(let report):
      channel.send(teller.event(report, plan: playback.plan, heardFrame: engine.heardFrame))
    case .close(let reason): close(reason)
    }
  }

  private var teller: EventTeller { EventTeller(session: playback.session, rate: format.rate) }

  private var isInGap: Bool { if case .gap = playback.place { true } else { false } }

  private var isPaused: Bool {
    switch playback.phase {
    case .paused, .held: true
    case .idle, .playing, .lost, .ended: false
    }
  }

  private func take(_ report: EngineReport) {
    switch report {
    case .began(let mark):
      if mark.generation == playback.generation { current = mark }
      handle(.began(Playback.Mark(mark)))
      engine.setTitle(title)
    case .ended(let mark):
      handle(.heard(Playback.Mark(mark)))
    case .finished(let generation, _):
      handle(.finished(generation: generation))
    case .failed(let error, _, let generation, _):
      if generation == playback.generation { failure = error }
      handle(.failed(generation: generation))
    case .sinkAway: handle(.sinkLost)
    case .sinkBack: handle(.sinkBack(heard: heard))
    case .pauseRequested: handle(.hold)
    case .resumeRequested: handle(.release)
    case .sinkLost(let error, _):
      failure = error
      handle(.sinkLost)
      handle(.stop(.error))
    case .underrun: break
    }
  }

  /// What a mixer shows: "2:255 · Husary".
  private var title: String {
    guard let step = playback.snapshot?.step else { return "" }
    let name = playback.session.sound(of: step)?.reciter.name
    return [playback.session.ref(of: step), name].compactMap(\.self).joined(separator: " · ")
  }

  /// Output frames heard of what sounds now.
  private var heard: Int { current.map { max(0, engine.heardFrame - $0.frame) + $0.skipped } ?? 0 }

  /// Closes the sink, which ends the engine's reports and with them `run`. Blocks until a file is on the disk.
  private func close(_ reason: Playback.EndReason) {
    let end = OutputTime(frames: engine.heardFrame, rate: format.rate)
    do throws(AudioError) {
      try engine.stop(reason == .error ? .discard : ending)
    } catch {
      failure = failure ?? error
    }
    channel.send(.end(at: end, reason: failure == nil ? reason : .error))
    channel.close()
  }
}
