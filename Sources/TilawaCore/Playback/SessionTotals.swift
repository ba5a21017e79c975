/// The totals of a session, computed without a walk: each item is read once, for any number of repeats.
public struct SessionTotals: Hashable, Sendable {
  /// The number of playings of ayat, basmalahs and the isti'adha; nil if the session never ends.
  public let steps: Int?
  /// The number of output frames; nil if the session never ends.
  public let frames: Int?

  /// - Parameters:
  ///   - session: the session to measure.
  ///   - rate: the number of output frames a second.
  ///   - speed: the speed of the whole session.
  ///   - position: the position from which the session goes on; nil for the whole session.
  /// - Complexity: O(items).
  public init(_ session: Session, rate: Int, speed: Speed = .normal, from position: SessionPosition? = nil) {
    let left = SessionTimeline(session, rate: rate, speed: speed)
      .left(
        from: position?.place ?? session.opening, heard: speed.frames(position?.heard(rate: rate) ?? 0),
        opened: position?.opened ?? OpenedSurahs())
    steps = left?.steps
    frames = left?.frames
  }
}
