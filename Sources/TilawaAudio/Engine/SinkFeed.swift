/// The source of a sink's frames, and the receiver of its reports.
public final class SinkFeed: Sendable {
  /// The format of the frames.
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

  /// Fills `target` with up to `frames` interleaved frames and returns their number.
  ///
  /// For the sound server's callback: never blocks, locks or allocates.
  public func render(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    let count = renderer.render(into: target, frames: frames)
    rendered()
    return count
  }

  /// Tells the decode thread after a render that there is room. Never blocks, locks or allocates.
  func rendered() { if renderer.shouldWakeWriter() { writer.signal() } }

  /// Returns to earlier frames, so that the last `frames` rendered ones, or as many as are kept, are rendered again;
  /// returns their number. Only while nothing is rendered.
  func rewind(_ frames: Int) -> Int { renderer.isStale ? 0 : renderer.rewind(frames) }

  /// The number of frames for a render now.
  var available: Int { renderer.hasFrames ? renderer.ring.available : 0 }

  /// Whether everything was rendered and nothing more will come.
  public var isAtEnd: Bool { renderer.isAtEnd }

  /// Whether everything was rendered and nothing more will come, or nothing for now.
  var isDry: Bool { renderer.isAtEnd || renderer.isHalted }

  /// Whether the listener requested a change that is not ready yet.
  public var isStale: Bool { renderer.isStale }

  /// Requests a call of `dataAvailable`; false if there are frames already, or at the end.
  public func mustWait() -> Bool { renderer.becomeHungry() }

  /// Forgets the prepared frames; only in `flush`.
  public func discard() { renderer.discard() }

  /// Reports the number of heard frames. Returns the frame at which this must be called next, if one is known.
  @discardableResult
  public func heard(_ frame: Int) -> Int? { reportQueue.heard(frame) }

  /// Reports that all rendered frames were heard; `isAtEnd` must have been true before the output was asked.
  public func drained() { reportQueue.drained() }

  /// Reports the number of heard frames from the sound server's callback: never blocks, locks or allocates.
  @discardableResult
  func note(heard frame: Int) -> Int? { reportQueue.note(heard: frame) }

  /// Reports from the callback that all rendered frames were heard.
  func noteDrained() { reportQueue.noteDrained() }

  /// Reports a lack of frames at `frame` while time went by. Never blocks, locks or allocates.
  public func underrun(at frame: Int) { reportQueue.note(.underrun, at: frame) }

  /// Reports the loss of the output at `frame`; nothing more is pulled. Never locks.
  public func lost(_ error: AudioError, at frame: Int) {
    onChange(.gone)
    reportQueue.note(.lost, at: frame, because: error)
  }

  /// Reports that the output is gone at `frame` and may return; nothing is pulled meanwhile. Never locks.
  public func away(_ error: AudioError, at frame: Int) {
    onChange(.gone)
    reportQueue.note(.away, at: frame, because: error)
  }

  /// Reports the return of the output. It is flushed for a new start before anything is pulled. Never locks.
  public func back(at frame: Int) {
    onChange(.there)
    reportQueue.note(.back, at: frame)
  }

  /// Reports that another sound asks for silence, for example a call. For the callback.
  public func requestsPause() { reportQueue.note(.pauseRequested, at: 0) }

  /// Reports the end of that request. For the callback.
  public func requestsResume() { reportQueue.note(.resumeRequested, at: 0) }
}
