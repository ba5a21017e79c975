import TilawaHearing
import TilawaStore
import Testing

@testable import TilawaIntake

// Q-RE9
@Suite struct StudentAdaptationTests {
  private func adapted(certain: Int, rights: Int, slips: Int) -> JudgingParameters {
    var student = StudentAdaptation()
    (student.certain, student.rights, student.slips) = (certain, rights, slips)
    return JudgingParameters().adapted(to: student)
  }

  @Test func `corrections make slips rarer after three minutes of certain words, and not before`() {
    let usual = JudgingParameters()
    #expect(adapted(certain: 179_999, rights: 10, slips: 0) == usual)
    let adapted = adapted(certain: 180_000, rights: 10, slips: 0)
    #expect(adapted.changedConfidence < usual.changedConfidence && adapted.skippedShare < usual.skippedShare)
    #expect(adapted.recitedConfidence < usual.recitedConfidence)
  }

  @Test func `they are bounded, and never make the program stricter`() {
    let most = adapted(certain: 10_000_000, rights: 20, slips: 0)
    #expect(adapted(certain: 10_000_000, rights: 5000, slips: 0) == most)
    #expect(most.changedConfidence >= 0.5 * JudgingParameters().changedConfidence)
    #expect(adapted(certain: 10_000_000, rights: 0, slips: 50) == JudgingParameters())
    #expect(adapted(certain: 10_000_000, rights: 7, slips: 7) == JudgingParameters())
  }
}
