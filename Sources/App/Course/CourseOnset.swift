import AppBase
import TilawaCore

/// The course of a student before the weeks go on: until there is a place, and until the first lesson opens.
struct CourseOnset {
  private let words: CourseWords
  private let state: CourseToday.State
  /// The options with which commands mean this course.
  private let options: [String]

  /// Makes what comes first; nil once the weeks go on.
  init?(_ words: CourseWords, options: [String]) {
    let state = words.view.today.state
    switch state {
    case .beforeStart, .awaitingPlacement: (self.words, self.state, self.options) = (words, state, options)
    case .lessonNotStarted, .lessonInProgress, .readyToSubmit, .noAttemptsLeft, .awaitingFeedback, .feedbackReady,
      .again, .caughtUp, .assessmentOpen, .assessmentAgain, .assessmentSent, .resultReady, .notPassed, .graduated,
      .ended:
      return nil
    }
  }

  var text: [AnswerPart] {
    let card = words.card(state)
    var parts: [AnswerPart] = [.line(words.heading), .line("")]
    if let first { parts += [.line(first), .line("")] }
    parts += [.line(card.title), .line("  \(card.subtitle)")] + command(card.command)
    let view = words.view
    if case .awaitingPlacement = state, let orientation = view.course.orientation, !view.record.isOriented {
      parts += [.line(""), .line(CourseSentences.meanwhile(title: orientation.title.printableLine))]
      parts += command(["course", "lesson", "0"])
    }
    return parts
  }

  /// The line that says when the weeks begin; nil where the card says so.
  private var first: Sentence? {
    guard case .beforeStart = state else { return CourseSentences.weeksBegin }
    let course = words.view.course
    return course.orientation == nil ? nil : CourseSentences.firstLessonOpens(day: words.date(course.start))
  }

  private func command(_ words: [String]) -> [AnswerPart] {
    let command = CommandHint(words: words + options)
    return words.isEmpty ? [] : [.line("  \(command)")]
  }
}
