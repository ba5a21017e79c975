import TilawaApp
import TilawaTerminal

extension HelpPage {
  /// Keys of the editor.
  static let editor = HelpPage(
    sections: editorSections, column: 17, signs: editorSigns,
    hints: [
      [
        "Tab marker", "m place", "x remove", ", . < > [ ] by 1 10 50 ms", "↑↓ zoom", "n suggestion", "f flagged",
        "z zero",
        "c pause",
        "←→ go", "? help",
      ],
      [
        "Enter ayah", "Space loop", "y confirm", "u undo", "r redo", "s speech", "o other", "j merge", "d delete",
        "k split",
        "Y all", "q quit",
      ],
    ])

  private static let editorSections: [Section] = [
    (
      "Going about",
      [
        ("← → h l", "a column; with Shift, or H L, ten"), ("PgUp PgDn", "a screen"), ("Home End", "begin, end"),
        ("↑ ↓ + -", "zoom"), ("0  1", "all of the recording; 10 ms a column"),
        ("Tab Shift-Tab", "next, previous marker"),
        ("n  p", "next, previous suggestion"),
        ("f  F", "next, previous suggestion that should be looked at"),
        ("g", "go to a time: 62.5, 1:02.5, 500ms, +5, -5"),
        ("/", "go to an ayah: 78:5"),
      ]
    ),
    (
      "Markers: the edges of segments. One is under the cursor when it stands at its very place",
      [
        ("m", "place a marker: parts the segment here, or what is not marked yet"), ("x Del", "remove the marker"),
        (", .", "move it by 1 ms, back and forth; without a marker here, the cursor"), ("< >", "by 10 ms"),
        ("[ ]", "by 50 ms"), ("z  Z", "to the next, the previous zero crossing"), ("c", "to the middle of the pause"),
      ]
    ),
    (
      "The segment under the cursor",
      [
        ("Enter a", "say what is recited, while it sounds over and over: the next ayah is offered"),
        ("s  o", "it is speech; it is no recitation otherwise"), ("y", "confirm what is suggested"),
        ("Y", "confirm all suggestions, after a question"), ("k", "split it at the cursor"),
        ("j", "merge it with the one that follows; what is recited in both has a join there"), ("d", "delete it"),
        ("*", "prefer this take of its ayah"),
      ]
    ),
    (
      "Sound",
      [("Space", "the segment, over and over; again: silence"), ("P", "from the cursor on"), ("Esc", "silence")]
    ),
    (
      "Else",
      [
        ("u  r", "take back, do again; as often as there were changes, also after quitting"),
        ("Ctrl-L", "draw anew"), ("Ctrl-Z", "stop the program; fg goes on"),
        ("q", "quit: every change is kept already"),
      ]
    ),
  ]

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
