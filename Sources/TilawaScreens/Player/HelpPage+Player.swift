import TilawaCore
import TilawaTerminal

extension HelpPage {
  /// Returns the page of the player's keys.
  static func player(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .player, keys, mouse: ScreensSentences.playerMouse,
      signs: playerSigns,
      hints: [
        [
          (["help"], ScreensSentences.hintKeys), (["pause"], ScreensSentences.hintPause),
          (["next-ayah", "previous-ayah"], ScreensSentences.hintAyah), (["go-to"], ScreensSentences.hintGoTo),
          (["index"], ScreensSentences.hintIndex), (["each-more", "range-more"], ScreensSentences.hintRepeats),
          (["slower", "faster"], ScreensSentences.hintSpeed),
          (["loop"], ScreensSentences.hintLoop), (["sleep"], ScreensSentences.hintSleep),
          (["bookmark"], ScreensSentences.hintMark), (["quit"], ScreensSentences.hintQuit),
        ]
      ])
  }

  private static var playerSigns: TextLine {
    var line = TextLine(ScreensSentences.signHeard.text, TextStyle(.green, .bold))
    line.append("   ")
    line.append(ScreensSentences.signMissing.text, TextStyle(.yellow, .underline))
    line.append("   ")
    line.append(ScreensSentences.signOutside.text, TextStyle(nil, .dim))
    line.append("   ")
    line.append("١", TextStyle(.magenta, [.reverse, .bold]))
    line.append(" \(ScreensSentences.signMarked)")
    return line
  }
}
