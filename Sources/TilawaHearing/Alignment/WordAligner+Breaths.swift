extension WordAligner.Voice {
  /// A word that begins with so few hops before a pause begins behind it: nobody breathes in the midst of a word's first sound.
  private static let sliver = 8

  /// The words of this voice as they were found, but that none has a breath between its first moment and the rest of it.
  ///
  /// What stands before the breath is given to the word before. Words stay in order, and none is empty.
  public func withoutBreaths(_ words: [Range<Int>]) -> [Range<Int>] {
    var words = words
    for (pause, next) in zip(speech, speech.dropFirst()).map({ ($0.upperBound, $1.lowerBound) }) {
      guard let index = words.firstIndex(where: { $0.contains(next) }), words[index].lowerBound < pause,
        pause - words[index].lowerBound <= Self.sliver
      else { continue }
      words[index] = next..<words[index].upperBound
      if index > 0 { words[index - 1] = words[index - 1].lowerBound..<max(words[index - 1].upperBound, pause) }
    }
    return words
  }
}
