extension Playback {
  /// Where the engine begins to walk.
  public struct Cue: Hashable, Sendable {
    /// Where the walk begins.
    public let place: SegmentWalk.Place
    /// Output frames of the first step that were heard already, at the speed `heardAt`.
    public let skipping: Int
    /// The speed at which what is skipped was heard.
    public let heardAt: Speed
    /// The speed from here on.
    public let speed: Speed
    /// How the new sound follows the old.
    public let join: Join
    /// The surahs whose basmalah the session has behind it.
    public let opened: OpenedSurahs
    /// The part of the step that is heard again and again.
    public var loop: SoundLoop?
    /// The output frame that ends the session with the ayah that is heard there.
    public var curfew: Int?
  }

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
    /// Throw away what was prepared and walk the session from here.
    case start(Cue, generation: Int)
    /// Keep what was prepared and go on from here, where the engine could not.
    case proceed(Cue, generation: Int)
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
  public var opening: SegmentWalk {
    SegmentWalk(session, plan: plan, gap: gap, passGap: passGap, from: onward.walk, opened: opened)
  }

  /// What the listener hears now and comes to, with the counts as they are now; nil before the start and after the end.
  public var upcoming: SegmentWalk? { walk(of: session, plan) }

  /// The walk of a session from where the listener is.
  func walk(of session: Session, _ plan: RepeatPlan) -> SegmentWalk? {
    let here: SegmentWalk.Place
    switch (pending, place) {
    case (_, nil): return nil
    case (let pending?, _): here = pending.place
    case (_, .step(let step)?): here = .at(step)
    case (_, .gap(let step, _, let frames, let kind)?): here = .gap(after: step, .frames(frames), kind)
    }
    return SegmentWalk(
      session, plan: plan, gap: gap, passGap: passGap, from: here, opened: pending?.opened ?? opened)
  }

  /// The walk that a cue stands for, with the counts as they are now.
  public func walk(from cue: Cue) -> SegmentWalk {
    SegmentWalk(
      session, plan: plan, gap: gap, passGap: passGap, from: cue.place, opened: cue.opened, loop: cue.loop)
  }
}
