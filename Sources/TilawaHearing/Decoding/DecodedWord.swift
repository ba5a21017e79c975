import Glibc
import TilawaCore

/// A word of a passage where it was heard once.
package struct DecodedWord: Hashable, Sendable {
  /// The index of the word in the passage.
  package let word: Int
  /// The frames from its first unit to its last one.
  package internal(set) var frames: Range<Int>
  /// The mean distance of its outputs to the best ones of their frames, in nats; 0 if the network hears just this word.
  package internal(set) var loss: Float
  /// The greatest log probability of each of its units, in order.
  var units: [Float]
  /// These units themselves: those of the form in which it was said.
  package internal(set) var said: [UInt8] = []
  /// Whether it does not follow the word before it in the passage.
  package let isJump: Bool
  /// The frames between the word before it and this one in which something else was said.
  package let otherFrames: Int
  /// The most probable units in its frames, and those between the word before it and this one.
  package internal(set) var heard: [UInt8] = []
  package internal(set) var heardBefore: [UInt8] = []
  /// The sounds that are heard rather than its own, by the sums over all paths through it and the words beside it; none where these were not
  /// made. And the same of the word before it, where that was left out and something else was said.
  package internal(set) var rivals = WordRivals([], [])
  package internal(set) var leftOut: WordRivals?

  /// Whether other speech was heard between the word before it and this one.
  package var isAfterOtherSpeech: Bool { otherFrames > 0 }
  /// The mean log probability of its units, and the least one.
  package var evidence: Float { units.reduce(0, +) / Float(max(1, units.count)) }
  package var leastEvidence: Float { units.min() ?? 0 }
  /// The number of its units.
  package var unitCount: Int { units.count }
  /// The probability that this word was said, and no other, from 0 to 1. A logistic regression over 3,500 words that were said and
  /// 101 others, of Alafasy's surah 78 and Emad al-Mansary's 53 and 56, with three slips in a hundred words.
  package var confidence: Double {
    1 / (1 + exp(-(5.43 + 0.65 * Double(evidence) + 0.193 * Double(leastEvidence))))
  }
}
