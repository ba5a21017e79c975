import TilawaCore

extension RecitedText {
  /// Spells the text in letters, for a model that writes letters. Nil where the words are not as many.
  ///
  /// - Parameter words: the words of each part as they are written.
  package func spelled(_ words: [[String]]) -> RecitedText? {
    guard zip(ranges, words).allSatisfy({ $0.count == $1.count }), words.count == parts.count else { return nil }
    var spelled: [Word] = []
    for (part, words) in words.enumerated() {
      for word in words {
        let forms = LetterUnit.spellings(of: word).filter { !$0.isEmpty }
        guard !forms.isEmpty else { return nil }
        spelled.append(
          Word(part: part, forms: forms.map { Form(units: $0, starts: [.joined, .pause], ends: [.joined, .pause]) }))
      }
    }
    return RecitedText(parts: parts, words: spelled, ranges: ranges)
  }

  private init(parts: [Part], words: [Word], ranges: [Range<Int>]) {
    (self.parts, self.words, self.ranges) = (parts, words, ranges)
  }
}
