/// A page that was recited from memory and checked word by word, and the grade that follows.
package struct HifzRecital: Hashable, Sendable {
  /// The most places of slips, and words shown as help, of a fair hearing. Slips near each other are one place.
  private static let mostPlaces = 3
  /// The words of slips that are fair still, however short the text is.
  private static let fewestWords = 3

  private let verdicts: [Int: WordVerdict]
  /// The words that were shown as help.
  private let hints: Int

  /// - Parameter verdicts: by the word of the Hafs text.
  package init(_ verdicts: [Int: WordVerdict], hints: Int) { (self.verdicts, self.hints) = (verdicts, hints) }

  /// Returns the grade of the held words of a page: good without slips, fair with few, else weak.
  ///
  /// Nil where more than a tenth of the words was not heard, or not heard for certain: nothing is guessed. A check cannot
  /// tell who had to think, so it never says excellent.
  package func grade(of held: WordSet) -> HifzGrade? {
    let words = held.ranges.flatMap { $0.start..<$0.end }
    let certain = words.filter { (verdicts[$0] ?? .pending).isCertain }
    guard !words.isEmpty, (words.count - certain.count) * 10 <= words.count else { return nil }
    let slips = certain.filter { verdicts[$0]?.isSlip ?? false }
    guard !slips.isEmpty || hints > 0 else { return .good }
    let places = zip(slips, slips.dropFirst()).count { $1 - $0 > HifzState.near } + (slips.isEmpty ? 0 : 1)
    let isFair =
      places + hints <= Self.mostPlaces && slips.count <= max(Self.fewestWords, words.count / 10)
    return isFair ? .fair : .weak
  }
}

extension WordVerdict {
  /// Whether it says that a word was recited or was not.
  fileprivate var isCertain: Bool { self == .recited || isSlip }
}
