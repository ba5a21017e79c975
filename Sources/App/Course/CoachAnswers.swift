package import AppBase
package import TilawaCore
import TilawaStore

/// A teacher's day: who waits for feedback, who has open weeks, and what is next. It reads the standings alone.
package struct CoachToday: ValueAnswer {
  private let book: CoachList
  private let mostRows = 20

  package init(_ list: CoachList) { book = list }

  package var text: [AnswerPart] {
    let waiting = book.waiting
    var parts: [AnswerPart] = [.line(book.heading), .line("")]
    parts.append(
      .line(waiting.isEmpty ? CourseSentences.nobodyWaits : CourseSentences.waiting(count: waiting.count)))
    parts.append(
      .table(
        AnswerTable(
          waiting.prefix(mostRows).map { entry in
            [
              "  \(entry.standing.name)", CourseEvent.Part(entry.waiting.part)?.title ?? "",
              book.age(entry.waiting.at).text,
              book.command("review", book.typed(entry.standing), entry.waiting.part).description,
            ]
          })))
    if waiting.count > mostRows {
      let more = CourseSentences.moreWaiting(
        count: waiting.count - mostRows, command: book.command("students", "--waiting"))
      parts.append(.line("  \(more)"))
    }
    let placing = book.standings.filter { !$0.isPlaced }
    if !placing.isEmpty { parts += [.line(""), .line(CourseSentences.toPlace(names: names(placing)))] }
    let open = book.open
    if !open.isEmpty {
      parts += [.line(""), .line(CourseSentences.withOpenWeeks(count: open.count))]
      parts.append(
        .table(AnswerTable(open.prefix(mostRows).map { ["  \($0.standing.name)", CourseWords.list($0.weeks)] })))
    }
    let questions = book.standings.filter { $0.questions > 0 }
    if !questions.isEmpty { parts += [.line(""), .line(CourseSentences.questionsOf(names: names(questions)))] }
    if let due = book.due { parts += [.line(""), .line(due)] }
    return parts
  }

  private func names(_ standings: [CourseStanding]) -> String {
    standings.prefix(mostRows).map(\.name).listed
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Waiting: Encodable {
      let student: String
      let name: String
      let part: String
      /// The time by the student's clock, in seconds since 1970.
      let at: Int
    }

    struct Open: Encodable {
      let name: String
      let weeks: [Int]
    }

    let course: String
    let title: String
    let week: Int
    /// The number of students.
    let students: Int
    let waiting: [Waiting]
    /// The names of the students without a place.
    let toPlace: [String]
    let open: [Open]

    private enum CodingKeys: String, CodingKey {
      case course, title, week, students, waiting
      case toPlace = "to_place"
      case open
    }
  }

  package var value: Value {
    Value(
      course: book.course.id, title: book.course.title, week: book.week, students: book.standings.count,
      waiting: book.waiting.map { entry in
        Value.Waiting(
          student: entry.standing.student, name: entry.standing.name, part: entry.waiting.part, at: entry.waiting.at)
      },
      toPlace: book.standings.filter { !$0.isPlaced }.map(\.name),
      open: book.open.map { Value.Open(name: $0.standing.name, weeks: $0.weeks) })
  }
}

/// The students of a course.
package struct CoachStudents: ValueAnswer {
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
        standing.name, standing.isPlaced ? standing.level : CourseSentences.toBePlaced.text, standing.group,
        "\(Set(standing.submitted).union(standing.waived).count)", list.openWords(standing),
        standing.waiting.map(\.part).listed, standing.end.words?.text ?? "",
        String(standing.student.prefix(8)),
      ]
    }
    let headings = [
      CourseSentences.columnStudent, CourseSentences.columnLevel, CourseSentences.columnGroup,
      CourseSentences.columnWeeks, CourseSentences.columnOpen, CourseSentences.columnWaiting, Sentence(verbatim: ""),
      CourseSentences.columnKey,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [3]))]
  }

  package var remarks: [Sentence] {
    guard standings.isEmpty else { return [] }
    guard list.standings.isEmpty else { return [CourseSentences.nobody] }
    return [CourseSentences.noStudents(command: CommandHint("coach", "invite", "-o", "FILE.tilawa"))]
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Student: Encodable {
      let student: String
      let name: String
      let level: String
      let group: String
      let placed: Bool
      /// The weeks with a submission.
      let submitted: [Int]
      let waived: [Int]
      let open: [Int]
      /// The parts that wait for feedback.
      let waiting: [String]
      let end: CourseStanding.End
    }

    let students: [Student]
  }

  package var value: Value {
    Value(
      students: standings.map { standing in
        Value.Student(
          student: standing.student, name: standing.name, level: standing.level, group: standing.group,
          placed: standing.isPlaced, submitted: standing.submitted, waived: standing.waived,
          open: standing.openWeeks(due: list.due(list.week)), waiting: standing.waiting.map(\.part),
          end: standing.end)
      })
  }
}

extension CourseStanding.End {
  /// The end for people; nil while the course goes on.
  var words: Sentence? {
    switch self {
    case .none: nil
    case .assessed: CourseSentences.assessmentPassed
    case .notPassed: CourseSentences.assessmentNotPassed
    case .graduated: CourseSentences.levelCompleted
    }
  }
}
