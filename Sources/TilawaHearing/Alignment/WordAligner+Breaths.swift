public import TilawaCore

extension WordAligner.Voice {
  /// Greatest number of hops of a word before a pause that are given to the word before: nobody breathes within the first sound
  /// of a word.
  private static let sliver = 8

  /// Returns the same words, moved so that none has a pause just after its beginning.
  ///
  /// The hops before the pause are given to the word before. Words stay in order, and none is empty.
  public func withoutBreaths(_ words: [Range<Hop>]) -> [Range<Hop>] {
    var words = words
    for (pause, next) in zip(speech, speech.dropFirst()).map({ (Hop($0.upperBound), Hop($1.lowerBound)) }) {
      guard let index = words.firstIndex(where: { $0.contains(next) }), words[index].lowerBound < pause,
        words[index].lowerBound.distance(to: pause) <= Self.sliver
      else { continue }
      words[index] = next..<words[index].upperBound
      if index > 0 { words[index - 1] = words[index - 1].lowerBound..<max(words[index - 1].upperBound, pause) }
    }
    return words
  }
}
