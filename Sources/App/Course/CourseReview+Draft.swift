package import AppBase
package import TilawaCore
import TilawaStore

// The marks of a review that was left.

extension CourseReview {
  private var draftName: String { "draft-\(submission.id.prefix(32)).json" }

  /// The marks of an earlier review that was left; nil for none.
  package var draft: CourseFeedback? {
    let path = "\(book.library.folders.data)/course/\(draftName)"
    guard let bytes = try? WholeFile.read(path, atMost: 1 << 20),
      let form = try? JSON(reading: String(decoding: bytes, as: UTF8.self)).decoded(as: CourseEventForm.self),
      case .feedback(_, let feedback)? = try? form.event(id: submission.id).kind
    else { return nil }
    return feedback
  }

  /// Keeps the marks for the next time in place of those that were kept.
  ///
  /// - Throws: `StoreError` where the disk takes nothing.
  package func keep(onlyDraft draft: CourseFeedback) throws -> CommandAnswer {
    try write(draft)
    return CommandAnswer(
      [CourseSentences.draftKept(marks: draft.marks.count)],
      CoachDraft(marks: draft.marks.count, text: draft.text))
  }

  /// Keeps the marks for the next time. A disk that takes nothing is told when the feedback is stored.
  package func keep(draft: CourseFeedback) { try? write(draft) }

  private func write(_ draft: CourseFeedback) throws {
    let form = CourseEventForm(
      course: book.stored.id, author: book.stored.coach, student: record.student, time: book.now, counter: 0,
      kind: .feedback(submission.id, draft))
    try WholeFile.write(Array(form.line.utf8), named: draftName, in: "\(book.library.folders.data)/course")
  }
}
