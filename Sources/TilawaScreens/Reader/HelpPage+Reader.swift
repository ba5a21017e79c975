import TilawaApp
import TilawaTerminal

extension HelpPage {
  /// Keys of the reader.
  static let reader = HelpPage(
    sections: readerSections, column: 15, signs: readerSigns,
    hints: [
      [
        "? keys", "→ page", "j k ayah", "p play", "g go to", "i index", "/ search", "v view", "t translation",
        "b bookmark",
        "T theme", "q quit",
      ]
    ])

  private static let readerSections: [Section] = [
    (
      "Going about",
      [
        ("→ Enter  ←", "the next, the previous page; of flowing text the surah"),
        ("Space PgDn", "a screen on; Backspace, PgUp: back"), ("j ↓  k ↑", "the next, the previous ayah"),
        ("[  ]  {  }", "the previous, the next surah; juz"), ("Home End", "the first, the last ayah of the page"),
        ("g", "go to: 2:255, 255 in this surah, yasin, yasin 5, page 50, juz 30"),
        ("i", "the index: choose a surah, juz or hizb"),
        ("/", "look for words, or a surah, from here on; / and Enter: the next one"),
        ("n  N", "the next, the previous find; . and , as well. Esc: no more of them"),
        ("'", "back to where the search began: a find is not the place that is kept, until you stay there"),
      ]
    ),
    (
      "What sounds",
      [
        ("p", "play from here: a range, x3 the range three times, each 2; -260, page, juz: from here to there"),
        ("P", "pause, go on"), ("<  >", "the previous, the next ayah of what sounds"),
        ("(  )", "the previous, the next surah of what sounds"),
        ("f", "follow what sounds: its ayah is where you are, and pages turn; going elsewhere ends that"),
        ("S", "end it, whoever began it"),
      ]
    ),
    (
      "Marks",
      [
        ("b", "a bookmark at the ayah; taken away where there is one"),
        ("B  n", "a note at the ayah, which has a bookmark then; n only while nothing was looked for"),
      ]
    ),
    (
      "How it is shown",
      [
        ("v", "page by page, as continuous text, verse by verse"), ("t", "with a translation, ayah by ayah; without"),
        ("w", "with what each word means, word by word; without"),
        ("c", "colours of tajweed, in the letters of Hafs"),
        ("T", "the next theme: light, dark, sepia, the terminal's own colours; it is kept"),
      ]
    ),
    (
      "Else",
      [
        ("Ctrl-L", "draw anew"), ("Ctrl-Z", "stop the program; fg goes on"),
        ("q", "quit: the ayah is kept, tilawa read goes on there; what p began ends"),
      ]
    ),
  ]

  private static var readerSigns: TextLine {
    var line = TextLine("the ayah where you are", TextStyle(nil, [.bold, .underline]))
    line.append("   ")
    line.append("what is heard", TextStyle(.green, .bold))
    line.append("   ")
    line.append("◆ a bookmark", TextStyle(.yellow))
    return line
  }
}
