import TilawaCore
import TilawaTerminal

extension KeyAction {
  /// The actions of a teacher's review.
  static let coach =
    section(
      .coach, ScreensSentences.sectionNavigation,
      [
        ("next-word", [.down, "]"], ScreensSentences.coachNextWord),
        ("previous-word", [.up, "["], ScreensSentences.coachPreviousWord),
        ("next-finding", ["n"], ScreensSentences.coachNextFinding),
        ("previous-finding", ["p"], ScreensSentences.coachPreviousFinding),
        ("next-mark", [.tab], ScreensSentences.coachNextMark),
        ("previous-mark", [.backTab], ScreensSentences.coachPreviousMark),
        ("back", [.left], ScreensSentences.coachBack), ("forward", [.right], ScreensSentences.coachForward),
        ("back-ten", [.shiftLeft], ScreensSentences.coachBackTen),
        ("forward-ten", [.shiftRight], ScreensSentences.coachForwardTen),
        ("begin", [.home], ScreensSentences.keyBegin),
      ])
    + section(
      .coach, ScreensSentences.sectionSound,
      [
        ("play", [" "], ScreensSentences.coachPlay), ("hear", [.enter], ScreensSentences.coachHear),
        ("both", ["b"], ScreensSentences.coachBoth),
        ("both-ayat", ["B"], ScreensSentences.coachBothAyat),
        ("speed", ["s"], ScreensSentences.coachSpeed), ("slower", ["-"], ScreensSentences.coachSlower),
        ("faster", ["+"], ScreensSentences.coachFaster),
      ])
    + section(
      .coach, ScreensSentences.sectionMarksAtThe,
      [
        ("confirm", ["y"], ScreensSentences.coachConfirm),
        ("dismiss", ["x"], ScreensSentences.coachDismiss),
        ("madd", ["1"], ScreensSentences.coachMadd), ("ghunnah", ["2"], ScreensSentences.coachGhunnah),
        ("makhraj", ["3"], ScreensSentences.coachMakhraj), ("stop", ["4"], ScreensSentences.coachStop),
        ("forgotten", ["5"], ScreensSentences.coachForgotten), ("good", ["6"], ScreensSentences.coachGood),
        ("comment", ["t"], ScreensSentences.coachComment), ("voice", ["v"], ScreensSentences.coachVoice),
      ])
    + section(
      .coach, ScreensSentences.sectionTheFeedback,
      [
        ("words", ["w"], ScreensSentences.coachWords), ("voice-whole", ["V"], ScreensSentences.coachVoiceWhole),
        ("pass", ["P"], ScreensSentences.coachPass),
        ("again", ["A"], ScreensSentences.coachAgain),
        ("not-passed", ["N"], ScreensSentences.coachNotPassed),
        ("help", ["?"], ScreensSentences.keyHelp), ("quit", ["q"], ScreensSentences.coachQuit),
      ])
}
