import Testing
import TilawaCore
import TilawaTerminal

@testable import AppCourse
@testable import TilawaScreens

/// W-4: the screen on which a teacher hears a submission, as a value. Five words of 78:2, a second each; the second was skipped, the
/// fourth is in doubt.
@Suite struct CoachReviewModelTests {
  private var model = CoachReviewModel(
    "Yusuf, week 1", length: 6000,
    words: (1...5).map { number in
      CourseHeardWord(
        ref: "78:2:\(number)", text: "word \(number)",
        time: number == 2 ? nil : (number - 1) * 1000..<number * 1000 - 100,
        verdict: number == 2 ? .skipped : number == 4 ? .unsure : .recited, confidence: 0.9)
    }, draft: nil)

  @discardableResult
  private mutating func press(_ keys: TerminalKey...) -> [ScreenEffect<CoachReviewRequest>] {
    keys.flatMap { model.handle(.key($0)) }
  }

  private mutating func type(_ text: String) { for letter in text { press(.character(letter)) } }

  private var feedback: CourseFeedback { model.feedback(.pass) }

  @Test mutating func `a suggestion is nothing until it is confirmed`() {
    #expect(model.findings == [1, 3] && feedback.marks.isEmpty)
    press("n", "y")
    #expect(feedback.marks == [CourseMark(time: nil, word: "78:2:2", symbol: .forgotten)])
    press("n", "x")
    #expect(model.findings.isEmpty)
    #expect(feedback.marks.count == 1)
    press("n")
    #expect(model.message?.text == "no more suggestions")
  }

  @Test mutating func `a word that was recited has no suggestion to confirm or dismiss`() {
    press("y")
    #expect(model.message?.text == "there is no suggestion at this word")
    press("x")
    #expect(model.message?.text == "there is neither a mark nor a suggestion here")
    #expect(feedback.marks.isEmpty)
  }

  @Test mutating func `a mark has a symbol, words and a voice, each of which can be changed`() {
    press(.down, .down, "1", "t")
    type("longer")
    press(.enter)
    #expect(press("v") == [.request(.silence), .request(.record)])
    #expect(press("v") == [.request(.endRecording)])
    _ = model.handle(.spoken("ab"))
    #expect(
      feedback.marks == [CourseMark(time: 2000, word: "78:2:3", symbol: .madd, text: "longer", voice: "ab")])
    press("2")
    #expect(feedback.marks.map(\.symbol) == [.ghunnah] && feedback.marks.first?.text == "longer")
    press("x")
    #expect(feedback.marks.isEmpty)
  }

  @Test mutating func `words typed while the sound goes on stay at the place where they were begun`() {
    press(.down, .down, " ", "t")
    type("here")
    _ = model.handle(.playing(at: 4500))
    press(.enter)
    #expect(feedback.marks == [CourseMark(time: 2000, word: "78:2:3", text: "here")])
    press("6")
    #expect(feedback.marks.last == CourseMark(time: 4000, word: "78:2:5", symbol: .good))
  }

  @Test mutating func `a spoken comment stays at its word, and nothing else is changed until it ends`() {
    press(.down, .down, " ", "v")
    #expect(!model.isPlaying)
    press(.down, .down, "3")
    #expect(model.message?.text == "end the spoken comment first: v")
    press("P")
    #expect(model.mode == .browsing)
    _ = model.handle(.spoken("cd"))
    #expect(feedback.marks == [CourseMark(time: 2000, word: "78:2:3", voice: "cd")])
  }

  @Test mutating func `a comment that is left changes nothing`() {
    press("t")
    type("no")
    press(.escape, .down, .down, "1")
    #expect(feedback.marks == [CourseMark(time: 2000, word: "78:2:3", symbol: .madd)])
    press("v")
    _ = model.handle(.spoken(nil))
    #expect(model.message?.text == "nothing was recorded" && feedback.marks.count == 1)
  }

  @Test mutating func `between words a mark is at its time`() {
    press(.home, .right, .right, .right, .right, .right, .right)
    #expect(model.place == 6000 && model.selection == nil)
    press("4")
    #expect(feedback.marks == [CourseMark(time: 6000, word: "", symbol: .stop)])
  }

  @Test mutating func `the whole has words and a voice of its own`() {
    press("w")
    type("Well done")
    press(.enter, "V")
    _ = model.handle(.spoken("ef"))
    #expect(feedback.text == "Well done" && feedback.voice == "ef" && feedback.marks.isEmpty)
  }

  @Test(arguments: [(TerminalKey.character("P"), CourseFeedback.Result.pass), ("A", .again)])
  mutating func `a result is stored once it is confirmed`(key: TerminalKey, result: CourseFeedback.Result) {
    #expect(press(key, "n") == [])
    #expect(press(key, "y") == [.request(.silence), .request(.store(result)), .leave(.done)])
  }

  @Test mutating func `what was left is there the next time`() {
    press("n", "y")
    let again = CoachReviewModel("", length: 6000, words: model.words, draft: feedback)
    #expect(again.marks == model.marks && again.findings == [3])
  }

  @Test mutating func `a word is heard alone, and beside a reciter, at the chosen speed`() {
    press("s")
    let slow = model.speed
    #expect(slow == Speed("0.75"))
    #expect(press(.enter) == [.request(.hear(word: 0, .word, slow))])
    #expect(press("b") == [.request(.hear(word: 0, .bothWords, slow))])
    #expect(press("B") == [.request(.hear(word: 0, .bothAyat, slow))])
  }

  @Test mutating func `all speeds can be had, and what plays goes on at the new one`() throws {
    for _ in 0..<25 { press("+") }
    #expect(model.speed == Speed("2"))
    for _ in 0..<35 { press("-") }
    let slowest = try #require(Speed("0.5"))
    #expect(model.speed == slowest && model.message?.text == "speed 0.5")
    #expect(press("s") == [])
    #expect(press(" ") == [.request(.play(from: 0, .normal))])
    _ = model.handle(.playing(at: 1200))
    let faster = try #require(Speed("1.05"))
    #expect(press("+") == [.request(.play(from: 1200, faster))])
    _ = model.handle(.playing(at: nil))
    #expect(press("+") == [])
  }

  @Test mutating func `only an assessment can be not passed`() {
    press("N")
    #expect(model.mode == .browsing && model.message?.text == "only an assessment can be not passed")
    model = CoachReviewModel("Yusuf, assessment", isAssessment: true, length: 6000, words: [], draft: nil)
    #expect(press("N", "y") == [.request(.silence), .request(.store(.notPassed)), .leave(.done)])
  }
}
