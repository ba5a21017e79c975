import TilawaCore
import TilawaTerminal

extension HelpPage {
  /// Returns the page of the keys while somebody recites.
  static func recite(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .recite, keys, mouse: ScreensSentences.wheelSelectsWords, signs: reciteSigns,
      hints: [
        [
          (["hint"], ScreensSentences.hintHint), (["next-word", "previous-word"], ScreensSentences.hintWord),
          (["right"], ScreensSentences.hintISaidItRight),
          (["hear"], ScreensSentences.hintHearIt),
          (["pause"], ScreensSentences.hintPause), (["reveal"], ScreensSentences.hintShow),
          (["help"], ScreensSentences.hintHelp), (["quit"], ScreensSentences.hintEnd),
        ]
      ])
  }

  private static var reciteSigns: TextLine {
    var line = TextLine(ScreensSentences.signRecited.text, TextStyle(.green))
    line.append("   \(ScreensSentences.signUnsure)", TextStyle(.cyan))
    line.append("   \(ScreensSentences.signSkipped)", TextStyle(.yellow))
    line.append("   \(ScreensSentences.signChanged)", TextStyle(.red))
    return line
  }
}
