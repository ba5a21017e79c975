/// What a sink pulls frames from and tells how far it has come.
public final class SinkFeed: Sendable {
  /// What the frames are that are pulled.
  public let format: AudioFormat
  let renderer: Renderer
  let reportQueue: ReportQueue
  private let writer: WakeUp
  private let onChange: @Sendable (EngineCore.Output) -> Void

  init(
    format: AudioFormat, renderer: Renderer, reportQueue: ReportQueue, writer: WakeUp,
    onChange: @escaping @Sendable (EngineCore.Output) -> Void
  ) {
    self.format = format
    self.renderer = renderer
    self.reportQueue = reportQueue
    self.writer = writer
    self.onChange = onChange
  }

  /// Fills `target` with up to `frames` interleaved frames and returns how many there were.
  ///
  /// For the sound server's callback: never blocks, locks or allocates.
  public func render(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    let count = renderer.render(into: target, frames: frames)
    rendered()
    return count
  }

  /// After a render: lets the decode thread know where there is room. Never blocks, locks or allocates.
  func rendered() { if renderer.shouldWakeWriter() { writer.signal() } }

  /// Lets the last `frames` frames that were rendered be rendered again, or as many of them as are kept; returns how
  /// many. While nothing is rendered.
  func rewind(_ frames: Int) -> Int { renderer.isStale ? 0 : renderer.rewind(frames) }

  /// Frames that a render would give now.
  var available: Int { renderer.hasFrames ? renderer.ring.available : 0 }

  /// Whether everything was rendered and nothing more will come.
  public var isAtEnd: Bool { renderer.isAtEnd }

  /// Whether everything was rendered and nothing more will come, or nothing for now.
  var isDry: Bool { renderer.isAtEnd || renderer.isHalted }

  /// Whether the listener asked for something else that is not there yet.
  public var isStale: Bool { renderer.isStale }

  /// Asks for a call of `dataAvailable`; false where there is something already, or the end.
  public func mustWait() -> Bool { renderer.becomeHungry() }

  /// Forgets what was prepared; only in `flush`.
  public func discard() { renderer.discard() }

  /// `frame` frames were heard. Returns the frame at which this must be called next, if one is known.
  @discardableResult
  public func heard(_ frame: Int) -> Int? { reportQueue.heard(frame) }

  /// All that was rendered was heard, and `isAtEnd` was true before that was asked of the output.
  public func drained() { reportQueue.drained() }

  /// As `heard`, for the sound server's callback: never blocks, locks or allocates.
  @discardableResult
  func note(heard frame: Int) -> Int? { reportQueue.note(heard: frame) }

  /// As `drained`, for the callback.
  func noteDrained() { reportQueue.noteDrained() }

  /// There was nothing to play at `frame`, and time went by. Never blocks, locks or allocates.
  public func underrun(at frame: Int) { reportQueue.note(.underrun, at: frame) }

  /// The output is gone at `frame`; nothing more is pulled. Never locks.
  public func lost(_ error: AudioError, at frame: Int) {
    onChange(.gone)
    reportQueue.note(.lost, at: frame, because: error)
  }

  /// The output is gone at `frame` and may come back; nothing is pulled meanwhile. Never locks.
  public func away(_ error: AudioError, at frame: Int) {
    onChange(.gone)
    reportQueue.note(.away, at: frame, because: error)
  }

  /// The output is there again. It is flushed, for a new start, before anything is pulled. Never locks.
  public func back(at frame: Int) {
    onChange(.there)
    reportQueue.note(.back, at: frame)
  }

  /// Another sound asks for silence: a call. For the callback.
  public func requestsPause() { reportQueue.note(.pauseRequested, at: 0) }

  /// It has ended. For the callback.
  public func requestsResume() { reportQueue.note(.resumeRequested, at: 0) }
}
