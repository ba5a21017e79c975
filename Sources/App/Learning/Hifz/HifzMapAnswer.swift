package import AppBase
package import TilawaCore

/// The map of all pages by strength: rows of twenty signs, and what each sign means.
package struct HifzMapAnswer: ValueAnswer {
  package let pages: [HifzPageState]
  package let day: CalendarDay
  private static let rowLength = 20

  package init(_ book: HifzBook) {
    pages = book.scheduler.map(of: book.state, on: book.today)
    day = book.today
  }

  package var text: [AnswerPart] {
    let rows = stride(from: 0, to: pages.count, by: HifzMapAnswer.rowLength).map { start -> AnswerPart in
      let row = pages[start..<min(start + HifzMapAnswer.rowLength, pages.count)]
      let number = "\(start + 1)"
      let signs = row.enumerated().map { index, page in (index % 5 == 0 ? " " : "") + HifzMapAnswer.sign(page) }
      return .line(String(repeating: " ", count: max(0, 4 - number.count)) + number + signs.joined())
    }
    return rows + [.line("")] + (legend.map { [.line($0)] } ?? [])
  }

  /// The sign of a page; ! where it was not heard within the cycle.
  private static func sign(_ page: HifzPageState) -> String { page.isLate ? "!" : page.strength.sign }

  private var legend: Sentence? {
    let counts = HifzStrength.allCases.compactMap { strength -> Sentence? in
      let count = pages.count { !$0.isLate && $0.strength == strength }
      return count > 0
        ? LearningSentences.mapPages(sign: strength.sign, strength: strength.sentence, count: count) : nil
    }
    let late = pages.count(where: \.isLate)
    return (counts + (late > 0 ? [LearningSentences.mapLate(count: late)] : []))
      .joined(by: LearningSentences.listOfFacts)
  }

  package var value: [PageValue] { pages.filter { $0.strength != .none }.map(PageValue.init) }

  /// A page on the line for programs.
  package struct PageValue: Encodable {
    let page: Int
    let strength: String
    /// The share of the page that is held, 0 to 1.
    let share: Double
    /// The days since it was heard.
    @Nullable var daysSince: Int?
    /// The certainty of the page now, 0 to 1.
    let known: Double
    let slips: Int
    let late: Bool

    init(_ page: HifzPageState) {
      (self.page, strength) = (page.page, page.strength.name)
      share = (page.share * 100).rounded() / 100
      known = (page.retention * 1000).rounded() / 1000
      (slips, late) = (page.marks, page.isLate)
      daysSince = page.age
    }

    private enum CodingKeys: String, CodingKey {
      case page, strength, share
      case daysSince = "days_since"
      case known, slips, late
    }
  }
}
