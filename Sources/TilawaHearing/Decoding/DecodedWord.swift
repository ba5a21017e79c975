/// A word of a passage where it was heard once.
package struct DecodedWord: Hashable, Sendable {
  /// The index of the word in the passage.
  package let word: Int
  /// The frames from its first unit to its last one.
  package internal(set) var frames: Range<Int>
  /// The mean distance of its outputs to the best ones of their frames, in nats; 0 if the network hears just this word.
  var loss: Float
  /// The greatest log probability of each of its units, in order.
  var units: [Float]
  /// Whether it does not follow the word before it in the passage.
  package let isJump: Bool
  /// Whether other speech was heard between the word before it and this one.
  package let isAfterOtherSpeech: Bool
}
