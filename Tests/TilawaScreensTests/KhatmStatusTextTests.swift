import Testing
@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaTestSupport

@testable import TilawaScreens

// K-2, K-3, K-7
@Suite struct KhatmStatusTextTests {
  /// 31 pages were read today, of 5 that were wanted.
  private func report() throws -> ReadingReport {
    let structure = try RealQuran.structure()
    var words = WordSet()
    for page in 1...31 { words.insert(try #require(structure.span(of: .page, page))) }
    let now = ZonedTime(seconds: 86_400 * 20_780, offset: 0, zone: "UTC")
    let today = ReadingDay(
      day: now.day,
      amount: ReadingAmount(pageParts: 31 * ReadingAmount.partsOfPage, verses: [203, 203, 203, 203]),
      firstOffset: 0, lastOffset: 0)
    let facts = ReadingReport.Facts(
      khatm: Khatm(made: 0), completed: 0, lastCycle: nil,
      under: KhatmProgress.Under(began: now, firstDay: now.day, words: words), days: [today],
      goals: GoalBook([GoalBook.Entry(day: CalendarDay(number: 0), goal: .pages(5))]), now: now, start: .midnight,
      doubt: nil, riwayah: .hafs)
    return ReadingReport(facts, in: structure)
  }

  private func lines(_ columns: Int) throws -> [String] {
    try KhatmStatusText(report: report(), columns: columns).lines.map { $0.text(.plain, columns: .max).text }
  }

  @Test(arguments: [24, 30, 40, 59, 60, 65, 66, 80, 200])
  func `nothing is wider than the terminal, and nothing is left out`(columns: Int) throws {
    let lines = try lines(columns)
    #expect(lines.allSatisfy { $0.count <= columns }, "\(lines.filter { $0.count > columns })")
    let words = lines.joined(separator: " ").split(separator: " ")
    #expect((1...30).allSatisfy { words.contains("\($0)") })
    for part in ["31 of 604 pages", "of 5 pages today", "in a row"] {
      #expect(words.joined(separator: " ").contains(part), "\(part)")
    }
  }

  @Test func `the ring stands beside the figures where there is room`() throws {
    #expect(try lines(80)[0].contains("⣿"))
    #expect(try lines(40)[0].hasPrefix("█"))
  }
}
