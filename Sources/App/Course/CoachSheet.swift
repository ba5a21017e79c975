import TilawaCore

/// A sheet of a semester: a row for each student, a column for each week.
package struct CoachSheet {
  private let list: CoachList
  private var weeks: [Int] { Array(1...max(1, list.course.length)) }

  package init(_ list: CoachList) { self.list = list }

  private var heads: [String] {
    let first = [CourseSentences.columnStudent, CourseSentences.columnLevel, CourseSentences.columnGroup]
    let last = [CourseSentences.columnWeeks, CourseSentences.columnSessions, CourseSentences.columnResult]
    return (first + weeks.map { CourseSentences.columnWeek(week: $0) } + last).map(\.text)
  }

  private var rows: [[String]] {
    list.standings.map { standing in
      let cells = weeks.map { week in
        standing.submitted.contains(week)
          ? CourseSentences.weekSent.text
          : standing.waived.contains(week) ? CourseSentences.weekWaived.text : ""
      }
      let count = Set(standing.submitted).union(standing.waived).count
      return [standing.name, standing.level, standing.group] + cells
        + ["\(count)", "\(standing.attended)", standing.end.result?.text ?? ""]
    }
  }

  /// The table by RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe.
  package var csv: String {
    ([heads] + rows).map { row in
      SeparatedTable.line(row.map { "=+-@\t\r".contains($0.first ?? " ") ? "'" + $0 : $0 }) + "\r\n"
    }.joined()
  }

  /// A page without scripts, which a browser prints.
  package var html: String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(XMLText.escaped($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(XMLText.escaped(list.course.title))</title>
      <style>body { font-family: sans-serif } table { border-collapse: collapse } td, th { border: 1px solid #888; \
      padding: 2px 6px; text-align: left } @page { size: landscape }</style></head><body>
      <h1>\(XMLText.escaped(list.heading.text))</h1>
      <table>
      \(row(heads, "th"))\(rows.map { row($0, "td") }.joined())</table>
      </body></html>

      """
  }
}

extension CourseStanding.End {
  /// The result of a student; nil while the course goes on.
  fileprivate var result: Sentence? {
    switch self {
    case .none: nil
    case .assessed: CourseSentences.sheetAssessed
    case .notPassed: CourseSentences.sheetNotPassed
    case .graduated: CourseSentences.sheetGraduated
    }
  }
}
