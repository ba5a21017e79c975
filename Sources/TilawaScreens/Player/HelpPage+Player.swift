import TilawaTerminal

extension HelpPage {
  /// Keys of the player's screen.
  static let player = HelpPage(
    sections: playerSections, column: 13, signs: playerSigns,
    hints: [
      [
        "? keys", "Space pause", "n p ayah", "g go to", "i index", "e r repeats", "[ ] speed", "a loop", "t sleep",
        "b mark", "q quit",
      ]
    ])

  private static let playerSections: [Section] = [
    (
      "Going about",
      [
        ("Space P", "pause, go on; in a pause of a script, its next step"), ("n → >", "next ayah"),
        ("p ← <", "this ayah from its start, or the previous one"), ("PgDn PgUp", "next, previous page of the session"),
        (")  (", "next, previous surah of the session"),
        (", .", "5 seconds back, on; also Shift with ← →"),
        ("g", "go to an ayah: 2:255, 255 in this surah, yasin, yasin 5"),
        ("i", "the index of surahs, juz and hizb: Enter goes to what the session has"),
        ("↑ ↓ Enter", "choose an ayah of the page, and go there; Esc: none"),
        ("b  B", "mark the ayah that is chosen or heard; with a note"),
      ]
    ),
    (
      "Repeats",
      [
        ("e  E", "this often more, less: each ayah; after 100: without end"),
        ("r  R", "the range once more, once less"), ("m", "without end: the ayah, the range, as it was asked for"),
        ("{  }", "gap after each ayah: shorter, longer"),
        ("a", "a part of the ayah again and again: the first a marks where it begins, the second where it ends"),
        ("A", "no such part"),
      ]
    ),
    (
      "Sound",
      [
        ("[  ]", "slower, faster"), ("+  -", "louder, softer"),
        ("t", "end with the ayah heard in so many minutes; 0: do not"),
      ]
    ),
    (
      "Else",
      [
        ("Ctrl-L", "draw anew"), ("Ctrl-Z", "stop the program; fg goes on"),
        ("q", "quit: the place is kept, tilawa play last goes on"),
      ]
    ),
  ]

  private static var playerSigns: TextLine {
    var line = TextLine("what is heard", TextStyle(.green, .bold))
    line.append("   ")
    line.append("nobody recites it", TextStyle(.yellow, .underline))
    line.append("   ")
    line.append("not of the session", TextStyle(nil, .dim))
    line.append("   ")
    line.append("١", TextStyle(.magenta, [.reverse, .bold]))
    line.append(" marked")
    return line
  }
}
