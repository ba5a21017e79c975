extension Playback {
  /// Where the engine begins to walk.
  public struct Cue: Hashable, Sendable {
    public let place: SegmentWalk.Place
    /// Output frames of the first segment that were heard already, at the speed `heardAt`.
    public let skipping: Int
    public let heardAt: Speed
    public let speed: Speed
    public let join: Join
    public let opened: OpenedSurahs
  }

  /// How what comes follows what was heard before.
  public enum Join: Hashable, Sendable {
    /// The sound goes on, frame after frame.
    case flow
    /// It begins anew.
    case cut
  }

  /// What is to be done.
  public enum Effect: Hashable, Sendable {
    /// Throw away what was prepared and walk the session from here.
    case start(Cue, generation: Int)
    /// Keep what was prepared and go on from here, where the engine could not.
    case proceed(Cue, generation: Int)
    case suspend, resume
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
    case gap(SessionSegment.GapKind, frames: Int, at: Int)
    case state(State, cause: Cause)
    case speed(Speed)
  }

  public enum State: String, Hashable, Sendable { case playing, paused }
  public enum Cause: String, Hashable, Sendable {
    case user
    /// The sound server asked for it: another sound has precedence, or has it no more.
    case server
    case sinkLost = "sink-lost"
    case sinkBack = "sink-back"
  }

  /// The walk that a cue stands for, with the counts as they are now.
  public func walk(from cue: Cue) -> SegmentWalk {
    SegmentWalk(session, plan: plan, gap: gap, passGap: passGap, from: cue.place, opened: cue.opened)
  }
}
