import TilawaIntake
package import TilawaCore

/// The position in a session: part of a status.
package struct PositionMessage: Codable, Hashable, Sendable {
  /// The ayah, unit, basmalah or isti'adha that sounds or comes next, as it is shown.
  package let ref: String
  /// The number of the present word in the ayah, from 1.
  @Nullable package var word: Int?
  /// The basis of the time of the word.
  @Nullable package var wordIs: TimedWord.Basis?
  /// The number of this play of the ayah, from 1.
  package let play: Int
  /// The number of plays of the ayah in a pass.
  package let plays: PlayCount
  /// The number of this pass over the range, from 1.
  package let pass: Int
  /// The number of passes.
  package let passes: PlayCount
  /// The id of the reciter.
  @Nullable package var reciter: String?
  /// The time since the session began, in seconds of the output.
  package let at: Seconds
  /// The time heard of the ayah, in seconds at this tempo.
  package let heard: Seconds
  /// The length of the ayah, in seconds at this tempo; nil if no reciter has it.
  @Nullable package var length: Seconds?
  /// The time heard of the ayah, in seconds of the recitation.
  package let recited: Seconds
  /// The length of the ayah, in seconds of the recitation; nil if no reciter has it.
  @Nullable package var recitation: Seconds?
  /// The time heard of this pass, in seconds at this tempo.
  package let passHeard: Seconds
  /// The length of this pass, in seconds at this tempo; nil if it has no end.
  @Nullable package var passLength: Seconds?
  /// The time heard of the session, in seconds at this tempo.
  package let wholeHeard: Seconds
  /// The length of the session, in seconds at this tempo; nil if it has no end.
  @Nullable package var wholeLength: Seconds?
  /// The ayah that is being fetched; nil unless the session waits for it.
  @Nullable package var waitingFor: String?

  package enum CodingKeys: String, CodingKey {
    case ref, word
    case wordIs = "word_is"
    case play, plays, pass, passes, reciter, at, heard, length, recited, recitation
    case passHeard = "pass_heard"
    case passLength = "pass_length"
    case wholeHeard = "whole_heard"
    case wholeLength = "whole_length"
    case waitingFor = "waiting_for"
  }

  init(_ progress: Player.Progress) {
    let snapshot = progress.snapshot
    ref = snapshot.ref
    word = snapshot.word?.ref.number
    wordIs = snapshot.word?.basis
    play = snapshot.step.play
    plays = PlayCount(snapshot.plays)
    pass = snapshot.step.pass
    passes = PlayCount(snapshot.passes)
    reciter = progress.reciter?.id
    at = Seconds(progress.at)
    heard = Seconds(progress.heard)
    length = progress.length.map { Seconds($0) }
    recited = Seconds(progress.recited)
    recitation = progress.recitation.map { Seconds($0) }
    passHeard = Seconds(progress.pass.heard)
    passLength = progress.pass.length.map { Seconds($0) }
    wholeHeard = Seconds(progress.whole.heard)
    wholeLength = progress.whole.length.map { Seconds($0) }
    waitingFor = progress.waitingFor
  }
}
