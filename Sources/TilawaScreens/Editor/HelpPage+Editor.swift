import TilawaTerminal

extension HelpPage {
  /// Returns the page of the editor's keys.
  static func editor(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .editor, keys, mouse: "A click moves the cursor, onto a marker if one is there; the wheel scrolls.",
      signs: editorSigns,
      hints: [
        [
          (["next-marker"], "marker"), (["marker"], "place"), (["remove-marker"], "remove"),
          (["back-1ms", "on-1ms", "back-10ms", "on-10ms", "back-50ms", "on-50ms"], "by 1 10 50 ms"),
          (["zoom-in", "zoom-out"], "zoom"), (["next-suggestion"], "suggestion"), (["next-flag"], "flagged"),
          (["next-zero"], "zero"), (["pause-middle"], "pause"), (["left", "right"], "go"), (["help"], "help"),
        ],
        [
          (["assign"], "ayah"), (["loop"], "loop"), (["confirm"], "confirm"), (["undo"], "undo"), (["redo"], "redo"),
          (["speech"], "speech"), (["other"], "other"), (["merge"], "merge"), (["delete"], "delete"),
          (["split"], "split"), (["confirm-all"], "all"), (["quit"], "quit"),
        ],
      ])
  }

  private static var editorSigns: TextLine {
    var line = TextLine("▲ │ confirmed", TextStyle(.green))
    line.append("   ")
    line.append("△ ┊ suggested, its label with ?", TextStyle(.yellow))
    line.append("   ")
    line.append("! to check", TextStyle(.red))
    line.append("   ")
    line.append("speech and other", TextStyle(.blue))
    return line
  }
}
