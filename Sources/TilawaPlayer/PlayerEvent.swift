public import TilawaCore

/// What a listener is told while a session plays, in order; `at` is when it was heard.
public enum PlayerEvent: Hashable, Sendable {
  /// The session begins.
  case start(Start)
  /// An ayah, a basmalah or the isti'adha begins.
  case ayah(Ayah)
  /// A playing was heard to its end.
  case count(Count)
  /// A word begins. Only where the player was told to find words, and where it is known when they are heard.
  case word(at: OutputTime, HeardWord)
  /// A silence begins.
  case gap(at: OutputTime, length: OutputTime, kind: SessionSegment.GapKind)
  /// Silence stands for an ayah that nobody has.
  case missing(at: OutputTime, ref: String, length: OutputTime, tried: [ResolvedUnit.Refusal])
  /// It is paused, or goes on.
  case state(at: OutputTime, state: Playback.State, cause: Playback.Cause)
  /// It goes on at another speed.
  case speed(at: OutputTime, Speed)
  /// Somebody went elsewhere inside what sounds: to this time of its recitation. Not told of other moves.
  case seek(at: OutputTime, ref: String, to: OutputTime)
  /// Counts, silences, loudness, a loop or the sleep timer were changed; what holds from now on.
  case change(at: OutputTime, Player.Settings)
  /// What was to be heard cannot be read. Told when that is noticed, which is before its turn where there is time;
  /// `to` recites it instead, nobody where it is nil.
  case fallback(at: OutputTime, ref: String, from: Reciter?, to: Reciter?, because: String)
  /// All was heard that is here, and what follows is being fetched; or it has come, or somebody else has it, and the
  /// session goes on. Only where sound is heard in real time.
  case waiting(at: OutputTime, ref: String, reciter: Reciter?, Waiting)
  /// The output found nothing to play: a silence that is not of the session, after which it goes on there.
  case underrun(at: OutputTime)
  /// The session is over; the last event.
  case end(at: OutputTime, reason: Playback.EndReason)

  /// Whether a session waits for what is being fetched, or does no longer.
  public enum Waiting: String, Codable, CaseIterable, Hashable, Sendable { case began, over }

  /// What is known of a session before it sounds.
  public struct Start: Hashable, Sendable {
    /// The riwayah of the session.
    public let riwayah: Riwayah
    /// The counting in which refs are numbered.
    public let counting: VerseCounting
    /// Nil where the session never ends.
    public let steps: Int?
    /// How long it will be; nil: it has no end.
    public let length: OutputTime?
    /// The ayat that nobody has.
    public let missing: [String]
    /// Ids of those who recite something only to fill gaps.
    public let fill: [String]
    /// How fast it begins.
    public let speed: Speed
    /// Whether some of it is yet to be fetched, so that its length is a guess.
    public let isEstimate: Bool
  }

  /// What is heard: an ayah in its role in the session, or what stands before one.
  public enum Role: String, Codable, CaseIterable, Hashable, Sendable {
    case main, before, after, continuation, basmalah, istiadha
  }

  /// What begins to sound.
  public struct Ayah: Hashable, Sendable {
    /// When, since the session began.
    public let at: OutputTime
    /// What, as it is shown: `2:255`, a unit `2:1-2`, a basmalah `2:0`, `istiadha`.
    public let ref: String
    /// What it is in the session.
    public let role: Role
    /// Which play and which pass it is.
    public let step: RepeatPlan.Step
    /// How often it is heard in a pass.
    public let plays: Repeat
    /// How many passes there are.
    public let passes: Repeat
    /// Who recites it.
    public let reciter: Reciter
    /// Where it stands in files, one after the other.
    public let slices: [AudioSlice]
    /// Of the first slice's source, all through the session.
    public let gain: Gain
  }

  /// The last frame of an ayah was heard.
  public struct Count: Hashable, Sendable {
    /// When, since the session began.
    public let at: OutputTime
    /// Which ayah or unit.
    public let ref: String
    /// How often it was heard in this pass.
    public let done: Int
    /// How often it is heard in a pass.
    public let of: Repeat
    /// Which pass it is, from 1.
    public let pass: Int
    /// How many passes there are.
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
