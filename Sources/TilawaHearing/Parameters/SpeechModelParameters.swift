/// Parameters of hearing by a speech model of the user. Hops are 10 ms.
package struct SpeechModelParameters: Hashable, Sendable {
  /// The pause after which speech is heard, and the least length of speech that is.
  package var pause = 30
  package var leastSpeech = 50
  /// Silence after which nothing is waited for.
  package var silence = 100
  /// The longest stretch that is heard at once, and its end in which it is cut at its quietest frame.
  package var longest = 2000
  package var cutWithin = 500
  /// The log probabilities of a unit that was heard, of the blank in its frame, of the blank elsewhere, and of a unit
  /// that was not heard. A model without probabilities gives the likeliest units only: one missing unit of a long word
  /// is no slip.
  package var heard: Float = -0.05
  package var blankBeside: Float = -3
  package var blank: Float = -0.01
  package var unheard: Float = -7.5
  /// The most frames from one letter of a token to the next.
  package var letterFrames = 4

  package init() {}
}
