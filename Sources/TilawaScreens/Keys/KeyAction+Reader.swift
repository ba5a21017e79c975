import TilawaTerminal

extension KeyAction {
  /// The actions of the reader.
  static let reader =
    section(
      .reader, "Navigation",
      [
        ("next-page", [.right, .enter], "the next page; in continuous text: the next surah"),
        ("previous-page", [.left], "the previous page; in continuous text: the previous surah"),
        ("screen-down", [" ", .pageDown], "a screen forward"), ("screen-up", [.backspace, .pageUp], "a screen back"),
        ("next-ayah", ["j", .down], "the next ayah"), ("previous-ayah", ["k", .up], "the previous ayah"),
        ("next-surah", ["]"], "the next surah"), ("previous-surah", ["["], "the previous surah"),
        ("next-juz", ["}"], "the next juz"), ("previous-juz", ["{"], "the previous juz"),
        ("first-ayah", [.home], "the first ayah of the page"), ("last-ayah", [.end], "the last ayah of the page"),
        ("go-to", ["g"], "go to: 2:255, 255 in this surah, yasin, yasin 5, page 50, juz 30"),
        ("index", ["i"], "the index: choose a surah, juz or hizb"),
        ("search", ["/"], "search for words or a surah; Enter alone: the next result"),
        ("next-find", ["n", "."], "the next result; without a search: a note"),
        ("previous-find", ["N", ","], "the previous result"),
        ("end-search", [.escape], "end the search"),
        ("return", ["'"], "back to the place before the search"),
      ])
    + section(
      .reader, "Playing",
      [
        (
          "play", ["p"],
          "play from here; it asks for the range first: a range, x3 (range three times), each 2; -260, page, juz: from here to there"
        ),
        ("pause", ["P"], "pause, continue"), ("next-heard", [">"], "next ayah in the player"),
        ("previous-heard", ["<"], "previous ayah in the player"),
        ("next-surah-heard", [")"], "next surah in the player"),
        ("previous-surah-heard", ["("], "previous surah in the player"),
        ("follow", ["f"], "follow the player and turn pages with it; moving away ends that"),
        ("stop", ["S"], "stop the player"),
      ])
    + section(
      .reader, "Marks",
      [
        ("bookmark", ["b"], "add a bookmark at the ayah, or remove it"),
        ("note", ["B"], "add a bookmark with a note"),
      ])
    + section(
      .reader, "How it is shown",
      [
        ("view", ["v"], "page by page, continuous text, ayah by ayah"),
        ("translation", ["t"], "translation on, off"),
        ("words", ["w"], "meanings of words on, off"),
        ("tajweed", ["c"], "tajweed colours (Hafs only) on, off"),
        ("theme", ["T"], "the next theme: light, dark, sepia, contrast, plain, terminal colours"),
      ])
    + section(
      .reader, "Else",
      [
        ("help", ["?"], "this page"),
        ("quit", ["q"], "quit: the place is kept for tilawa read; what p started stops"),
      ])
}
