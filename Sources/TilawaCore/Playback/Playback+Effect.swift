extension Playback {
  /// The way in which new sound joins the sound heard before it.
  public enum Join: Hashable, Sendable {
    /// The sound goes on, frame after frame.
    case flow
    /// The sound begins anew.
    case cut
    /// The sound begins anew at another place of the same step.
    case leap
  }

  /// A thing that the engine must do.
  public enum Effect: Hashable, Sendable {
    /// Discard the prepared sound and play this walk.
    case start(SegmentWalk, PlaybackStart)
    /// Keep the prepared sound and go on with this walk, from the point that the engine could not pass.
    case proceed(SegmentWalk, generation: Int)
    case suspend, resume
    /// Tell the listeners.
    case report(Report)
    /// The session is over; no more sound follows.
    case close(EndReason)
  }

  /// A report to the listener.
  public enum Report: Hashable, Sendable {
    /// A step began at this output frame; if its ayah is missing, its silence began.
    case began(RepeatPlan.Step, at: Int)
    /// A playing was completed.
    case counted(RepeatPlan.Step, at: Int)
    /// A word began at this output frame.
    case word(HeardWord, at: Int)
    /// A silence of this number of output frames began at output frame `at`.
    case gap(SessionSegment.GapKind, frames: Int, at: Int)
    /// The session plays or is paused now, for this cause.
    case state(State, cause: Cause)
    /// The session goes on at this speed.
    case speed(Speed)
    /// The listener moved to this frame of the step's recitation.
    case sought(RepeatPlan.Step, to: Int)

    /// The output frame that it tells; nil for a report of a command.
    package var frame: Int? {
      switch self {
      case .began(_, let frame), .counted(_, let frame), .word(_, let frame), .gap(_, _, let frame): frame
      case .state, .speed, .sought: nil
      }
    }
  }

  /// Whether the session plays or is paused.
  public enum State: String, Codable, CaseIterable, Hashable, Sendable { case playing, paused }
  /// The cause of a change of state.
  public enum Cause: String, Codable, CaseIterable, Hashable, Sendable {
    case user
    /// A request of the sound server: another sound got precedence, or lost it again.
    case server
    case sinkLost = "sink-lost"
    case sinkBack = "sink-back"
  }

  /// The walk from the beginning of the session, before it plays.
  public var opening: SegmentWalk { walk(from: onward, opened: opened) }

  /// The walk from the listener's place, with the present counts; nil before the start and after the end.
  public var upcoming: SegmentWalk? { target.map { walk(from: $0.place, opened: $0.opened) } }

  /// The place of the listener, or the place to which the listener is on the way, and the surahs opened until there;
  /// nil before the start and after the end.
  var target: (place: SessionPlace, opened: OpenedSurahs)? {
    place.map { here in pending.map { ($0.walk.place, $0.walk.opened) } ?? (here, opened) }
  }

  /// Returns the walk from a place, with the present counts.
  func walk(from place: SessionPlace, opened: OpenedSurahs, loop: SoundLoop? = nil) -> SegmentWalk {
    SegmentWalk(session, plan: plan, repetition: repetition, from: place, opened: opened, loop: loop)
  }
}
