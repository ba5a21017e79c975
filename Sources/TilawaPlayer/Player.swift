package import TilawaAudio
package import TilawaCore
import TilawaIntake

/// A player of one session on one sink: it runs the state machine, carries out its effects, and reports what is heard.
///
/// Only the player changes the playback. `run` returns when nothing more is heard. Commands may come at any time.
package actor Player {
  /// The events of the session, in order, up to `.end`. At most one task reads them.
  ///
  /// An unpaced sink waits for the reader, so that memory stays flat in a long session.
  package nonisolated let events: AsyncStream<PlayerEvent>
  /// The format of the open sink.
  package nonisolated let format: AudioFormat

  var playback: Playback
  let engine: AudioEngine
  private let riwayah: Riwayah
  let options: Options
  let services: Services
  let channel: EventChannel
  let pace: SinkPace
  /// The file for which the sound waits.
  var awaited: Awaited?
  /// The output frame of the last wait; an underrun there is not reported.
  var lastWait: Int?
  /// The number of times that the session was replaced.
  private var revision = 0
  private var heardFiles: Set<String> = []
  /// The mark of the segment that sounds now.
  private var current: SegmentMark?
  /// The output frames of the next step that were heard before; valid until its mark comes.
  private var skipping = 0
  private var hasBegun = false
  private var lastPosition: SessionPosition?
  private var failure: AudioError?
  /// The latest output frame in an event.
  private var toldFrame = 0
  /// The linear amplitude in per cent.
  private(set) var volume: Int
  private var volumeBeforeMute = 100
  /// The last computed timeline; nil once lengths may have changed.
  private var knownTimeline: SessionTimeline?
  /// The settings in the last event.
  private var toldSettings: Settings?
  let milestones = Milestones()
  private var ending = SinkEnding.complete

  /// Returns the session without the file at a path; the same ayat in the same order. May block on the disk.
  package typealias Repair = @Sendable (Session, _ path: String, _ why: ResolvedUnit.Reason) throws -> Session

  /// Opens the sink; nothing sounds yet.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - riwayah: the riwayah of the session, for the events.
  ///   - sink: the sink for the sound.
  ///   - format: the format of the sink, usually by `SessionFormat.decide`.
  ///   - options: the options for the start.
  ///   - services: the services during playback.
  package init(
    _ session: Session, riwayah: Riwayah, on sink: any AudioSink, format: AudioFormat,
    with options: Options = Options(),
    using services: Services = Services()
  ) throws(AudioError) {
    let channel = EventChannel()
    self.channel = channel
    events = AsyncStream(unfolding: { await channel.next() })
    pace = sink.pace
    engine = try AudioEngine(
      sink: sink, format: format, limit: options.limit, levels: services.levels,
      obstacle: services.repair == nil && services.fetching == nil ? .ends : .asks,
      words: services.words.map(\.segmentWords), opening: services.opening)
    engine.setVolume(percent: options.volume)
    volume = options.volume
    playback = Playback(session: session, rate: format.rate, speed: options.speed, from: options.position)
    self.options = options
    self.services = services
    self.format = format
    self.riwayah = riwayah
  }

  /// Plays the session to its end. Called once; a `stop` before it ends it at once.
  ///
  /// - Parameter audience: whether a task reads `events`; an unpaced sink then waits for it.
  /// - Returns: the reason of the end.
  /// - Throws: `AudioError` if a source could not be read, the sink was lost, or a file could not be completed.
  package func run(for audience: Audience = .unknown) async throws(AudioError) -> Playback.EndReason {
    if audience == .listening { channel.expectReader() }
    channel.send(eventBuilder.start(riwayah: riwayah, from: options.position, limit: options.limit))
    for fallback in options.replaced { tell(fallback) }
    let arriving = services.fetching.map { fetching in
      Task { for await arrival in fetching.arrivals { await take(arrival) } }
    }
    defer {
      services.fetching?.finish()
      arriving?.cancel()
    }
    handle(.play)
    for await report in engine.reports {
      await take(report)
      if pace == .unpaced { await channel.room() }
    }
    guard case .ended(let reason) = playback.phase else {
      throw AudioError(.ioFailed, PlayerSentences.cannotPlayOn, PlayerSentences.engineEnded)
    }
    if let failure { throw failure }
    return reason
  }

  /// The knowledge whether a task reads the events.
  package enum Audience: Hashable, Sendable { case unknown, listening }

  // MARK: - Commands; each may come in any state

  /// Starts the session, or continues it after a pause.
  package func play() { handle(.play) }

  /// Silences the sink; nothing is lost.
  package func pause() { handle(.pause) }

  /// Pauses the session, or continues it if it is paused.
  package func toggle() { handle(.toggle) }

  /// Goes to the first play of the next ayah; ends the session after the last one.
  package func next() { handle(.next) }

  /// Goes to the previous ayah, or to the start of this one if more than 1.5 s of it were heard.
  package func previous() { handle(.previous(heard: heard)) }

  /// Goes to the first play of an item of the session's plan, counted from 0.
  package func jump(toItem item: Int) { handle(.jump(item: item)) }

  /// Changes repeats, gap or speed during playback; the present sound goes on.
  package func change(_ change: Playback.Change) { handle(.change(change, heard: heard)) }

  /// Changes the speed to a neighbour of the present one, if there is one.
  package func changeSpeed(_ neighbour: @Sendable (Speed) -> Speed?) {
    if let speed = neighbour(playback.speed) { change(.speed(speed)) }
  }

  /// Ends the session. `ending` says whether a file keeps what was heard.
  package func stop(_ reason: Playback.EndReason = .stopped, _ ending: SinkEnding = .complete) {
    self.ending = ending
    handle(.stop(reason))
  }

  /// Sets the linear amplitude, limited to 0 to 100 per cent; at 100 samples are unchanged.
  package func setVolume(percent: Int) {
    volume = min(100, max(0, percent))
    engine.setVolume(percent: volume)
    tellSettings()
  }

  /// Silences the sound while it goes on, or restores the amplitude from before.
  package func toggleMute() {
    guard volume == 0 else {
      volumeBeforeMute = volume
      return setVolume(percent: 0)
    }
    setVolume(percent: volumeBeforeMute)
  }

  /// Changes the amplitude by per cent of full amplitude.
  package func changeVolume(byPercent change: Int) { setVolume(percent: volume + change) }

  /// Returns the paths of the files heard since the last call.
  package func takeHeardFiles() -> Set<String> {
    defer { heardFiles = [] }
    return heardFiles
  }

  /// The length of all that was heard; nil until the session is over.
  package private(set) var total: OutputTime?

  /// Whether all reports so far are handled; for tests.
  package var isUpToDate: Bool { engine.isUpToDate }

  func time(_ frames: Int) -> OutputTime { OutputTime(frames: frames, rate: format.rate) }

  /// The time of an event that no report brings. Times never go back: it is not before the last event, nor after a
  /// heard frame whose report is still to come.
  var now: OutputTime { time(presentFrame) }

  private var presentFrame: Int { told(max(toldFrame, engine.reportedFrame)) }

  private func told(_ frame: Int) -> Int {
    toldFrame = max(toldFrame, frame)
    return frame
  }

  /// The session with all changes found during playback.
  package var session: Session { playback.session }

  /// The position for continuing the session if it ends now; nil until something is heard.
  package var position: SessionPosition? {
    hasBegun ? lastPosition ?? playback.position(heard: heard) : nil
  }

  // MARK: - The state machine

  func handle(_ event: Playback.Event) {
    switch event {
    case .replaced, .renewed: revision += 1
    default: break
    }
    if event.changesTimes { knownTimeline = nil }
    let generation = playback.generation
    let effects = playback.handle(event)
    // Nothing was heard at the new place if the move came while the sound server was away.
    if case .lost = playback.phase, playback.generation != generation { (current, skipping) = (nil, 0) }
    for effect in effects { perform(effect) }
    tellSettings()
  }

  /// Sends one event for each change; the speed has an event of its own.
  private func tellSettings() {
    let settings = settings
    defer { toldSettings = settings }
    guard playback.place != nil, let told = toldSettings, told.with(speed: settings.speed) != settings else { return }
    channel.send(.change(at: now, settings))
  }

  var timeline: SessionTimeline {
    if let knownTimeline { return knownTimeline }
    let timeline = playback.timeline
    knownTimeline = timeline
    return timeline
  }

  private func perform(_ effect: Playback.Effect) {
    switch effect {
    case .start(let walk, var start):
      // Inside a segment the sound goes on while the change is on its way.
      if start.skipping > 0, start.join != .leap {
        start.asOf = current.map { mark in
          mark.frame + rounds(mark) * mark.length + start.skipping - lead(mark, at: start.heardAt) - mark.skipped
        }
      }
      current = nil
      skipping = lead(walk.loop, at: start.speed) + start.atItsSpeed(start.skipping(in: walk.loop, rate: format.rate))
      engine.start(walk, start, as: isPaused ? .suspended : .playing)
      stopWaiting()
      lookAhead()
    case .proceed(let walk, let generation):
      engine.proceed(walk, generation: generation)
    case .suspend: engine.suspend()
    case .resume: engine.resume()
    case .report(let report):
      let frame = report.frame.map(told) ?? presentFrame
      channel.send(eventBuilder.event(report, plan: playback.plan, heardFrame: frame))
      milestones.note(report)
    case .close(let reason): close(reason)
    }
  }

  private var eventBuilder: PlayerEventBuilder {
    PlayerEventBuilder(session: playback.session, rate: format.rate, speed: playback.speed, levels: services.levels)
  }

  var isInGap: Bool { if case .gap = playback.place { true } else { false } }

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
      handle(.began(mark))
      engine.setTitle(title)
      if case .sound(let slices) = mark.segment.content { heardFiles.formUnion(slices.map(\.file.path)) }
      lookAhead()
    case .ended(let mark):
      handle(.heard(mark))
    case .word(let word):
      handle(.word(word))
    case .finished(let generation, _):
      handle(.finished(generation: generation))
    case .stuck(let error, let segment, let generation, let frame):
      if !isAnswered(segment, generation, frame) { await mend(error, at: segment.step, generation) }
    case .exhausted(let generation, let frame):
      if let awaited, (awaited.generation, awaited.frame) == (generation, frame) { tellWaiting() }
    case .failed(let error, _, let generation, _):
      if generation == playback.generation { failure = error }
      handle(.failed(generation: generation))
    case .sinkAway: handle(.sinkLost)
    case .sinkBack: handle(.sinkBack(heard: heard))
    case .pauseRequested: handle(.hold)
    case .resumeRequested: handle(.release)
    case .sinkLost(let error, _):
      failure = error
      // A file that cannot be written has no server to wait for.
      if error.code == .noServer { handle(.sinkLost) }
      handle(.stop(.error))
    case .underrun(let frame):
      if awaited == nil, frame != lastWait { channel.send(.underrun(at: time(told(frame)))) }
    }
  }

  /// Replaces an unreadable file by other reciters; ends the session if there are none.
  private func mend(_ error: AudioError, at step: RepeatPlan.Step, _ generation: Int) async {
    let before = playback.session
    guard generation == playback.generation, let path = error.path, let found = await others(for: path, error)
    else { return engine.giveUp(generation: generation) }
    // The engine asks again at this place if the listener went elsewhere meanwhile.
    guard generation == playback.generation else { return }
    let who = (before.sound(of: step)?.reciter, found.sound(of: step)?.reciter)
    handle(.replaced(found, at: step, generation: generation))
    tell(SessionFallback(ref: before.ref(of: step), from: who.0, to: who.1, because: error.said))
    lookAhead()
  }

  /// Returns the session with other reciters; nil if replacement is off, or the library fails.
  private func others(for path: String, _ error: AudioError) async -> Session? {
    guard let repair = services.repair, playback.session.files.contains(where: { $0.path == path }) else { return nil }
    return await renewed { try repair($0, path, error.reason) }
  }

  /// Returns the session made by `make`; nil if it fails. Runs `make` outside the actor, so that commands are obeyed
  /// meanwhile. If the session was replaced meanwhile, runs `make` again.
  func renewed(_ make: @escaping @Sendable (Session) throws -> Session) async -> Session? {
    while true {
      let (before, session) = (revision, playback.session)
      guard let made = await Task.detached(operation: { try? make(session) }).value else { return nil }
      if revision == before { return made }
    }
  }

  /// The title for a mixer: "2:255 · Husary".
  private var title: String {
    guard let step = playback.snapshot?.step else { return "" }
    let name = playback.session.sound(of: step)?.reciter.name
    return [playback.session.ref(of: step), name].compactMap(\.self).joined(separator: " · ")
  }

  /// The output frames heard of the present step.
  var heard: Int {
    current.map { mark in
      max(0, engine.heardFrame - mark.frame) + mark.skipped - rounds(mark) * mark.length
        + lead(mark, at: playback.heardSpeed)
    } ?? skipping
  }

  /// Returns the number of rounds of a loop since its mark, because the mark of the next round may come late.
  private func rounds(_ mark: SegmentMark) -> Int {
    guard mark.segment.loop != nil, mark.length > 0 else { return 0 }
    return (max(0, engine.heardFrame - mark.frame) + mark.skipped) / mark.length
  }

  /// Returns the output frames of a step before its loop.
  private func lead(_ mark: SegmentMark, at speed: Speed) -> Int { lead(mark.segment.loop, at: speed) }

  private func lead(_ loop: SoundLoop?, at speed: Speed) -> Int {
    loop?.range(rate: format.rate, speed: speed).lowerBound ?? 0
  }

  /// Closes the sink, so that the engine's reports and `run` end. Blocks until a file is on the disk.
  private func close(_ reason: Playback.EndReason) {
    lastPosition = playback.position(heard: heard)
    let end = time(max(toldFrame, engine.heardFrame))
    total = end
    stopWaiting()
    services.fetching?.finish()
    do throws(AudioError) {
      try engine.stop(reason == .error ? .discard : ending)
    } catch {
      failure = failure ?? error
    }
    channel.send(.end(at: end, reason: failure == nil ? reason : .error))
    channel.close()
    milestones.finish()
  }
}

extension Playback.Event {
  /// Whether lengths may have changed.
  fileprivate var changesTimes: Bool {
    switch self {
    case .change, .endless, .replaced, .renewed: true
    default: false
    }
  }
}

extension WordFinder {
  fileprivate var segmentWords: SegmentWords { { self.onsets(in: $0) } }
}
