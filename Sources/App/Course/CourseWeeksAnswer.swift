package import AppBase
package import TilawaCore

/// All weeks of a course, with their states.
package struct CourseWeeksAnswer: ValueAnswer {
  private let view: CourseView
  /// The first days, in place of the weeks; nil for a student with a place.
  private let onset: CourseOnset?

  package init(_ book: CourseBook) {
    view = book.view
    onset = view.record.placement == nil ? CourseOnset(book.words, options: book.options) : nil
  }

  private var weeks: [Int] { Array(1...view.course.length) }

  package var text: [AnswerPart] {
    if let onset { return onset.text }
    let rows = weeks.map { week in
      [
        week == view.week ? "▸ \(week)" : "\(week)", view.course.week(week)?.topic.printableLine ?? "",
        view.course.week(week)?.passage ?? "", CourseWords.date(view.calendar.day(ofWeek: week)),
        (view.openWeeks.contains(week) ? CourseSentences.open : view.state(ofWeek: week).words).text,
      ]
    }
    let open = view.openWeeks.count
    let sum =
      open > 0
      ? CourseSentences.weeksNeededOpen(counted: view.counted, needed: view.needed, open: open)
      : CourseSentences.weeksNeeded(counted: view.counted, needed: view.needed)
    let headings = [
      CourseSentences.columnOfWeek, CourseSentences.columnTopic, CourseSentences.columnPassage,
      CourseSentences.columnBegins, CourseSentences.columnState,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [0])), .line(sum)]
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Week: Encodable {
      let week: Int
      let topic: String
      /// The first day.
      let begins: String
      let state: String
      let open: Bool
    }

    let week: Int
    /// The numbers of the weeks that count, and of those that the assessment asks for.
    let counted: Int
    let needed: Int
    let weeks: [Week]
  }

  package var value: Value {
    Value(
      week: view.week, counted: view.counted, needed: view.needed,
      weeks: weeks.map { week in
        let day = view.calendar.day(ofWeek: week)
        return Value.Week(
          week: week, topic: view.course.week(week)?.topic ?? "", begins: "\(day)",
          state: view.state(ofWeek: week).rawValue, open: view.openWeeks.contains(week))
      })
  }
}

extension CourseWeekState {
  /// The name for people.
  package var words: Sentence {
    switch self {
    case .locked: CourseSentences.weekLocked
    case .notStarted: CourseSentences.weekNotStarted
    case .inProgress: CourseSentences.weekInProgress
    case .ready: CourseSentences.weekReady
    case .awaiting: CourseSentences.weekAwaiting
    case .feedbackReady: CourseSentences.weekFeedbackReady
    case .again: CourseSentences.weekAgain
    case .complete: CourseSentences.weekComplete
    case .waived: CourseSentences.weekNotNeeded
    }
  }
}

extension CourseFeedback.Result {
  /// The result in words for people.
  package var words: Sentence {
    switch self {
    case .pass: CourseSentences.resultPass
    case .again: CourseSentences.resultAgain
    case .notPassed: CourseSentences.resultNotPassed
    }
  }
}

extension CourseDoubt {
  /// The doubt for people.
  var words: Sentence {
    let span = CourseWords.span(seconds)
    return switch self {
    case .ahead: CourseSentences.clockAhead(span: span)
    case .back: CourseSentences.clockBack(span: span)
    case .answeredBefore: CourseSentences.clocksDiffer(span: span)
    }
  }
}
