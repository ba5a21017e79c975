extension Playback {
  /// A change of the counts, the silence or the speed of a session while it plays.
  public enum Change: Hashable, Sendable, Codable {
    /// The number of plays of each ayah in a pass.
    case each(Repeat)
    /// The number of passes through the whole range.
    case passes(Repeat)
    /// The silence after each ayah.
    case gap(Gap)
    /// The speed of the session.
    case speed(Speed)

    /// Whether the change replaces the other: both are of the same kind.
    func isOfKind(of other: Change) -> Bool {
      switch (self, other) {
      case (.each, .each), (.passes, .passes), (.gap, .gap), (.speed, .speed): true
      case (.each, _), (.passes, _), (.gap, _), (.speed, _): false
      }
    }
  }

  /// The part that repeats without end until the listener changes it.
  public enum Endless: String, Codable, CaseIterable, Hashable, Sendable {
    /// None: the session's own counts apply.
    case none
    /// The ayah repeats.
    case ayah
    /// The range repeats.
    case range
  }

  /// An event that the session handles. `heard` is the number of output frames heard of the present step or silence,
  /// from its beginning.
  public enum Event: Hashable, Sendable {
    case play, pause, toggle
    case next
    /// Goes to the ayah before, or to the start of this one if more than 1.5 s of it were heard; `heard` is in output
    /// frames.
    case previous(heard: Int)
    /// Goes to the first playing of an item of the plan.
    case jump(item: Int)
    /// Goes to a step of the plan, with its basmalah before it.
    case enter(RepeatPlan.Step)
    /// Goes to a frame of the present step's recitation, at the session's rate and independent of the speed; limited to
    /// the step.
    case seek(to: Int)
    /// Moves forward or back by a number of frames of the recitation. Past the end it acts like `next`; in a gap it can
    /// only move back.
    case seekBy(Int, heard: Int)
    /// Changes the session after `heard` output frames of the present step.
    case change(Change, heard: Int)
    /// Sets the part that repeats without end.
    case endless(Endless, heard: Int)
    /// Marks the beginning of a loop inside the present step, then its end; the third time it ends the loop.
    case markLoop(heard: Int)
    /// Ends the loop, or discards its marked beginning.
    case clearLoop(heard: Int)
    /// Ends the session with the ayah that is heard at this output frame; nil: removes the timer.
    case sleep(at: Int?, heard: Int)
    /// Ends the session, for this reason.
    case stop(EndReason)
    /// The first frame of the mark's segment was heard.
    case began(SegmentMark)
    /// The last frame of the mark's segment was heard; the event can also arrive just after a pause.
    case heard(SegmentMark)
    /// A word began.
    case word(WordMark)
    /// The whole walk was heard to its end.
    case finished(generation: Int)
    /// The next sound could not be read.
    case failed(generation: Int)
    /// The engine came to `step` and could not read a file, so other reciters take its place; same ayat, same order.
    case replaced(Session, at: RepeatPlan.Step, generation: Int)
    /// The facts about files not yet heard have changed; same ayat, same order.
    case renewed(Session)
    /// The output asks for silence, for example because of a call, and withdraws the request.
    case hold, release
    case sinkLost
    /// The sink is back; `heard` output frames of the interrupted step or silence had been heard.
    case sinkBack(heard: Int)
  }
}
