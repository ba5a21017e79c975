import TilawaTerminal

extension HelpPage {
  /// Returns the page of the player's keys.
  static func player(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .player, keys, mouse: "A click chooses an ayah, a second one goes there; the wheel chooses too.",
      signs: playerSigns,
      hints: [
        [
          (["help"], "keys"), (["pause"], "pause"), (["next-ayah", "previous-ayah"], "ayah"), (["go-to"], "go to"),
          (["index"], "index"), (["each-more", "range-more"], "repeats"), (["slower", "faster"], "speed"),
          (["loop"], "loop"), (["sleep"], "sleep"), (["bookmark"], "mark"), (["quit"], "quit"),
        ]
      ])
  }

  private static var playerSigns: TextLine {
    var line = TextLine("what is heard", TextStyle(.green, .bold))
    line.append("   ")
    line.append("nobody recites it", TextStyle(.yellow, .underline))
    line.append("   ")
    line.append("not in the session", TextStyle(nil, .dim))
    line.append("   ")
    line.append("١", TextStyle(.magenta, [.reverse, .bold]))
    line.append(" marked")
    return line
  }
}
