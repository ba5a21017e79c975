import TilawaTerminal

extension KeyAction {
  /// The actions of the player's screen.
  static let player =
    section(
      .player, "Navigation",
      [
        ("pause", [" ", "P"], "pause, continue; in a pause of a script: next step"),
        ("next-ayah", ["n", .right, ">"], "next ayah"),
        ("previous-ayah", ["p", .left, "<"], "back to the start of this ayah, or to the previous one"),
        ("next-page", [.pageDown], "next page of the session"),
        ("previous-page", [.pageUp], "previous page of the session"),
        ("next-surah", [")"], "next surah of the session"), ("previous-surah", ["("], "previous surah of the session"),
        ("back", [",", .shiftLeft], "5 seconds back"), ("forward", [".", .shiftRight], "5 seconds forward"),
        ("go-to", ["g"], "go to an ayah: 2:255, 255 in this surah, yasin, yasin 5"),
        ("index", ["i"], "index of surahs, juz and hizb; Enter goes there"),
        ("choose-next", [.down], "select the next ayah of the page"),
        ("choose-previous", [.up], "select the previous ayah of the page"),
        ("go-to-chosen", [.enter], "go to the selected ayah"), ("choose-none", [.escape], "select no ayah"),
        ("bookmark", ["b"], "bookmark the selected or current ayah"),
        ("note", ["B"], "bookmark it with a note"),
      ])
    + section(
      .player, "Repeats",
      [
        ("each-more", ["e"], "repeat each ayah once more; after 100: forever"),
        ("each-less", ["E"], "repeat each ayah once less"), ("range-more", ["r"], "repeat the range once more"),
        ("range-less", ["R"], "repeat the range once less"),
        ("endless", ["L"], "repeat forever: the ayah, the range; or normal repeats"),
        ("gap-shorter", ["{"], "a shorter gap after each ayah"), ("gap-longer", ["}"], "a longer gap after each ayah"),
        ("loop", ["a"], "repeat a part of the ayah: the first press marks its start, the second its end"),
        ("loop-off", ["A"], "end the repeated part"),
      ])
    + section(
      .player, "Sound",
      [
        ("slower", ["["], "slower"), ("faster", ["]"], "faster"), ("louder", ["+", "="], "louder"),
        ("softer", ["-"], "softer"), ("mute", ["m"], "mute; again: the former volume"),
        ("sleep", ["t"], "sleep timer: stop after some minutes, at the end of an ayah; 0: off"),
      ])
    + section(
      .player, "Else",
      [
        ("help", ["?"], "this page"), ("quit", ["q"], "quit: the place is kept; tilawa resume continues"),
      ])
}
