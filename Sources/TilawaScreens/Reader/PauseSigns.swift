import TilawaCore

/// The pause signs of South Asia, which other prints do not have or use otherwise.
enum PauseSigns {
  /// A sign, its name for programs, and its meaning.
  typealias Entry = (sign: Unicode.Scalar, name: String, meaning: Sentence)

  private static var all: [Entry] {
    [
      ("\u{6D8}", "must", ScreensSentences.pauseMust), ("\u{615}", "stop", ScreensSentences.pauseStop),
      ("\u{6DA}", "may", ScreensSentences.pauseMay), ("\u{617}", "better-not", ScreensSentences.pauseBetterNot),
      ("\u{8D5}", "for-breath", ScreensSentences.pauseForBreath),
      ("\u{6D6}", "better-join", ScreensSentences.pauseBetterJoin),
      ("\u{8D7}", "some-say", ScreensSentences.pauseSomeSay), ("\u{8DE}", "expected", ScreensSentences.pauseExpected),
      ("\u{6D9}", "not", ScreensSentences.pauseNot), ("\u{6DB}", "one-of-two", ScreensSentences.pauseOneOfTwo),
      ("\u{8DD}", "saktah", ScreensSentences.pauseSaktah), ("\u{6DC}", "saktah", ScreensSentences.pauseSaktah),
      ("\u{8DF}", "waqfah", ScreensSentences.pauseWaqfah), ("\u{8D6}", "ruku", ScreensSentences.pauseRuku),
      ("\u{8DB}", "sajdah", ScreensSentences.pauseSajdah),
    ]
  }

  /// The signs that no text but those of South Asia has.
  private static let own: Set<Unicode.Scalar> = ["\u{615}", "\u{617}", "\u{8D5}", "\u{8D6}", "\u{8D7}", "\u{8DE}"]

  /// Returns the signs that stand in some ayat, with their meanings; none for a text that is not of South Asia.
  static func legend(of ayat: [MushafPage.Ayah]) -> [Entry] {
    var found: Set<Unicode.Scalar> = []
    for ayah in ayat {
      for word in ayah.words + [ayah.number] { found.formUnion(word.text.unicodeScalars) }
    }
    return found.isDisjoint(with: own) ? [] : all.filter { found.contains($0.sign) }
  }
}
