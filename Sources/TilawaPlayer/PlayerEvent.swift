public import TilawaAudio
public import TilawaCore

/// What a listener is told while a session plays, in order; `at` is when it was heard.
public enum PlayerEvent: Hashable, Sendable {
  case start(Start)
  /// An ayah, a basmalah or the isti'adha begins.
  case ayah(Ayah)
  /// A playing was heard to its end.
  case count(Count)
  case gap(at: OutputTime, length: OutputTime, kind: SessionSegment.GapKind)
  /// Silence stands for an ayah that nobody has.
  case missing(at: OutputTime, ref: String, length: OutputTime, tried: [ResolvedUnit.Refusal])
  case state(at: OutputTime, state: Playback.State, cause: Playback.Cause)
  case speed(at: OutputTime, Speed)
  /// What was to be heard cannot be read. Told when that is noticed, which is before its turn where there is time;
  /// `to` recites it instead, nobody where it is nil.
  case fallback(at: OutputTime, ref: String, from: Reciter?, to: Reciter?, because: AudioError)
  /// The output found nothing to play: a silence that is not of the session, after which it goes on there.
  case underrun(at: OutputTime)
  case end(at: OutputTime, reason: Playback.EndReason)

  public struct Start: Hashable, Sendable {
    public let riwayah: Riwayah
    public let counting: VerseCounting
    /// Nil where the session never ends.
    public let steps: Int?
    public let length: OutputTime?
    /// The ayat that nobody has.
    public let missing: [String]
    /// Ids of those who recite something only to fill gaps.
    public let fill: [String]
    public let speed: Speed
  }

  public enum Role: String, Hashable, Sendable { case main, before, after, continuation, basmalah, istiadha }

  public struct Ayah: Hashable, Sendable {
    public let at: OutputTime
    public let ref: String
    public let role: Role
    public let step: RepeatPlan.Step
    public let plays: Repeat
    public let passes: Repeat
    public let reciter: Reciter
    public let slices: [AudioSlice]
    /// Of the first slice's source, all through the session.
    public let gain: Gain
  }

  public struct Count: Hashable, Sendable {
    public let at: OutputTime
    public let ref: String
    public let done: Int
    public let of: Repeat
    public let pass: Int
    public let passes: Repeat
  }
}

extension PlayerEvent.Role {
  init(_ step: RepeatPlan.Step, in plan: RepeatPlan) {
    switch step.part {
    case .istiadha: self = .istiadha
    case .basmalah: self = .basmalah
    case .ayah:
      switch plan.block(of: step).role {
      case .main: self = .main
      case .before: self = .before
      case .after: self = .after
      case .continuation: self = .continuation
      }
    }
  }
}
