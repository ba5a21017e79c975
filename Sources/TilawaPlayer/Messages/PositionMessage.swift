public import TilawaCore

/// What is heard and how far it has come: part of a status.
public struct PositionMessage: Codable, Hashable, Sendable {
  /// What is heard or comes next, as it is shown.
  public let ref: String
  /// The word of the ayah that is heard, from 1.
  @Nullable public var word: Int?
  /// How the time of the word is known.
  @Nullable public var wordIs: TimedWord.Basis?
  /// Which play of the ayah it is.
  public let play: Int
  /// How often the ayah is heard in a pass.
  public let plays: PlayCount
  /// Which pass over the range it is.
  public let pass: Int
  /// How often the range is heard.
  public let passes: PlayCount
  /// The id of the reciter.
  @Nullable public var reciter: String?
  /// The time since the session began, in seconds of the output.
  public let at: Seconds
  /// How much of the ayah was heard, in seconds at this tempo.
  public let heard: Seconds
  /// How long the ayah is, in seconds at this tempo; nil where nobody recites it.
  @Nullable public var length: Seconds?
  /// How much of the ayah was heard, in seconds of the recitation.
  public let recited: Seconds
  /// How long the ayah is, in seconds of the recitation; nil where nobody recites it.
  @Nullable public var recitation: Seconds?
  /// How much of this pass was heard, in seconds at this tempo.
  public let passHeard: Seconds
  /// How long this pass is, in seconds at this tempo; nil where it has no end.
  @Nullable public var passLength: Seconds?
  /// How much of the session was heard, in seconds at this tempo.
  public let wholeHeard: Seconds
  /// How long the session is, in seconds at this tempo; nil where it has no end.
  @Nullable public var wholeLength: Seconds?
  /// The ayah that is being fetched, where the session waits for it.
  @Nullable public var waitingFor: String?

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
