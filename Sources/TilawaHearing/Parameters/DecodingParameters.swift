/// Parameters of the search for the words of a passage in posteriors. Costs are natural logarithms of odds.
///
/// Chosen by hand on Alafasy's surahs 67 and 78 with the first weights, and then left alone.
package struct DecodingParameters: Hashable, Sendable {
  /// Hypotheses that are worse than the best one by more than this are dropped.
  package var beam: Float = 80
  /// The cost of a stop after a word inside an ayah.
  package var stop: Float = 2
  /// The cost of a frame between words in which somebody speaks.
  package var speechBetween: Float = 0.5
  /// The cost of a frame of speech that is not of the passage, below the best output.
  package var otherSpeech: Float = 0.5
  /// The cost to enter speech that is not of the passage.
  package var otherSpeechEntry: Float = 6
  /// The cost of a jump to the beginning of another ayah.
  package var jump: Float = 14
  /// The least advantage that the best place between ayat needs for a jump, below the best hypothesis.
  package var jumpReach: Float = 15
  /// The cost to go back to an earlier word after a pause, and for each word.
  package var back: Float = 8
  package var backWord: Float = 0.1
  /// The most words to go back to inside an ayah.
  package var mostBack = 40
  /// The cost to begin at another word than the first one, or to end before the last one.
  package var partial: Float = 14

  package init() {}
}
