package import TilawaCore

/// An event of a playing session; events come in order, and `at` is the time of hearing.
package enum PlayerEvent: Hashable, Sendable {
  /// The session begins.
  case start(Start)
  /// An ayah, a basmalah or the isti'adha begins.
  case ayah(Ayah)
  /// A playing was heard to its end.
  case count(Count)
  /// A word begins. Sent only if the player has a word finder, and the time of the word is known.
  case word(at: OutputTime, HeardWord)
  /// A silence begins.
  case gap(at: OutputTime, length: OutputTime, kind: SessionSegment.GapKind)
  /// A silence begins in place of an ayah that no reciter has.
  case missing(at: OutputTime, ref: String, length: OutputTime, tried: [ResolvedUnit.Refusal])
  /// The session is paused, or goes on.
  case state(at: OutputTime, state: Playback.State, cause: Playback.Cause)
  /// The speed changes.
  case speed(at: OutputTime, Speed)
  /// The user went to another time within the present recitation. Other moves do not send it.
  case seek(at: OutputTime, ref: String, to: OutputTime)
  /// Counts, silences, loudness, a loop or the sleep timer changed; contains all settings from now on.
  case change(at: OutputTime, Player.Settings)
  /// A file cannot be read. Sent when this is noticed, before the ayah's turn if possible; `to` recites it instead, or
  /// no reciter if it is nil.
  case fallback(at: OutputTime, ref: String, from: Reciter?, to: Reciter?, because: Sentence)
  /// All available sound was heard and the rest is being fetched; or the wait is over, because the file came or another
  /// reciter has it. Sent only if sound is heard in real time.
  case waiting(at: OutputTime, ref: String, reciter: Reciter?, Waiting)
  /// The output had nothing to play. The silence does not belong to the session, and the session goes on after it.
  case underrun(at: OutputTime)
  /// The session is over; the last event.
  case end(at: OutputTime, reason: Playback.EndReason)

  /// The start or end of a wait for a file.
  package enum Waiting: String, Codable, CaseIterable, Hashable, Sendable { case began, over }

  /// The facts known about a session before it sounds.
  package struct Start: Hashable, Sendable {
    /// The riwayah of the session.
    package let riwayah: Riwayah
    /// The counting in which refs are numbered.
    package let counting: VerseCounting
    /// The number of steps; nil if the session never ends.
    package let steps: Int?
    /// The length of the session; nil if it has no end.
    package let length: OutputTime?
    /// The ayat that no reciter has.
    package let missing: [String]
    /// The ids of reciters who only fill gaps.
    package let fill: [String]
    /// The speed at the start.
    package let speed: Speed
    /// Whether some of the session is yet to be fetched, so that its length is a guess.
    package let isEstimate: Bool
  }

  /// The role of a sound in the session: that of an ayah, or an opening before one.
  package enum Role: String, Codable, CaseIterable, Hashable, Sendable {
    case main, before, after, continuation, basmalah, istiadha
  }

  /// A playing that begins.
  package struct Ayah: Hashable, Sendable {
    /// The time since the session began.
    package let at: OutputTime
    /// The name as it is shown: `2:255`, a unit `2:1-2`, a basmalah `2:0`, `istiadha`.
    package let ref: String
    /// The role in the session.
    package let role: Role
    /// The step of the plan, with its play and pass.
    package let step: RepeatPlan.Step
    /// The number of plays in a pass.
    package let plays: Repeat
    /// The number of passes.
    package let passes: Repeat
    /// The reciter.
    package let reciter: Reciter
    /// The slices of files, in order.
    package let slices: [AudioSlice]
    /// The gain of the first slice's source; constant during the session.
    package let gain: Gain
  }

  /// A playing that was heard to its last frame.
  package struct Count: Hashable, Sendable {
    /// The time since the session began.
    package let at: OutputTime
    /// The ayah or unit.
    package let ref: String
    /// The number of plays so far in this pass.
    package let done: Int
    /// The number of plays in a pass.
    package let of: Repeat
    /// The number of this pass, from 1.
    package let pass: Int
    /// The number of passes.
    package let passes: Repeat
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
