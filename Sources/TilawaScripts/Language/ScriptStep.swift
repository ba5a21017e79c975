package import TilawaCore

/// A step of a session, as the script has it.
package struct ScriptStep: Hashable, Sendable {
  /// The kind of a step.
  package indirect enum Kind: Hashable, Sendable {
    /// Ranges are played as by `tilawa play`.
    case play(PlayStep)
    /// Plays ranges with silence after each ayah for the student: a share of the ayah's length in per cent, 1 to 300.
    case reciteGap(PlayStep, percent: Int)
    /// Ayah by ayah is linked to those before it: 1, 1–2, 1–3 …
    case cumulative(PlayStep, Linking)
    /// Plays again the text of earlier runs; `PlayStep.ranges` is empty.
    case review(Review, PlayStep)
    /// A silence of some length.
    case pause(Pause)
    /// The student recites, and is recorded.
    case record(RecordStep)
    /// Ends the run, at once or later.
    case stop(Stop)
    /// A group of steps, done `times` times.
    case group(times: Int, [ScriptStep])
  }

  /// The numbers of the linking method.
  package struct Linking: Hashable, Sendable {
    /// The number of plays of each new ayah alone before it is linked, 0 to 100.
    package let alone: Int
    /// The number of plays of each link, 1 to 100.
    package let times: Int
    /// The greatest number of ayat in a link, its newest among them; nil means all.
    package let window: Int?
  }

  /// A choice of earlier runs for review.
  package struct Review: Hashable, Sendable {
    /// The number of earlier runs, 1 to 100.
    package let runs: Int
    /// The scope of the runs.
    package let scope: Scope
  }

  /// The scope of a review: this script, or everything.
  package enum Scope: String, CaseIterable, Hashable, Sendable {
    /// The ayat that this script played.
    case script
    /// Everything that was played: of all scripts, and without one.
    case all
  }

  /// The length of a pause.
  package enum Pause: Hashable, Sendable {
    /// A wait until somebody presses a key; without a terminal the pause ends at once.
    case key
    /// A number of seconds.
    case seconds(Int)
    /// A wait until the clock next shows this time.
    case until(TimeOfDay)
    /// A share of the time in which the last ayah was heard, in per cent: the student's turn after it.
    case ofLastAyah(percent: Int)
  }

  /// The moment at which the script ends.
  package enum Stop: Hashable, Sendable {
    case now
    /// The next time that the clock shows this, even within a step.
    case at(TimeOfDay)
    /// A number of seconds after this step, even within another step.
    case after(seconds: Int)
  }

  /// The student's turn, kept as a recording.
  package struct RecordStep: Hashable, Sendable {
    /// The range to recite; nil means the ranges of the step before it.
    package let range: PlayStep.Range?
    /// The length of the recording.
    package let length: Length
    /// `tilawa record --reciter`.
    package let reciter: String?
    /// `tilawa record --riwayah`.
    package let riwayah: String?
    /// `tilawa record --title`.
    package let title: String?
    /// `tilawa record --source`.
    package let source: String?
  }

  /// The length of a recording.
  package enum Length: Hashable, Sendable {
    /// A recording until somebody presses a key; without a terminal nothing is recorded.
    case key
    /// A number of seconds.
    case seconds(Int)
    /// A share of the time of the play step before it, in per cent.
    case ofLastStep(percent: Int)
  }

  /// The place of the step's start in the script.
  package let place: ScriptPlace
  /// The kind of the step.
  package let kind: Kind
}
