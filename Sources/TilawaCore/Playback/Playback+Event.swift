extension Playback {
  /// What the engine says when the listener comes to the first, or past the last, frame of a segment.
  public struct Mark: Hashable, Sendable {
    public let generation: Int
    public let segment: SessionSegment
    /// The output frame, from the start of the session.
    public let frame: Int
    /// Length of the segment in output frames; of sound it is known at its end, and 0 before.
    public let frames: Int

    public init(generation: Int, segment: SessionSegment, frame: Int, frames: Int) {
      self.generation = generation
      self.segment = segment
      self.frame = frame
      self.frames = frames
    }
  }

  /// Counts and silences that can be changed while it plays.
  public enum Change: Hashable, Sendable, Codable {
    case each(Repeat)
    case passes(Repeat)
    case gap(Gap)
    case speed(Speed)

    /// Whether it takes the place of another.
    func isOfKind(of other: Change) -> Bool {
      switch (self, other) {
      case (.each, .each), (.passes, .passes), (.gap, .gap), (.speed, .speed): true
      case (.each, _), (.passes, _), (.gap, _), (.speed, _): false
      }
    }
  }

  /// What can happen. `heard` is the number of output frames heard of what sounds now.
  public enum Event: Hashable, Sendable {
    case play, pause, toggle
    case next
    case previous(heard: Int)
    /// To the first playing of an item of the plan.
    case jump(item: Int)
    case change(Change, heard: Int)
    case stop(EndReason)
    case began(Mark)
    /// The last frame of a segment was heard; it can also arrive just after a pause.
    case heard(Mark)
    /// All was heard to the end.
    case finished(generation: Int)
    /// What should have sounded could not be read.
    case failed(generation: Int)
    /// Others recite now what turned out unreadable when the engine came to `step`; the same ayat in the same order.
    case replaced(Session, at: RepeatPlan.Step, generation: Int)
    /// The output asks for silence, because of a call perhaps, and takes that back.
    case hold, release
    case sinkLost
    case sinkBack(heard: Int)
  }
}
