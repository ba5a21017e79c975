/// A step of a session, as the script has it.
public struct ScriptStep: Hashable, Sendable {
  /// What is done.
  public indirect enum Kind: Hashable, Sendable {
    /// Ranges are played as by `tilawa play`.
    case play(PlayStep)
    /// Each ayah is followed by silence for the student: so many per cent of the ayah, 1 to 300.
    case reciteGap(PlayStep, percent: Int)
    /// Ayah by ayah is linked to those before it: 1, 1–2, 1–3 …
    case cumulative(PlayStep, Linking)
    /// What was played in earlier runs is played again; `PlayStep.ranges` is empty.
    case review(Review, PlayStep)
    /// Nothing sounds for a while.
    case pause(Pause)
    /// The student recites, and is recorded.
    case record(RecordStep)
    /// Ends the run, at once or later.
    case stop(Stop)
    /// Steps that are done so often in turn.
    case group(times: Int, [ScriptStep])
  }

  /// How ayat are linked.
  public struct Linking: Hashable, Sendable {
    /// How often each new ayah is heard alone before it is linked, 0 to 100.
    public let alone: Int
    /// How often each link is heard, 1 to 100.
    public let times: Int
    /// How many ayat a link holds at most, its newest among them; nil: all.
    public let window: Int?
  }

  /// What is reviewed.
  public struct Review: Hashable, Sendable {
    /// How many earlier runs, 1 to 100.
    public let runs: Int
    /// Whose runs.
    public let scope: Scope
  }

  /// Whose earlier runs are meant.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Those of this script.
    case script
    /// Everything that was played: of all scripts, and without one.
    case all
  }

  /// How long nothing happens.
  public enum Pause: Hashable, Sendable {
    /// Until somebody presses a key; without a terminal it is over at once.
    case key
    /// So many seconds.
    case seconds(Int)
    /// Until the clock shows this time, the next time that it does.
    case until(TimeOfDay)
    /// So many per cent of the length in which the last ayah was heard: the student's turn after it.
    case ofLastAyah(percent: Int)
  }

  /// Where the script ends.
  public enum Stop: Hashable, Sendable {
    case now
    /// At the next time that the clock shows this, whatever is being done then.
    case at(TimeOfDay)
    /// So many seconds after this step, whatever is being done then.
    case after(seconds: Int)
  }

  /// The student's turn, kept as a recording.
  public struct RecordStep: Hashable, Sendable {
    /// What is recited; nil: what the step before it played.
    public let range: PlayStep.Range?
    /// How long it lasts.
    public let length: Length
    /// `tilawa record --reciter`.
    public let reciter: String?
    /// `tilawa record --riwayah`.
    public let riwayah: String?
    /// `tilawa record --title`.
    public let title: String?
    /// `tilawa record --source`.
    public let source: String?
  }

  /// How long a recording lasts.
  public enum Length: Hashable, Sendable {
    /// Until somebody presses a key; without a terminal it is not recorded.
    case key
    /// So many seconds.
    case seconds(Int)
    /// So many per cent of the time that the play step before it took.
    case ofLastStep(percent: Int)
  }

  /// Where it begins in the script.
  public let place: ScriptPlace
  /// What is done.
  public let kind: Kind
}
