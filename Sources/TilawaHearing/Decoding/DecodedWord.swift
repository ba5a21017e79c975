/// A word of a passage where it was heard once.
struct DecodedWord: Hashable {
  /// The index of the word in the passage.
  let word: Int
  /// The frames from its first unit to its last one.
  var frames: Range<Int>
  /// The mean distance of its outputs to the best ones of their frames, in nats; 0 if the network hears just this word.
  var loss: Float
  /// Whether it does not follow the word before it in the passage.
  let isJump: Bool
  /// Whether other speech was heard between the word before it and this one.
  let isAfterOtherSpeech: Bool
}
