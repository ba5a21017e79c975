package import AppBase
package import TilawaCore
import TilawaStore

/// Questions on similar ayat that are held by heart: which words continue here?
package struct HifzQuiz: ValueAnswer {
  /// A question: words that two ayat have in common, and two ways in which they go on.
  package struct Question: Hashable, Sendable {
    /// The ayah that is asked for.
    package let ref: AyahRef
    /// The ayah with which it may be confused.
    package let other: AyahRef
    /// The words up to the place.
    package let beginning: String
    /// The ways to go on, in the order in which they are shown.
    package let choices: [String]
    /// The index of the right one.
    package let right: Int
    /// The words that follow in the ayah, and those of the other ayah, in the whole Quran.
    package let words: WordRange, otherWords: WordRange
  }

  package let questions: [Question]
  private let held: HeldAyat
  private let riwayah: Riwayah

  /// The most words of an answer, and the most before the place.
  private static let (longest, before) = (4, 14)

  /// The likeness from which ayat are asked in any order, in thousandths.
  private static let alike = 500

  /// Chooses questions: first on ayat that were confused, then on those that are much alike, in any order.
  ///
  /// - Parameters:
  ///   - count: the most questions.
  ///   - random: decides which of two ayat is asked for, and the order of the choices.
  package init(
    _ book: HifzBook, in table: SimilarAyat, count: Int, using random: inout some RandomNumberGenerator
  ) throws {
    let held = HeldAyat(book)
    let quran = try book.context.quran()
    let pairs = held.pairs(in: table)
    let alike = pairs.filter { $0.confused == 0 && $0.second.likeness >= HifzQuiz.alike }.shuffled(using: &random)
    let others = pairs.filter { $0.confused == 0 && $0.second.likeness < HifzQuiz.alike }
    var questions: [Question] = []
    for pair in pairs.filter({ $0.confused > 0 }) + alike + others where questions.count < count {
      if let question = try HifzQuiz.question(pair.first, pair.second, quran, &random) { questions.append(question) }
    }
    self.questions = questions
    self.held = held
    riwayah = book.riwayah
  }

  /// Makes a question of the last place at which two ayat part; nil if they part only at the end of one.
  private static func question(
    _ first: AyahRef, _ second: SimilarAyah, _ quran: QuranDatabase, _ random: inout some RandomNumberGenerator
  ) throws -> Question? {
    let isTurned = Bool.random(using: &random)
    let (ref, other) = isTurned ? (second.ayah, first) : (first, second.ayah)
    let (own, foreign) = (AyahWords(try quran.text(of: ref)), AyahWords(try quran.text(of: other)))
    for run in second.runs.reversed() {
      let (mine, theirs) = isTurned ? (run.other, run.own) : (run.own, run.other)
      let (end, otherEnd) = (mine.upperBound, theirs.upperBound)
      guard end < own.count, otherEnd < foreign.count, mine.count >= 2 else { continue }
      let next = end..<min(own.count, end + longest)
      let otherNext = otherEnd..<min(foreign.count, otherEnd + longest)
      guard own[next] != foreign[otherNext] else { continue }
      let right = Int.random(in: 0...1, using: &random)
      let choices = right == 0 ? [own[next], foreign[otherNext]] : [foreign[otherNext], own[next]]
      let (start, otherStart) = (quran.structure.span(of: ref).start, quran.structure.span(of: other).start)
      return Question(
        ref: ref, other: other, beginning: own[max(0, end - before)..<end], choices: choices, right: right,
        words: WordRange(start + next.lowerBound, start + next.upperBound),
        otherWords: WordRange(otherStart + otherNext.lowerBound, otherStart + otherNext.upperBound))
    }
    return nil
  }

  /// Returns the number of an ayah in the riwayah that is learned.
  package func name(_ ref: AyahRef) -> String { held.name(ref, riwayah) }

  // MARK: - Answers

  package var text: [AnswerPart] { [] }

  package var remarks: [Sentence] {
    questions.isEmpty ? [LearningSentences.noSimilar(command: HifzWords.list)] : []
  }

  package var value: [QuestionValue] {
    questions.map { question in
      QuestionValue(
        ref: name(question.ref), other: name(question.other), beginning: question.beginning,
        choices: question.choices, right: question.right + 1)
    }
  }

  /// A question on the line for programs.
  package struct QuestionValue: Encodable {
    let ref: String
    let other: String
    let beginning: String
    let choices: [String]
    /// The number of the right choice, from 1.
    let right: Int
  }
}

extension HifzBook {
  /// Notes that the other ayah of a question was said.
  package mutating func confuse(_ question: HifzQuiz.Question) throws {
    try note([
      .slip(WordRange(question.words.start, question.words.start + 1), by: .oneself, said: question.otherWords)
    ])
  }
}
