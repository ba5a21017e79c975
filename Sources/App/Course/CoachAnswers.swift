package import AppBase
import TilawaCore
import TilawaStore

/// A teacher's day: who waits for feedback, who has open weeks, and what is next. It reads the standings alone.
package struct CoachToday: Answer {
  private let book: CoachList
  private let mostRows = 20

  package init(_ list: CoachList) { book = list }

  package var text: [AnswerPart] {
    let waiting = book.waiting
    var parts: [AnswerPart] = [.line(book.heading), .line("")]
    parts.append(.line(waiting.isEmpty ? "Nobody waits for feedback." : "Waiting for feedback: \(waiting.count)"))
    parts.append(
      .table(
        AnswerTable(
          waiting.prefix(mostRows).map { entry in
            [
              "  \(entry.standing.name)", CourseEvent.Part(entry.waiting.part)?.title ?? "",
              book.age(entry.waiting.at),
              "tilawa coach review \(book.typed(entry.standing)) \(entry.waiting.part)\(book.optionWords)",
            ]
          })))
    if waiting.count > mostRows {
      let command = "coach students --waiting" + book.optionWords
      parts.append(.line("  and \(waiting.count - mostRows) more: tilawa \(command)"))
    }
    let placing = book.standings.filter { !$0.isPlaced }
    if !placing.isEmpty {
      parts += [.line(""), .line("To be placed: \(placing.prefix(mostRows).map(\.name).joined(separator: ", "))")]
    }
    let open = book.open
    if !open.isEmpty {
      parts += [.line(""), .line("With open weeks: \(open.count)")]
      parts.append(
        .table(AnswerTable(open.prefix(mostRows).map { ["  \($0.standing.name)", CourseWords.list($0.weeks)] })))
    }
    let questions = book.standings.filter { $0.questions > 0 }
    if !questions.isEmpty {
      parts += [.line(""), .line("Questions from: \(questions.prefix(mostRows).map(\.name).joined(separator: ", "))")]
    }
    if let due = book.due { parts += [.line(""), .line(due)] }
    return parts
  }

  package var json: String {
    JSON.object([
      ("course", .string(book.course.id)), ("week", .int(book.week)), ("students", .int(book.standings.count)),
      (
        "waiting",
        .array(
          book.waiting.map { entry in
            .object([
              ("student", .string(entry.standing.student)), ("name", .string(entry.standing.name)),
              ("part", .string(entry.waiting.part)), ("at", .int(entry.waiting.at)),
            ])
          })
      ),
      ("to_place", .strings(book.standings.filter { !$0.isPlaced }.map(\.name))),
      (
        "open",
        .array(
          book.open.map { .object([("name", .string($0.standing.name)), ("weeks", .array($0.weeks.map(JSON.int)))]) })
      ),
    ]).text
  }
}

/// The students of a course.
package struct CoachStudents: Answer {
  private let list: CoachList
  private let standings: [CourseStanding]

  /// - Parameters:
  ///   - group: the group; nil: all.
  ///   - isWaiting: whether only those are listed who wait for feedback.
  package init(_ list: CoachList, group: String?, isWaiting: Bool) {
    self.list = list
    standings = list.standings.filter { (group == nil || $0.group == group) && (!isWaiting || !$0.waiting.isEmpty) }
  }

  package var text: [AnswerPart] {
    let rows = standings.map { standing in
      [
        standing.name, standing.isPlaced ? standing.level : "to be placed", standing.group,
        "\(Set(standing.submitted).union(standing.waived).count)", list.openWords(standing),
        standing.waiting.isEmpty ? "" : standing.waiting.map(\.part).joined(separator: ", "), standing.end.words,
        String(standing.student.prefix(8)),
      ]
    }
    return [
      .table(
        AnswerTable(
          rows, headings: ["student", "level", "group", "weeks", "open", "waiting", "", "key"], numbers: [3]))
    ]
  }

  package var remarks: [String] {
    guard standings.isEmpty else { return [] }
    return list.standings.isEmpty ? ["no students; to invite some: tilawa coach invite -o FILE.tilawa"] : ["nobody"]
  }

  package var json: String {
    JSON.object([
      (
        "students",
        .array(
          standings.map { standing in
            .object([
              ("student", .string(standing.student)), ("name", .string(standing.name)),
              ("level", .string(standing.level)),
              ("group", .string(standing.group)), ("placed", .bool(standing.isPlaced)),
              ("submitted", .array(standing.submitted.map(JSON.int))),
              ("waived", .array(standing.waived.map(JSON.int))),
              ("open", .array(standing.openWeeks(due: list.due(list.week)).map(JSON.int))),
              ("waiting", .strings(standing.waiting.map(\.part))), ("end", .string(standing.end.rawValue)),
            ])
          })
      )
    ]).text
  }
}

extension CourseStanding.End {
  var words: String {
    switch self {
    case .none: ""
    case .assessed: "assessment passed"
    case .notPassed: "not passed"
    case .graduated: "complete ✓"
    }
  }
}
