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
      .recite, "A word",
      [
        ("hear", [.enter], "hear it from the teacher; once more: hear yourself"),
        ("alternate", ["A"], "hear both, one after the other"),
        ("slow", ["s"], "slowly (0.75), at its speed"),
        ("word-after", [.down, "]"], "the word after it"), ("word-before", [.up, "["], "the word before it"),
      ])
    + section(
      .recite, "The teacher beside marks a word",
      [
        ("mark-right", ["1"], "it was right"), ("mark-slip", ["2"], "it was a slip"),
        ("mark-makhraj", ["3"], "a letter was not said from its place (makhraj)"),
        ("mark-madd", ["4"], "a madd was too short or too long"),
        ("mark-ghunnah", ["5"], "a ghunnah was missing"), ("mark-stop", ["6"], "a stop at the wrong place"),
      ])
    + section(
      .recite, "Reciting",
      [
        ("hint", ["h"], "the first letter of the next word; once more: the word; then: hear it"),
        ("pause", [" "], "pause the microphone, go on"),
        ("reveal", ["v"], "show the text, hide it again"),
      ])
    + section(.recite, "Else", [("help", ["?"], "this page"), ("quit", ["q"], "end the session and sum it up")])
}
