extension Playback {
  /// Counts and silences that can be changed while it plays.
  public enum Change: Hashable, Sendable, Codable {
    /// How often each ayah is heard in a pass.
    case each(Repeat)
    /// How often the whole range is heard.
    case passes(Repeat)
    /// The silence after each ayah.
    case gap(Gap)
    /// How fast it sounds.
    case speed(Speed)

    /// Whether it takes the place of another.
    func isOfKind(of other: Change) -> Bool {
      switch (self, other) {
      case (.each, .each), (.passes, .passes), (.gap, .gap), (.speed, .speed): true
      case (.each, _), (.passes, _), (.gap, _), (.speed, _): false
      }
    }
  }

  /// What is heard until somebody says otherwise.
  public enum Endless: String, Codable, CaseIterable, Hashable, Sendable {
    /// What the session asks for.
    case none
    /// The ayah.
    case ayah
    /// The range.
    case range
  }

  /// What can happen. `heard` is the number of output frames heard of what sounds now, counted from the beginning of its
  /// step.
  public enum Event: Hashable, Sendable {
    case play, pause, toggle
    case next
    /// To the ayah before, or to the start of this one when more than 1.5 s of it, in output frames, were heard.
    case previous(heard: Int)
    /// To the first playing of an item of the plan.
    case jump(item: Int)
    /// To a step of the plan, through its basmalah.
    case enter(RepeatPlan.Step)
    /// To a frame of the recitation inside what sounds, at the session's rate whatever the speed; kept inside it.
    case seek(to: Int)
    /// So many frames of the recitation on, or back. Past the end it is as `next`; in a gap one can only go back.
    case seekBy(Int, heard: Int)
    /// A change of the plan after so many output frames of what sounds now.
    case change(Change, heard: Int)
    /// What is heard until somebody says otherwise.
    case endless(Endless, heard: Int)
    /// Marks where a loop inside what sounds begins, then where it ends, then ends it.
    case markLoop(heard: Int)
    /// Ends the loop, or forgets where it was to begin.
    case clearLoop(heard: Int)
    /// The session ends with the ayah that is heard at this output frame; nil: it does not.
    case sleep(at: Int?, heard: Int)
    /// End the session, for this reason.
    case stop(EndReason)
    /// The first frame of what the mark names was heard.
    case began(SegmentMark)
    /// The last frame of a segment was heard; it can also arrive just after a pause.
    case heard(SegmentMark)
    /// A word was come to.
    case word(WordMark)
    /// All was heard to the end.
    case finished(generation: Int)
    /// What should have sounded could not be read.
    case failed(generation: Int)
    /// Others recite now what turned out unreadable when the engine came to `step`; the same ayat in the same order.
    case replaced(Session, at: RepeatPlan.Step, generation: Int)
    /// Something else is known of files that are yet to be heard; the same ayat in the same order.
    case renewed(Session)
    /// The output asks for silence, because of a call perhaps, and takes that back.
    case hold, release
    case sinkLost
    /// The sink is there again; so many output frames of what was interrupted had been heard.
    case sinkBack(heard: Int)
  }
}
