package import AppBase
import AppLearning
import TilawaAudio
package import TilawaCore
import TilawaStore

/// The feedback on a part of a course, and what is played with it.
package struct CourseFeedbackAnswer: ValueAnswer {
  package let answer: CourseRecord.Answer
  package let submission: CourseRecord.Submission
  private let book: CourseBook

  /// - Parameter part: the part; nil: any. The oldest feedback that was not heard is chosen, else the last one.
  /// - Throws: `Failure` (no input) where there is none.
  package init(_ book: CourseBook, _ part: CourseEvent.Part?) throws {
    let answered = book.view.record.submissions.filter { $0.answer != nil }
    let chosen = part.map { part in answered.filter { $0.part == part } } ?? answered
    let submission = chosen.first(where: \.hasNews) ?? chosen.last
    guard let submission, let answer = submission.answer else {
      throw Failure(
        .noInput, part.map { CourseSentences.noFeedbackOn(part: $0.title) } ?? CourseSentences.noFeedback)
    }
    (self.book, self.submission, self.answer) = (book, submission, answer)
  }

  package var text: [AnswerPart] {
    let part =
      switch submission.part {
      case .week(let week): CourseSentences.feedbackWeek(week: week)
      case .assessment: CourseSentences.feedbackAssessment
      case .placement: CourseSentences.feedbackPlacement
      }
    var parts: [AnswerPart] = [
      .line(
        CourseSentences.feedbackHeading(
          part: part, result: answer.feedback.result.words, teacher: book.course.teacher,
          moment: book.words.moment(answer.time.seconds)))
    ]
    if !answer.feedback.text.isEmpty {
      parts += answer.feedback.text.split(separator: "\n").map { .line("  \(String($0).printableLine)") }
    }
    if !answer.feedback.marks.isEmpty {
      parts.append(
        .table(
          AnswerTable(
            answer.feedback.marks.map { mark in
              [
                mark.time.map { RecitationWords.length($0 / 1000) } ?? "", mark.word, mark.symbol?.rawValue ?? "",
                mark.text.printableLine + (mark.voice == nil ? "" : " ♪"),
              ]
            })))
    }
    return parts
  }

  /// The line for programs.
  package struct Value: Encodable {
    let submission: CourseSubmissionValue
    let feedback: CourseFeedbackValue
  }

  package var value: Value {
    Value(submission: CourseSubmissionValue(submission, in: book.view), feedback: CourseFeedbackValue(answer))
  }

  /// The seconds of one's own sound that are played before and after a mark.
  private static let (before, after) = (2, 3)

  /// The sounds of the feedback in their order: the teacher's words, then at each mark one's own recitation and the comment on it.
  /// Sounds that are not here are left out.
  package var slices: [AudioSlice] {
    get throws {
      var slices: [AudioSlice] = []
      func add(_ sha256: String?) throws {
        guard let path = sha256.flatMap(book.sounds.path(of:)) else { return }
        slices.append(AudioSlice(whole: try AudioProbe.measure(path, demanding: .present)))
      }
      try add(answer.feedback.voice)
      let own = try book.sounds.path(of: submission.sound.sha256).map {
        try AudioProbe.measure($0, demanding: .present)
      }
      for mark in answer.feedback.marks.sorted(by: { ($0.time ?? 0) < ($1.time ?? 0) }) {
        if let own, let time = mark.time {
          let place = time * own.rate / 1000
          let frames = (place - Self.before * own.rate..<place + Self.after * own.rate).clamped(to: 0..<own.frames)
          if !frames.isEmpty { slices.append(AudioSlice(file: own, start: frames.lowerBound, end: frames.upperBound)) }
        }
        try add(mark.voice)
      }
      return slices
    }
  }
}

extension CourseBook {
  /// Returns the end of a level that was completed without an assessment, and notes that it was seen; nil where there is
  /// none.
  package mutating func completion() throws -> CommandAnswer? {
    guard let graduation = view.record.graduation,
      !view.record.submissions(for: .assessment).contains(where: { $0.answer != nil })
    else { return nil }
    if !graduation.isSeen { try note(own: .heard(graduation.id)) }
    let card = words.card(.graduated(next: graduation.next))
    return CommandAnswer(
      parts: [.line(card.title), .line("  \(card.subtitle)")],
      CourseCompletion(title: card.title, subtitle: card.subtitle))
  }

  /// Notes that a feedback was heard or read.
  package mutating func hear(_ answer: CourseFeedbackAnswer) throws {
    var kinds: [(student: String?, kind: CourseEvent.Kind)] = []
    // An earlier feedback on the same submission is heard with it.
    for earlier in answer.submission.answers where !earlier.isHeard {
      kinds.append((stored.person, .heard(earlier.id)))
    }
    if answer.submission.part == .assessment, let graduation = view.record.graduation, !graduation.isSeen {
      kinds.append((stored.person, .heard(graduation.id)))
    }
    guard !kinds.isEmpty else { return }
    try note(kinds)
  }
}
