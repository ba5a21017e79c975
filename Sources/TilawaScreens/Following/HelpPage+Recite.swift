import TilawaTerminal

extension HelpPage {
  /// Returns the page of the keys while somebody recites.
  static func recite(_ keys: KeyTable) -> HelpPage {
    HelpPage(
      .recite, keys, mouse: "The wheel selects words.", signs: reciteSigns,
      hints: [
        [
          (["hint"], "hint"), (["next-word", "previous-word"], "word"), (["right"], "I said it right"),
          (["hear"], "hear it"),
          (["pause"], "pause"), (["reveal"], "show"), (["help"], "help"), (["quit"], "end"),
        ]
      ])
  }

  private static var reciteSigns: TextLine {
    var line = TextLine("recited", TextStyle(.green))
    line.append("   ? unsure", TextStyle(.cyan))
    line.append("   ○ skipped", TextStyle(.yellow))
    line.append("   ✗ changed", TextStyle(.red))
    return line
  }
}
