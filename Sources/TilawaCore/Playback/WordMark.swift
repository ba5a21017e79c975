/// The beginning of a word in a session's sound, from the decode thread to `Playback`.
public struct WordMark: Hashable, Sendable {
  /// The generation of the walk that made the mark; marks of older ones are dropped.
  public let generation: Int
  /// The step in which the word is heard.
  public let step: RepeatPlan.Step
  /// The number of the word among those that are heard in the step, from 0.
  public let place: Int
  /// The word.
  public let word: HeardWord
  /// The position in output frames from the beginning of the session. A generation that begins inside a word keeps the
  /// frame of its first beginning.
  public let frame: Int

  public init(generation: Int, step: RepeatPlan.Step, place: Int, word: HeardWord, frame: Int) {
    self.generation = generation
    self.step = step
    self.place = place
    self.word = word
    self.frame = frame
  }
}
