extension Playback {
  /// How what comes follows what was heard before.
  public enum Join: Hashable, Sendable {
    /// The sound goes on, frame after frame.
    case flow
    /// It begins anew.
    case cut
    /// It begins anew, elsewhere in the same step than where the listener was.
    case leap
  }

  /// What is to be done.
  public enum Effect: Hashable, Sendable {
    /// Throw away what was prepared and play this walk.
    case start(SegmentWalk, PlaybackStart)
    /// Keep what was prepared and go on with this walk, where the engine could not.
    case proceed(SegmentWalk, generation: Int)
    case suspend, resume
    /// Tell those who listen.
    case report(Report)
    /// Nothing more is heard.
    case close(EndReason)
  }

  /// What the listener is told.
  public enum Report: Hashable, Sendable {
    /// A step began at this output frame; a missing one begins its silence.
    case began(RepeatPlan.Step, at: Int)
    /// A playing was completed.
    case counted(RepeatPlan.Step, at: Int)
    /// A word began at this output frame.
    case word(HeardWord, at: Int)
    /// A silence of so many output frames began at this output frame.
    case gap(SessionSegment.GapKind, frames: Int, at: Int)
    /// It sounds, or it is paused, and what made it so.
    case state(State, cause: Cause)
    /// The session goes on at this speed.
    case speed(Speed)
    /// The listener went to this frame of the step's recitation.
    case sought(RepeatPlan.Step, to: Int)
  }

  /// Whether it sounds or is paused.
  public enum State: String, Codable, CaseIterable, Hashable, Sendable { case playing, paused }
  /// What changed the state.
  public enum Cause: String, Codable, CaseIterable, Hashable, Sendable {
    case user
    /// The sound server asked for it: another sound has precedence, or has it no more.
    case server
    case sinkLost = "sink-lost"
    case sinkBack = "sink-back"
  }

  /// What the session begins with, before it plays.
  public var opening: SegmentWalk { walk(from: onward, opened: opened) }

  /// What the listener hears now and comes to, with the counts as they are now; nil before the start and after the end.
  public var upcoming: SegmentWalk? { target.map { walk(from: $0.place, opened: $0.opened) } }

  /// Where the listener is or is on the way to, and the surahs opened until there; nil before the start and after the end.
  var target: (place: SessionPlace, opened: OpenedSurahs)? {
    place.map { here in pending.map { ($0.walk.place, $0.walk.opened) } ?? (here, opened) }
  }

  /// The walk from a place, with the counts as they are now.
  func walk(from place: SessionPlace, opened: OpenedSurahs, loop: SoundLoop? = nil) -> SegmentWalk {
    SegmentWalk(session, plan: plan, repetition: repetition, from: place, opened: opened, loop: loop)
  }
}
