package import TilawaCore

/// The judgement of a word of the passage.
package struct WordJudgement: Hashable, Sendable {
  package internal(set) var verdict = WordVerdict.pending
  /// The confidence of the verdict, from 0 to 1.
  package internal(set) var confidence = 0.0
  /// The frames in which it was said last, or in which it is missing; nil while it is pending.
  package internal(set) var frames: Range<Int>?
  /// The number of times that it was said.
  package internal(set) var takes = 0
  /// The sound for which the word counts as changed; nil where it does for others.
  package internal(set) var instead: HeardInstead?
  /// Whether it was left out with the words beside it, so many that there was no time to say them: no echo and no noise hides that.
  package internal(set) var isInPassage = false
  /// Whether a slip at it was set right by saying it again.
  package internal(set) var isCorrected = false

  package init() {}
}

/// A sound that was heard in place of one of a word.
package struct HeardInstead: Hashable, Sendable {
  package let rival: RivalSound
  /// The units of the word with it.
  package let units: [UInt8]

  package init(_ rival: RivalSound, in units: [UInt8]) { (self.rival, self.units) = (rival, rival.applied(to: units)) }
}

/// Words that were said again.
package struct RepeatedWords: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case word, phrase, ayah
  }

  package let kind: Kind
  /// The words of the passage.
  package internal(set) var words: Range<Int>
  package let frame: Int
}

/// Other speech inside an ayah.
package struct AddedSpeech: Hashable, Sendable {
  /// The word before which it was heard.
  package let word: Int
  package let frames: Range<Int>
}

/// A move to another place of the passage, with what is between left alone.
package struct RecitationJump: Hashable, Sendable {
  package let from: Int
  package let to: Int
  package let frame: Int
}

/// News of a recitation. Words are counted through the passage from 0, frames from the first sound.
package enum JudgedEvent: Hashable, Sendable {
  /// A word was heard in these frames; what is heard later may still take it back.
  case heard(word: Int, frames: Range<Int>, confidence: Double)
  /// The verdict of a word is a new one. A final one is changed only if the word is said again.
  case verdict(word: Int, WordJudgement, isFinal: Bool)
  case added(AddedSpeech)
  case repeated(RepeatedWords)
  case jumped(RecitationJump)
  case place(word: Int, probability: Double)
  /// The last word of a part of the text was said.
  case partDone(Int)
}
