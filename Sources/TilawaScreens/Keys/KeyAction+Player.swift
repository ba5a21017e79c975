import TilawaCore
import TilawaTerminal

extension KeyAction {
  /// The actions of the player's screen.
  static let player =
    section(
      .player, ScreensSentences.sectionNavigation,
      [
        ("pause", [" ", "P"], ScreensSentences.playerPause),
        ("next-ayah", ["n", .right, ">"], ScreensSentences.playerNextAyah),
        ("previous-ayah", ["p", .left, "<"], ScreensSentences.playerPreviousAyah),
        ("next-page", [.pageDown], ScreensSentences.playerNextPage),
        ("previous-page", [.pageUp], ScreensSentences.playerPreviousPage),
        ("next-surah", [")"], ScreensSentences.playerNextSurah),
        ("previous-surah", ["("], ScreensSentences.playerPreviousSurah),
        ("back", [",", .shiftLeft], ScreensSentences.playerBack),
        ("forward", [".", .shiftRight], ScreensSentences.playerForward),
        ("go-to", ["g"], ScreensSentences.playerGoTo),
        ("index", ["i"], ScreensSentences.playerIndex),
        ("choose-next", [.down], ScreensSentences.playerChooseNext),
        ("choose-previous", [.up], ScreensSentences.playerChoosePrevious),
        ("go-to-chosen", [.enter], ScreensSentences.playerGoToChosen),
        ("choose-none", [.escape], ScreensSentences.playerChooseNone),
        ("bookmark", ["b"], ScreensSentences.playerBookmark),
        ("note", ["B"], ScreensSentences.playerNote),
      ])
    + section(
      .player, ScreensSentences.sectionRepeats,
      [
        ("each-more", ["e"], ScreensSentences.playerEachMore),
        ("each-less", ["E"], ScreensSentences.playerEachLess), ("range-more", ["r"], ScreensSentences.playerRangeMore),
        ("range-less", ["R"], ScreensSentences.playerRangeLess),
        ("endless", ["L"], ScreensSentences.playerEndless),
        ("gap-shorter", ["{"], ScreensSentences.playerGapShorter),
        ("gap-longer", ["}"], ScreensSentences.playerGapLonger),
        ("loop", ["a"], ScreensSentences.playerLoop),
        ("loop-off", ["A"], ScreensSentences.playerLoopOff),
      ])
    + section(
      .player, ScreensSentences.sectionSound,
      [
        ("slower", ["["], ScreensSentences.playerSlower), ("faster", ["]"], ScreensSentences.playerFaster),
        ("louder", ["+", "="], ScreensSentences.playerLouder),
        ("softer", ["-"], ScreensSentences.playerSofter), ("mute", ["m"], ScreensSentences.playerMute),
        ("sleep", ["t"], ScreensSentences.playerSleep),
      ])
    + section(
      .player, ScreensSentences.sectionElse,
      [
        ("help", ["?"], ScreensSentences.keyHelp),
        ("quit", ["q"], ScreensSentences.playerQuit(command: CommandHint("resume"))),
      ])
}
