import TilawaCore
import TilawaTerminal

extension KeyAction {
  /// The actions of the screen on which somebody recites.
  static let recite =
    section(
      .recite, ScreensSentences.sectionWordsThatWere,
      [
        ("next-word", ["n", .left], ScreensSentences.reciteNextWord),
        ("previous-word", ["p", .right], ScreensSentences.recitePreviousWord),
        ("right", ["x"], ScreensSentences.reciteRight),
      ])
    + section(
      .recite, ScreensSentences.sectionAWord,
      [
        ("hear", [.enter], ScreensSentences.reciteHear),
        ("alternate", ["A"], ScreensSentences.reciteAlternate),
        ("slow", ["s"], ScreensSentences.reciteSlow),
        ("word-after", [.down, "]"], ScreensSentences.reciteWordAfter),
        ("word-before", [.up, "["], ScreensSentences.reciteWordBefore),
      ])
    + section(
      .recite, ScreensSentences.sectionTheTeacherBeside,
      [
        ("mark-right", ["1"], ScreensSentences.reciteMarkRight), ("mark-slip", ["2"], ScreensSentences.reciteMarkSlip),
        ("mark-makhraj", ["3"], ScreensSentences.reciteMarkMakhraj),
        ("mark-madd", ["4"], ScreensSentences.coachMadd),
        ("mark-ghunnah", ["5"], ScreensSentences.coachGhunnah), ("mark-stop", ["6"], ScreensSentences.coachStop),
      ])
    + section(
      .recite, ScreensSentences.sectionReciting,
      [
        ("hint", ["h"], ScreensSentences.reciteHint),
        ("pause", [" "], ScreensSentences.recitePause),
        ("reveal", ["v"], ScreensSentences.reciteReveal),
      ])
    + section(
      .recite, ScreensSentences.sectionElse,
      [("help", ["?"], ScreensSentences.keyHelp), ("quit", ["q"], ScreensSentences.reciteQuit)])
}
