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
  /// What the sink was opened with.
  public nonisolated let format: AudioFormat

  private var playback: Playback
  private let engine: AudioEngine
  private let riwayah: Riwayah
  private let limit: Int?
  private let levels: Levels
  private let beginning: SessionPosition?
  private let channel: EventChannel
  private let pace: SinkPace
  private let repair: Repair?
  /// Where what sounds now began, and how much of it was heard before a change interrupted it.
  private var current: EngineMark?
  /// How much of what comes now was heard in an earlier session, until its mark says so.
  private var skipping = 0
  private var hasBegun = false
  private var lastPosition: SessionPosition?
  private var failure: AudioError?
  /// Linear amplitude in percent.
  private var volume: Int
  private var ending = SinkEnding.complete

  /// Gives the session without the file at a path; the same ayat in the same order. May block on the disk.
  public typealias Repair = @Sendable (Session, _ path: String, _ why: ResolvedUnit.Reason) throws -> Session

  /// Opens the sink; nothing sounds yet.
  ///
  /// - Parameters:
  ///   - session: what is played.
  ///   - riwayah: that of the session, for those who listen.
  ///   - sink: where the sound goes.
  ///   - format: what the sink is opened with, mostly by `SessionFormat.decide`.
  ///   - position: where it begins, found in this session; nil for its opening.
  ///   - limit: the output frame at which the session ends, whatever is left.
  ///   - volume: linear amplitude in percent.
  ///   - speed: at which it begins.
  ///   - levels: the gain of each file, for all of the session.
  ///   - repair: finds others for what cannot be read; nil: the session ends there.
  ///   - opening: how files become decoders; tests give tones.
  public init(
    _ session: Session, riwayah: Riwayah, on sink: any AudioSink, format: AudioFormat,
    from position: SessionPosition? = nil, limit: Int? = nil, volume: Int = 100, speed: Speed = .normal,
    levels: Levels = .untouched, repair: Repair? = nil, opening: @escaping DecoderOpening = AudioProbe.openDecoder
  ) throws(AudioError) {
    let channel = EventChannel()
    self.channel = channel
    events = AsyncStream(unfolding: { await channel.next() })
    pace = sink.pace
    engine = try AudioEngine(
      sink: sink, format: format, limit: limit, levels: levels, obstacle: repair == nil ? .ends : .asks,
      opening: opening)
    engine.setVolume(percent: volume)
    self.volume = volume
    playback = Playback(session: session, rate: format.rate, speed: speed, from: position)
    beginning = position
    self.repair = repair
    self.format = format
    self.riwayah = riwayah
    self.limit = limit
    self.levels = levels
  }

  /// Plays the session to its end. Call it once; a `stop` that came before is an end too.
  ///
  /// - Parameter audience: whether somebody reads `events`; an unpaced sink then waits for them.
  /// - Returns: why it ended.
  /// - Throws: `AudioError` where a source could not be read, the sink was lost, or a file could not be completed.
  public func run(for audience: Audience = .unknown) async throws(AudioError) -> Playback.EndReason {
    if audience == .listening { channel.expectReader() }
    channel.send(teller.start(riwayah: riwayah, from: beginning, limit: limit))
    handle(.play)
    for await report in engine.reports {
      await take(report)
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

  /// Begins, or goes on after a pause.
  public func play() { handle(.play) }

  /// Silences the sink; nothing is lost.
  public func pause() { handle(.pause) }

  /// Pauses what sounds, and goes on with what is paused.
  public func toggle() { handle(.toggle) }

  /// To the next ayah, first play; past the last it ends.
  public func next() { handle(.next) }

  /// To the ayah before, or to the start of this one when more than 1.5 s of it were heard.
  public func previous() { handle(.previous(heard: heard)) }

  /// To the first play of an item of the session's plan, counted from 0.
  public func jump(toItem item: Int) { handle(.jump(item: item)) }

  /// Changes repeats, gap or speed while it plays; what sounds now goes on.
  public func change(_ change: Playback.Change) { handle(.change(change, heard: heard)) }

  /// To a neighbour of the present speed; nothing where there is none.
  public func changeSpeed(_ neighbour: @Sendable (Speed) -> Speed?) {
    if let speed = neighbour(playback.speed) { change(.speed(speed)) }
  }

  /// Ends the session; `ending` says whether a file keeps what was heard.
  public func stop(_ reason: Playback.EndReason = .stopped, _ ending: SinkEnding = .complete) {
    self.ending = ending
    handle(.stop(reason))
  }

  /// Sets the linear amplitude, kept within 0 to 100 per cent; at 100 samples are left as they are.
  public func setVolume(percent: Int) {
    volume = min(100, max(0, percent))
    engine.setVolume(percent: volume)
  }

  /// Makes it louder or softer by so many per cent of full amplitude.
  public func changeVolume(byPercent change: Int) { setVolume(percent: volume + change) }

  /// What is heard and how far it has come; nil before the start and after the end.
  public var progress: Progress? {
    playback.snapshot.map { snapshot in
      let sound = playback.session.sound(of: snapshot.step)
      return Progress(
        snapshot: snapshot, reciter: sound?.reciter, heard: time(isInGap ? 0 : heard),
        length: sound.map { sound in
          time(sound.slices.reduce(0) { $0 + $1.frames(at: format.rate, speed: playback.speed) })
        },
        speed: playback.speed, at: time(engine.heardFrame))
    }
  }

  private func time(_ frames: Int) -> OutputTime { OutputTime(frames: frames, rate: format.rate) }

  /// Where the session goes on if it is left now, or where it was left; nil as long as nothing was heard.
  public var position: SessionPosition? {
    hasBegun ? lastPosition ?? playback.position(heard: heard) : nil
  }

  /// What is heard, of whom, and how far it has come.
  public struct Progress: Hashable, Sendable {
    /// What is heard, and which play and pass of it.
    public let snapshot: Snapshot
    /// Nil where nobody has it.
    public let reciter: Reciter?
    /// Of what the snapshot names; nothing in the gap before it.
    public let heard: OutputTime
    /// Of what the snapshot names, at this speed; nil where nobody has it.
    public let length: OutputTime?
    /// How fast it sounds.
    public let speed: Speed
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
      var start = EngineCue(cue, generation: generation)
      // Inside a segment the sound goes on while the change is on its way.
      if cue.skipping > 0 { start.asOf = current.map { $0.frame + cue.skipping - $0.skipped } }
      current = nil
      skipping = cue.speed.frames(cue.heardAt.content(cue.skipping))
      engine.start(playback.walk(from: cue), start, as: isPaused ? .suspended : .playing)
    case .proceed(let cue, let generation):
      engine.proceed(playback.walk(from: cue), generation: generation)
    case .suspend: engine.suspend()
    case .resume: engine.resume()
    case .report(let report):
      channel.send(teller.event(report, plan: playback.plan, heardFrame: engine.heardFrame))
    case .close(let reason): close(reason)
    }
  }

  private var teller: EventTeller {
    EventTeller(session: playback.session, rate: format.rate, speed: playback.speed, levels: levels)
  }

  private var isInGap: Bool { if case .gap = playback.place { true } else { false } }

  private var isPaused: Bool {
    switch playback.phase {
    case .paused, .held: true
    case .idle, .playing, .lost, .ended: false
    }
  }

  private func take(_ report: EngineReport) async {
    switch report {
    case .began(let mark):
      hasBegun = true
      if mark.generation == playback.generation { current = mark }
      handle(.began(Playback.Mark(mark)))
      engine.setTitle(title)
    case .ended(let mark):
      handle(.heard(Playback.Mark(mark)))
    case .finished(let generation, _):
      handle(.finished(generation: generation))
    case .stuck(let error, let segment, let generation, _):
      await mend(error, at: segment.step, generation)
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
    case .underrun(let frame): channel.send(.underrun(at: time(frame)))
    }
  }

  /// Has others recite what a file cannot give, before its turn where there is time; else the session ends there.
  private func mend(_ error: AudioError, at step: RepeatPlan.Step, _ generation: Int) async {
    let before = playback.session
    guard generation == playback.generation, let path = error.path, let found = await others(for: path, error, before)
    else { return engine.giveUp(generation: generation) }
    let who = (before.sound(of: step)?.reciter, found.sound(of: step)?.reciter)
    handle(.replaced(found, at: step, generation: generation))
    channel.send(
      .fallback(
        at: time(engine.heardFrame), ref: before.ref(of: step), from: who.0, to: who.1, because: error))
  }

  /// Nil where nobody looks for them, or the library fails. Not on the actor: commands are obeyed meanwhile.
  private func others(for path: String, _ error: AudioError, _ session: Session) async -> Session? {
    guard let repair, session.files.contains(where: { $0.path == path }) else { return nil }
    return await Task.detached { try? repair(session, path, error.reason) }.value
  }

  /// What a mixer shows: "2:255 · Husary".
  private var title: String {
    guard let step = playback.snapshot?.step else { return "" }
    let name = playback.session.sound(of: step)?.reciter.name
    return [playback.session.ref(of: step), name].compactMap(\.self).joined(separator: " · ")
  }

  /// Output frames heard of what sounds now.
  private var heard: Int { current.map { max(0, engine.heardFrame - $0.frame) + $0.skipped } ?? skipping }

  /// Closes the sink, which ends the engine's reports and with them `run`. Blocks until a file is on the disk.
  private func close(_ reason: Playback.EndReason) {
    lastPosition = playback.position(heard: heard)
    let end = time(engine.heardFrame)
    do throws(AudioError) {
      try engine.stop(reason == .error ? .discard : ending)
    } catch {
      failure = failure ?? error
    }
    channel.send(.end(at: end, reason: failure == nil ? reason : .error))
    channel.close()
  }
}
