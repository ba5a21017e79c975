import Testing
import TilawaCore
import TilawaTestSupport

// Q-HZ5
@Suite struct FSRSFittingTests {
  /// Hearings every few days of a student whose memory has other parameters than the published ones.
  private func ledger(hearings: Int) -> HifzLedger {
    var parameters = FSRS.defaults
    (parameters[2], parameters[8], parameters[11], parameters[20]) = (0.8, 0.6, 0.7, 0.3)
    let model = FSRS(parameters) ?? .standard
    var (random, ledger) = (SeededGenerator(seed: 9), HifzLedger())
    for page in 1...30 {
      ledger.add(.add(HifzLedger.span(page), .new), day: 0)
      ledger.grade(page, .good, day: page)
      var (memory, day) = (model.first(.good), page)
      for _ in 0..<hearings / 30 {
        let days = Int.random(in: 1...12, using: &random)
        let isKnown = Double.random(in: 0..<1, using: &random) < model.retention(of: memory, after: days)
        let grade: HifzGrade = isKnown ? .good : .weak
        day += days
        memory = model.next(memory, after: days, grade)
        ledger.grade(page, grade, day: day)
      }
    }
    return ledger
  }

  @Test func `parameters of a student are found where they predict better than the published ones`() throws {
    let histories = HifzReviews.all(in: ledger(hearings: 1200).events, pages: HifzLedger.pages)
    #expect(histories.count == 30)
    #expect(histories.reduce(0) { $0 + $1.reviews.count } == 1200)
    let outcome = try #require(FSRSFitting(histories)).outcome(steps: 40)
    #expect(outcome.fitted < outcome.published)
    #expect(FSRS(outcome.parameters) != nil)
    #expect(outcome.counts.fitted + outcome.counts.leftOut == 1200)
    #expect(outcome.isBetter)
  }

  @Test func `a few hearings fit nothing`() {
    #expect(FSRSFitting(HifzReviews.all(in: ledger(hearings: 300).events, pages: HifzLedger.pages)) == nil)
  }
}
