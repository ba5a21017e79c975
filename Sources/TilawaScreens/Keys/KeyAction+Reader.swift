import TilawaCore
import TilawaTerminal

extension KeyAction {
  /// The actions of the reader.
  static let reader =
    section(
      .reader, ScreensSentences.sectionNavigation,
      [
        ("next-page", [.right, .enter], ScreensSentences.readerNextPage),
        ("previous-page", [.left], ScreensSentences.readerPreviousPage),
        ("screen-down", [" ", .pageDown], ScreensSentences.editorScreenOn),
        ("screen-up", [.backspace, .pageUp], ScreensSentences.editorScreenBack),
        ("next-ayah", ["j", .down], ScreensSentences.readerNextAyah),
        ("previous-ayah", ["k", .up], ScreensSentences.readerPreviousAyah),
        ("next-surah", ["]"], ScreensSentences.readerNextSurah),
        ("previous-surah", ["["], ScreensSentences.readerPreviousSurah),
        ("next-juz", ["}"], ScreensSentences.readerNextJuz),
        ("previous-juz", ["{"], ScreensSentences.readerPreviousJuz),
        ("first-ayah", [.home], ScreensSentences.readerFirstAyah),
        ("last-ayah", [.end], ScreensSentences.readerLastAyah),
        ("go-to", ["g"], ScreensSentences.readerGoTo),
        ("index", ["i"], ScreensSentences.readerIndex),
        ("search", ["/"], ScreensSentences.readerSearch),
        ("next-find", ["n", "."], ScreensSentences.readerNextFind),
        ("previous-find", ["N", ","], ScreensSentences.readerPreviousFind),
        ("end-search", [.escape], ScreensSentences.readerEndSearch),
        ("return", ["'"], ScreensSentences.readerReturn),
      ])
    + section(
      .reader, ScreensSentences.sectionPlaying,
      [
        (
          "play", ["p"],
          ScreensSentences.readerPlay
        ),
        ("pause", ["P"], ScreensSentences.readerPause), ("next-heard", [">"], ScreensSentences.readerNextHeard),
        ("previous-heard", ["<"], ScreensSentences.readerPreviousHeard),
        ("next-surah-heard", [")"], ScreensSentences.readerNextSurahHeard),
        ("previous-surah-heard", ["("], ScreensSentences.readerPreviousSurahHeard),
        ("follow", ["f"], ScreensSentences.readerFollow),
        ("stop", ["S"], ScreensSentences.readerStop),
      ])
    + section(
      .reader, ScreensSentences.sectionMarks,
      [
        ("bookmark", ["b"], ScreensSentences.readerBookmark),
        ("note", ["B"], ScreensSentences.readerNote),
      ])
    + section(
      .reader, ScreensSentences.sectionHowItIs,
      [
        ("view", ["v"], ScreensSentences.readerView),
        ("translation", ["t"], ScreensSentences.readerTranslation),
        ("words", ["w"], ScreensSentences.readerWords),
        ("tajweed", ["c"], ScreensSentences.readerTajweed),
        ("theme", ["T"], ScreensSentences.readerTheme),
      ])
    + section(
      .reader, ScreensSentences.sectionElse,
      [
        ("help", ["?"], ScreensSentences.keyHelp),
        ("quit", ["q"], ScreensSentences.readerQuit(command: CommandHint("read"))),
      ])
}
