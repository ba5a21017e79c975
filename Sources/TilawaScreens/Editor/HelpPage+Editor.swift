import TilawaCore
import TilawaTerminal

extension HelpPage {
  /// Returns the page of the editor's keys.
  static func editor(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .editor, keys, mouse: ScreensSentences.editorMouse,
      signs: editorSigns,
      hints: [
        [
          (["next-marker"], ScreensSentences.hintMarker), (["marker"], ScreensSentences.hintPlace),
          (["remove-marker"], ScreensSentences.hintRemove),
          (["back-1ms", "on-1ms", "back-10ms", "on-10ms", "back-50ms", "on-50ms"], ScreensSentences.hintBy11050Ms),
          (["zoom-in", "zoom-out"], ScreensSentences.hintZoom), (["next-suggestion"], ScreensSentences.hintSuggestion),
          (["next-flag"], ScreensSentences.hintFlagged),
          (["next-zero"], ScreensSentences.hintZero), (["pause-middle"], ScreensSentences.hintPause),
          (["left", "right"], ScreensSentences.hintGo), (["help"], ScreensSentences.hintHelp),
        ],
        [
          (["assign"], ScreensSentences.hintAyah), (["loop"], ScreensSentences.hintLoop),
          (["confirm"], ScreensSentences.hintConfirm), (["undo"], ScreensSentences.hintUndo),
          (["redo"], ScreensSentences.hintRedo),
          (["speech"], ScreensSentences.hintSpeech), (["other"], ScreensSentences.hintOther),
          (["merge"], ScreensSentences.hintMerge), (["delete"], ScreensSentences.hintDelete),
          (["split"], ScreensSentences.hintSplit), (["confirm-all"], ScreensSentences.hintAll),
          (["quit"], ScreensSentences.hintQuit),
        ],
      ])
  }

  private static var editorSigns: TextLine {
    var line = TextLine(ScreensSentences.signConfirmed.text, TextStyle(.green))
    line.append("   ")
    line.append(ScreensSentences.signSuggested.text, TextStyle(.yellow))
    line.append("   ")
    line.append(ScreensSentences.signToCheck.text, TextStyle(.red))
    line.append("   ")
    line.append(ScreensSentences.signSpeech.text, TextStyle(.blue))
    return line
  }
}
