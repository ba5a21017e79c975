import Synchronization
public import TilawaCore

/// An engine that plays segments on a sink: joins are exact to the frame, and the heard parts are reported.
///
/// Output frames are counted from the beginning of the session. A new generation begins with the frame after the last
/// heard one; prepared frames that were not heard do not count. The methods are called by one owner (an actor) in its
/// order; none of them waits for a file, and only `stop` waits for the sink.
public final class AudioEngine: Sendable {
  /// The format of the sink and of every heard frame.
  public let format: AudioFormat

  /// The reports of the heard sound, in order. One task reads them; they end after `stop`.
  public let reports: AsyncStream<EngineReport>

  private let core: EngineCore
  private let sink: any AudioSink
  private let thread: WorkerThread
  /// The thread that delivers the reports of the sink's callback.
  private let reportThread: WorkerThread
  private let isStopped = Atomic<Bool>(false)

  /// Opens the sink; the sound begins with `start`.
  ///
  /// `limit` is the output frame at which the session ends in any case; `levels` is the gain of each file; `words`
  /// returns the words for reports.
  /// Throws the errors of the sink: `.noServer`, `.cannotCreate`.
  public init(
    sink: any AudioSink, format: AudioFormat, limit: Int? = nil, levels: Levels = .untouched,
    obstacle: EngineObstacle = .ends, words: SegmentWords? = nil,
    opening: @escaping DecoderOpening = AudioProbe.openDecoder
  ) throws(AudioError) {
    let core = EngineCore(sink: sink, format: format, limit: limit)
    let feed = SinkFeed(
      format: format, renderer: core.renderer, reportQueue: core.reportQueue, writer: core.writer,
      onChange: { [weak core] in core?.set($0) })
    try sink.open(feed)
    let reportQueue = core.reportQueue
    do throws(AudioError) {
      reportThread = try WorkerThread { reportQueue.run() }
      thread = try WorkerThread {
        DecodeLoop(core: core, sink: sink, levels: levels, obstacle: obstacle, words: words, opening: opening).run()
      }
    } catch {
      reportQueue.close()
      try? sink.close(.discard)
      throw error
    }
    self.core = core
    self.sink = sink
    self.format = format
    reports = AsyncStream(unfolding: { await reportQueue.next() })
  }

  deinit {
    if !isStopped.load(ordering: .relaxed) { try? end(.discard) }
  }

  /// Discards the prepared frames and plays these segments, as soon as the sink can.
  ///
  /// `state` says whether the sound begins at once.
  public func start(
    _ segments: any IteratorProtocol<SessionSegment> & Sendable, _ start: PlaybackStart,
    as state: EngineState = .playing
  ) {
    core.start(segments, start, state: state)
  }

  /// Continues after `.stuck`: the prepared frames are kept, and these segments follow them. Does nothing if another
  /// generation has begun.
  public func proceed(_ segments: any IteratorProtocol<SessionSegment> & Sendable, generation: Int) {
    core.send(.proceed(segments, generation: generation))
  }

  /// Ends after `.stuck`: nothing follows the prepared frames; `.failed` is reported after the last of them is heard.
  public func giveUp(generation: Int) { core.send(.giveUp(generation: generation)) }

  /// Suspends the sound at its present position.
  public func suspend() { core.apply(.suspended) }

  /// Resumes the sound.
  public func resume() { core.apply(.playing) }

  /// Sets the volume, a linear amplitude in percent; 100 leaves the samples unchanged.
  public func setVolume(percent: Int) { core.setGain(Float(percent) / 100) }

  /// Sets the title for a mixer.
  public func setTitle(_ title: String) { sink.setTitle(title) }

  /// The number of heard output frames. Never blocks for long.
  public var heardFrame: Int { sink.heardFrame }

  /// The number of heard output frames, but not more than those before the next report that is not read to its end.
  package var reportedFrame: Int {
    let heard = heardFrame
    return min(heard, core.reportQueue.unreadFrame ?? heard)
  }

  /// Whether the reader of the reports has finished all that were due until now; for tests.
  package var isUpToDate: Bool { core.reportQueue.isUpToDate }

  /// Whether the engine waits until the made frames are heard and their reports are read; for tests.
  package var isHeld: Bool { core.reportQueue.isBehind }

  /// Ends the session, closes the sink and ends the reports. Blocks until a file is on the disk, or until the sink is
  /// released.
  ///
  /// Throws `.ioFailed` if a file cannot be completed; nothing of it is left then. A second call does nothing.
  public func stop(_ ending: SinkEnding = .complete) throws(AudioError) {
    guard !isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
    try end(ending)
  }

  private func end(_ ending: SinkEnding) throws(AudioError) {
    core.send(.stop)
    defer {
      core.reportQueue.close()
      reportThread.join()
    }
    var failure: AudioError?
    do throws(AudioError) { try sink.close(ending) } catch { failure = error }
    thread.join()
    if let failure { throw failure }
  }
}
