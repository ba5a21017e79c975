import TilawaCore
import TilawaHearing
import TilawaIntake

extension HeardFile {
  /// Whether it is another recitation than its name says, or not all of it.
  var isWrong: Bool { kind == .wrong || kind == .partial }

  /// The judgement for people, after the name of the file; nil for a right one.
  ///
  /// - Parameter name: the ayah or the surah: "113:3", "surah 78".
  func words(of name: Sentence) -> Sentence? {
    switch kind {
    case .right: nil
    case .wrong:
      nearest.map { RecitersSentences.notItBut(name: name, nearest: "\($0)") } ?? RecitersSentences.notIt(name: name)
    case .partial: words.map { HeardFile.part($0, of: name) } ?? RecitersSentences.notAll(name: name)
    case .misplaced, .speech, .long: RecitersSentences.holdsMore(name: name)
    case .doubtful:
      nearest.map { RecitersSentences.inDoubtOr(name: name, nearest: "\($0)") }
        ?? RecitersSentences.inDoubt(name: name)
    case .unknown: RecitersSentences.tooLittle(name: name)
    }
  }

  private static func part(_ words: Range<Int>, of name: Sentence) -> Sentence {
    words.count == 1
      ? RecitersSentences.notAllWord(name: name, word: words.upperBound)
      : RecitersSentences.notAllWords(name: name, first: words.lowerBound + 1, last: words.upperBound)
  }

}
