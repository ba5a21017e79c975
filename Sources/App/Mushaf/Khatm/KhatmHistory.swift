package import AppBase
package import TilawaCore
import TilawaStore

/// The completed cycles of khatmat, and the days on which something was read.
package struct KhatmHistory: ValueAnswer {
  private let khatmat: [(name: String, cycles: [KhatmProgress.Cycle])]
  private let days: [ReadingDay]
  private let goals: GoalBook
  private let counting: VerseCounting

  /// - Parameters:
  ///   - name: the name of the khatm; nil: all.
  ///   - count: the number of last days, today among them; nil: all.
  package init(of name: String?, lastDays count: Int?, in context: AppContext) throws {
    let (library, structure) = (try context.library(), try context.quran().structure)
    counting = try context.counting()
    let found = try name.map { [try library.khatm.named($0)] } ?? library.khatm.all()
    khatmat = try found.map { ($0.name, try library.khatm.completedCycles(of: $0.name, in: structure)) }
    let today = try library.settings.dayStart().day(of: .now)
    let first = count.map { today.advanced(by: 1 - $0) } ?? CalendarDay(number: .min / 2)
    days = try library.khatm.days(in: structure).filter { $0.day >= first }
    goals = try library.khatm.goals()
  }

  private var isEmpty: Bool { days.isEmpty && khatmat.allSatisfy(\.cycles.isEmpty) }

  package var text: [AnswerPart] {
    let cycles = khatmat.flatMap { name, cycles in
      cycles.map { [name, "\($0.number)", "\($0.firstDay)", "\($0.lastDay)", KhatmWords.days($0.days).text] }
    }
    let gap: [AnswerPart] = cycles.isEmpty || days.isEmpty ? [] : [.line("")]
    return [.table(AnswerTable(cycles, headings: KhatmHistory.cycleHeadings, numbers: [1]))]
      + gap + [.table(AnswerTable(days.map(cells), headings: KhatmHistory.dayHeadings, numbers: [1, 2]))]
  }

  private static var cycleHeadings: [Sentence] {
    [
      MushafSentences.name, MushafSentences.number, MushafSentences.firstDay, MushafSentences.lastDay,
      MushafSentences.daysHeading,
    ]
  }

  private static var dayHeadings: [Sentence] {
    [
      MushafSentences.day, MushafSentences.pagesHeading, MushafSentences.versesHeading, MushafSentences.goalHeading,
    ]
  }

  private func cells(_ day: ReadingDay) -> [String] {
    let mark = goals.isMet(on: day.day, by: day.amount) ? "✓" : "~"
    return [
      "\(day.day)", KhatmWords.pages(day.amount).text,
      KhatmWords.verses(day.amount.verses(in: counting)).text, goals.goal(on: day.day).map { "\(mark) \($0)" } ?? "",
    ]
  }

  package var remarks: [Sentence] {
    isEmpty ? [MushafSentences.noReading(command: CommandHint("khatm", "read", "page:1"))] : []
  }

  package var value: some Encodable {
    ReadingHistory(
      khatmat: khatmat.map { ReadingHistory.Cycles(name: $0, completed: $1.map { KhatmCycleValue($0) }) },
      days: days.map(fact))
  }

  private func fact(_ day: ReadingDay) -> ReadingHistory.Day {
    ReadingHistory.Day(
      day: "\(day.day)", pages: JSONNumber(pages: day.amount), verses: day.amount.verses(in: counting),
      goal: goals.goal(on: day.day)?.description, met: goals.isMet(on: day.day, by: day.amount))
  }
}
