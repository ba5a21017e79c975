package import AppBase
package import TilawaCore

/// The map of all pages by strength: rows of twenty signs, and what each sign means.
package struct HifzMapAnswer: Answer {
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
    return rows + [.line(""), .line(legend)]
  }

  /// The sign of a page; ! where it was not heard within the cycle.
  private static func sign(_ page: HifzPageState) -> String { page.isLate ? "!" : page.strength.sign }

  private var legend: String {
    let counts = HifzStrength.allCases.compactMap { strength -> String? in
      let count = pages.count { !$0.isLate && $0.strength == strength }
      return count > 0 ? "\(strength.sign) \(strength.name): \(count)" : nil
    }
    let late = pages.count(where: \.isLate)
    return (counts + (late > 0 ? ["! late: \(late)"] : [])).joined(separator: " · ")
  }

  package var json: String {
    JSON.array(
      pages.filter { $0.strength != .none }.map { page in
        .object([
          ("page", .int(page.page)), ("strength", .string(page.strength.name)),
          ("share", .number("\((page.share * 100).rounded() / 100)")), ("days_since", .optional(page.age, JSON.int)),
          ("known", .number("\((page.retention * 1000).rounded() / 1000)")), ("slips", .int(page.marks)),
          ("late", .bool(page.isLate)),
        ])
      }
    ).text
  }
}
