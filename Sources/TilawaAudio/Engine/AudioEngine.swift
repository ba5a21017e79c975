import Synchronization
public import TilawaCore

/// Plays segments on a sink: joins exact to the frame, reports of what was heard.
///
/// Output frames are counted from the beginning of the session. A new generation begins with the frame that follows
/// the last one heard; what was prepared and not heard does not count. The methods are called by one owner in its
/// order (an actor); none of them waits for a file, and only `stop` for the sink.
public final class AudioEngine: Sendable {
  /// What the sink was opened with; every frame that is heard has it.
  public let format: AudioFormat

  /// What was heard, in order. One task reads it; it ends after `stop`.
  public let reports: AsyncStream<EngineReport>

  private let core: EngineCore
  private let sink: any AudioSink
  private let thread: WorkerThread
  /// Delivers the reports that the sink's callback makes due.
  private let reportThread: WorkerThread
  private let isStopped = Atomic<Bool>(false)

  /// Opens the sink; the sound begins with `start`.
  ///
  /// `limit` is the output frame at which the session ends, whatever is left; `levels` is the gain of each file; `words` finds
  /// the words of which reports are wanted.
  /// Throws what the sink throws: `.noServer`, `.cannotCreate`.
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

  /// Throws away what was prepared and plays these segments; the change is audible as soon as the sink can.
  ///
  /// `state` says whether it sounds at once.
  public func start(
    _ segments: any IteratorProtocol<SessionSegment> & Sendable, _ start: PlaybackStart,
    as state: EngineState = .playing
  ) {
    core.start(segments, start, state: state)
  }

  /// After `.stuck`: what was prepared is kept, and these segments follow it. Nothing where another generation has begun.
  public func proceed(_ segments: any IteratorProtocol<SessionSegment> & Sendable, generation: Int) {
    core.send(.proceed(segments, generation: generation))
  }

  /// After `.stuck`: nothing follows what was prepared; `.failed` is reported when that was heard.
  public func giveUp(generation: Int) { core.send(.giveUp(generation: generation)) }

  /// Stops the sound where it is.
  public func suspend() { core.apply(.suspended) }

  /// Goes on from there.
  public func resume() { core.apply(.playing) }

  /// Linear amplitude in percent; 100 leaves the samples as they are.
  public func setVolume(percent: Int) { core.setGain(Float(percent) / 100) }

  /// What is heard, for a mixer to show.
  public func setTitle(_ title: String) { sink.setTitle(title) }

  /// How many output frames were heard. Never blocks for long.
  public var heardFrame: Int { sink.heardFrame }

  /// Whether whoever reads the reports has done with all that were due until now; for tests.
  package var isUpToDate: Bool { core.reportQueue.isUpToDate }

  /// Whether nothing more is made until what was made is heard and its reports are read; for tests.
  package var isHeld: Bool { core.reportQueue.isBehind }

  /// Ends the session, closes the sink and ends the reports. Blocks until a file is on the disk, or a sink let go.
  ///
  /// Throws `.ioFailed` where a file cannot be completed; nothing of it is left then. A second call does nothing.
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
