/// What a sink pulls frames from and tells how far it has come.
public final class SinkFeed: Sendable {
  /// What the frames are that are pulled.
  public let format: AudioFormat
  let renderer: Renderer
  let desk: ReportDesk
  private let writer: WakeUp
  private let onLost: @Sendable () -> Void

  init(
    format: AudioFormat, renderer: Renderer, desk: ReportDesk, writer: WakeUp, onLost: @escaping @Sendable () -> Void
  ) {
    self.format = format
    self.renderer = renderer
    self.desk = desk
    self.writer = writer
    self.onLost = onLost
  }

  /// Fills `target` with up to `frames` interleaved frames and returns how many there were.
  ///
  /// For the sound server's callback: never blocks, locks or allocates.
  public func render(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    let count = renderer.render(into: target, frames: frames)
    if renderer.shouldWakeWriter() { writer.signal() }
    return count
  }

  /// Whether everything was rendered and nothing more will come.
  public var isAtEnd: Bool { renderer.isAtEnd }

  /// Whether the listener asked for something else that is not there yet.
  public var isStale: Bool { renderer.isStale }

  /// Asks for a call of `dataAvailable`; false where there is something already, or the end.
  public func mustWait() -> Bool { renderer.becomeHungry() }

  /// Forgets what was prepared; only in `flush`.
  public func discard() { renderer.discard() }

  /// `frame` frames were heard. Returns the frame at which this must be called next, if one is known.
  @discardableResult
  public func heard(_ frame: Int) -> Int? { desk.heard(frame) }

  /// All that was rendered was heard, and `isAtEnd` was true before that was asked of the output.
  public func drained() { desk.drained() }

  /// There was nothing to play at `frame`, and time went by.
  public func underrun(at frame: Int) { desk.now(.underrun(frame: frame)) }

  /// The output is gone at `frame`; nothing more is pulled.
  public func lost(_ error: AudioError, at frame: Int) {
    onLost()
    desk.now(.sinkLost(error, frame: frame))
  }
}
