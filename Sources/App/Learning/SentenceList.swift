import TilawaCore

extension Collection<Sentence> {
  /// Returns one sentence with all of these; nil where there are none.
  ///
  /// - Parameter join: makes one of two, such as `LearningSentences.list`.
  func joined(by join: (Sentence, Sentence) -> Sentence) -> Sentence? {
    first.map { dropFirst().reduce($0, join) }
  }
}
