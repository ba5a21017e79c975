import Testing
import TilawaCore
import TilawaTestSupport

// Q-HZ4
@Suite struct HifzSurahRecordTests {
  private let structure = HifzLedger.structure

  private func record(_ surah: Int, _ ledger: HifzLedger) -> HifzSurahRecord? {
    HifzSurahRecord.all(in: ledger.events, structure).first { $0.surah == surah }
  }

  private func heard(_ grades: [HifzGrade], surah: Int = 2) -> HifzLedger {
    var ledger = HifzLedger()
    for (day, grade) in grades.enumerated() {
      ledger.add(.grade(structure.span(ofSurah: surah), grade, by: .program, seconds: nil), day: day)
    }
    return ledger
  }

  @Test func `days that went well one after another are counted, and a slip begins anew`() throws {
    var ledger = heard([.good, .excellent, .good, .fair, .good, .good])
    var found = try #require(record(2, ledger))
    #expect((found.current, found.longest, found.days) == (2, 3, 6))
    let first = structure.span(ofSurah: 2).start
    ledger.add(.slip(WordRange(first, first + 1), by: .oneself, said: nil), day: 5, second: 1)
    found = try #require(record(2, ledger))
    #expect((found.current, found.longest, found.days) == (0, 3, 6))
  }

  @Test func `a hearing counts for each surah that it touches, and a teacher overrules`() throws {
    var ledger = HifzLedger()
    let both = WordRange(structure.span(ofSurah: 2).start, structure.span(ofSurah: 3).end)
    ledger.add(.grade(both, .weak, by: .oneself, seconds: nil), day: 0)
    ledger.add(.grade(structure.span(ofSurah: 3), .good, by: .teacher, seconds: nil), day: 0, second: 1)
    #expect(record(2, ledger)?.current == 0)
    #expect(record(3, ledger)?.current == 1)
    #expect(record(4, ledger) == nil)
  }
}
