import TilawaTerminal

extension KeyAction {
  /// The actions of the screen on which somebody recites.
  static let recite =
    section(
      .recite, "Words that were not recited as they are written",
      [
        ("next-word", ["n", .left], "the next one"), ("previous-word", ["p", .right], "the one before"),
        ("right", ["x"], "I said it right; once more: that was a slip"),
      ])
    + section(
      .recite, "Reciting",
      [
        ("hint", ["h"], "the first letter of the next word; once more: the word"),
        ("pause", [" "], "pause the microphone, go on"),
        ("reveal", ["v"], "show the text, hide it again"),
      ])
    + section(.recite, "Else", [("help", ["?"], "this page"), ("quit", ["q"], "end the session and sum it up")])
}
