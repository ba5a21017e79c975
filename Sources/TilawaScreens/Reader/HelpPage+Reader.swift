import TilawaCore
import TilawaTerminal

extension HelpPage {
  /// Returns the page of the reader's keys, and of the pause signs that stand in the text.
  static func reader(_ keys: KeyTable, pauses: [PauseSigns.Entry] = []) -> HelpPage {
    let signs = pauses.map { (keys: "\u{25CC}\($0.sign)", effect: $0.meaning) }
    return HelpPage(
      .reader, keys, mouse: ScreensSentences.readerMouse, signs: readerSigns,
      hints: [
        [
          (["help"], ScreensSentences.hintKeys), (["next-page"], ScreensSentences.hintPage),
          (["next-ayah", "previous-ayah"], ScreensSentences.hintAyah), (["play"], ScreensSentences.hintPlay),
          (["go-to"], ScreensSentences.hintGoTo), (["index"], ScreensSentences.hintIndex),
          (["search"], ScreensSentences.hintSearch), (["view"], ScreensSentences.hintView),
          (["translation"], ScreensSentences.hintTranslation), (["bookmark"], ScreensSentences.hintBookmark),
          (["theme"], ScreensSentences.hintTheme), (["quit"], ScreensSentences.hintQuit),
        ]
      ], more: signs.isEmpty ? nil : (title: ScreensSentences.pauseSigns, keys: signs))
  }

  private static var readerSigns: TextLine {
    var line = TextLine(ScreensSentences.signCurrent.text, TextStyle(nil, [.bold, .underline]))
    line.append("   ")
    line.append(ScreensSentences.signHeard.text, TextStyle(.green, .bold))
    line.append("   ")
    line.append(ScreensSentences.signBookmark.text, TextStyle(.yellow))
    return line
  }
}
