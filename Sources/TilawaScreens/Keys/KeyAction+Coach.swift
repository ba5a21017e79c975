import TilawaTerminal

extension KeyAction {
  /// The actions of a teacher's review.
  static let coach =
    section(
      .coach, "Navigation",
      [
        ("next-word", [.down, "]"], "the next word"), ("previous-word", [.up, "["], "the word before"),
        ("next-finding", ["n"], "the next suggestion of the program"),
        ("previous-finding", ["p"], "the suggestion before"),
        ("next-mark", [.tab], "the next mark"), ("previous-mark", [.backTab], "the mark before"),
        ("back", [.left], "a second back"), ("forward", [.right], "a second forward"),
        ("back-ten", [.shiftLeft], "ten seconds back"), ("forward-ten", [.shiftRight], "ten seconds forward"),
        ("begin", [.home], "the beginning"),
      ])
    + section(
      .coach, "Sound",
      [
        ("play", [" "], "play from here; again: stop"), ("hear", [.enter], "hear the word as it was recited"),
        ("both", ["b"], "hear the word from the student, then from a reciter"),
        ("both-ayat", ["B"], "hear the ayah from the student, then from a reciter"),
        ("speed", ["s"], "the speed: 1, 0.75, 0.5"), ("slower", ["-"], "slower, to 0.5"),
        ("faster", ["+"], "faster, to 2"),
      ])
    + section(
      .coach, "Marks, at the word or the time",
      [
        ("confirm", ["y"], "confirm the suggestion: it becomes a mark"),
        ("dismiss", ["x"], "dismiss the suggestion, or remove the mark"),
        ("madd", ["1"], "a madd was too short or too long"), ("ghunnah", ["2"], "a ghunnah was missing"),
        ("makhraj", ["3"], "a letter was not said from its place"), ("stop", ["4"], "a stop at the wrong place"),
        ("forgotten", ["5"], "a word was forgotten"), ("good", ["6"], "well recited"),
        ("comment", ["t"], "words at this place"), ("voice", ["v"], "speak a comment at this place; again: end it"),
      ])
    + section(
      .coach, "The feedback",
      [
        ("words", ["w"], "words about the whole"), ("voice-whole", ["V"], "speak about the whole; again: end it"),
        ("pass", ["P"], "passed: store the feedback, after a question"),
        ("again", ["A"], "once more, please: store the feedback, after a question"),
        ("not-passed", ["N"], "not passed: of an assessment alone, after a question"),
        ("help", ["?"], "this page"), ("quit", ["q"], "leave: the marks are kept for the next time"),
      ])
}
