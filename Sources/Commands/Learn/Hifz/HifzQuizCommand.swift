import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore
import TilawaTerminal

struct HifzQuizCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz", abstract: "Practise similar ayat that you hold: which words continue here?",
    discussion: """
      Ayat that you confused come first, then others that are much alike. A wrong answer is noted as a slip, with what you \
      chose instead. After each answer you hear both ayat, where your reciters have them, and see your notes on them. \
      Without a terminal, use --json.
      """)

  @Option(help: ArgumentHelp("How many questions, 1 to 100.", valueName: "n"))
  var count = 10

  @Flag(help: "Play nothing.")
  var silent = false

  @OptionGroup var output: HifzOutputOptions

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard (1...100).contains(count) else { throw ValidationError(LearnCommandsSentences.countOutOfRange) }
  }

  func run() async throws {
    guard report.json || Terminal.isTerminal(0) && Terminal.isTerminal(1) else {
      throw Failure(.usage, LearnCommandsSentences.questionsNeedTerminal)
    }
    let context = AppContext()
    var random = SystemRandomNumberGenerator()
    let quiz = try HifzQuiz(
      try HifzBook(in: context), in: try context.similarAyat(), count: count, using: &random)
    if report.json || quiz.questions.isEmpty { return quiz.tell(report) }
    var right = 0
    for (number, question) in quiz.questions.enumerated() {
      show(question, number + 1, of: quiz)
      guard let choice = await answer(in: context) else { break }
      if choice == question.right {
        right += 1
        Terminal.say(
          LearnCommandsSentences.rightAnswer(ref: quiz.name(question.ref), other: quiz.name(question.other)).text)
      } else {
        var book = try HifzBook(in: context, for: .writing)
        // Note a confusion only where the word in the middle of the ayah is held.
        if book.held.contains(WordRange(question.words.start, question.words.start + 1)) { try book.confuse(question) }
        Terminal.say(
          LearnCommandsSentences.wrongAnswer(other: quiz.name(question.other), ref: quiz.name(question.ref)).text)
      }
      try await explain(question, in: context)
    }
    Terminal.say(LearnCommandsSentences.rightInAll(right: right, all: quiz.questions.count).text)
  }

  /// Shows the notes on both sides, and plays them.
  private func explain(_ question: HifzQuiz.Question, in context: AppContext) async throws {
    let book = try HifzBook(in: context)
    for note in book.notes(on: question.words) + book.notes(on: question.otherWords) {
      Terminal.say(LearnCommandsSentences.note(text: "\(note)").text)
    }
    guard !silent, let script = HifzScript(sidesOf: question, of: book) else { return }
    do { try await HifzDialogue(context: context, manner: .played, output: output.output).play(script) } catch {
      // The questions go on without sound.
      guard let failure = Failure(error), failure.code != .interrupted else { throw error }
      if !failure.message.isEmpty { Terminal.complain(failure.message) }
    }
  }

  private func show(_ question: HifzQuiz.Question, _ number: Int, of quiz: HifzQuiz) {
    let flow = TextFlow.standardOutput()
    let emphasis = MarkedText.Emphasis.standardOutput(otherwise: .brackets)
    func say(_ text: String) {
      Terminal.say(lines: MarkedText(text, marks: []).lines(flow, .rightToLeft, emphasis))
    }
    Terminal.say(
      LearnCommandsSentences.question(number: number, all: quiz.questions.count, ref: quiz.name(question.ref)).text)
    say(question.beginning + " …")
    for (index, choice) in question.choices.enumerated() {
      Terminal.say("\(index + 1)")
      say("… " + choice)
    }
    Terminal.ask("\(LearnCommandsSentences.oneOrTwo) ", on: 1)
  }

  /// Waits for an answer, 0 or 1; nil to leave.
  private func answer(in context: AppContext) async -> Int? {
    while let key = await SingleKey.pressed(in: context) {
      switch key {
      case .character("1"): return 0
      case .character("2"): return 1
      case .character("q"), .escape, .control("d"), .control("c"): return nil
      default: continue
      }
    }
    return nil
  }
}
