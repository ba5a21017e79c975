package import AppBase
package import AppLearning
import TilawaAudio
package import TilawaCore
import TilawaStore

/// A submission as its teacher hears it: the words of the passage with their times, and the findings of the program.
package struct CourseReview: ValueAnswer {
  package let record: CourseRecord
  package let submission: CourseRecord.Submission
  /// The sound; nil where it has not arrived.
  package let file: AudioFile?
  /// The words of the passage; empty where the program has not listened.
  package let words: [CourseHeardWord]
  /// The reason why the program has not listened; nil where it has, or was not asked to.
  package let trouble: Sentence?
  let book: CourseBook

  package var riwayah: Riwayah { book.course.riwayah }
  package var title: Sentence {
    CourseSentences.reviewTitle(name: record.name, part: submission.part.title, passage: passage)
  }
  var passage: String { book.passage(of: submission.part) }
  var findings: [CourseHeardWord] { words.filter(\.isFinding) }

  /// - Parameter looksForFindings: whether the program listens to the sound; it takes a part of its length.
  package init(
    _ book: CourseBook, _ record: CourseRecord, _ submission: CourseRecord.Submission, looksForFindings: Bool
  ) throws {
    (self.book, self.record, self.submission) = (book, record, submission)
    let path = book.sounds.path(of: submission.sound.sha256)
    var (found, reason): ([CourseHeardWord], Sentence?) = ([], path.flatMap(book.soundFault))
    // Sounds that cannot be heard can be returned.
    file = try reason == nil ? path.map { try AudioProbe.measure($0, demanding: .present) } : nil
    if looksForFindings, reason == nil {
      if let file {
        do { found = try CourseListening(book).words(file, book.passage(of: submission.part)) } catch {
          reason = CourseSentences.noSuggestions(reason: Failure(error)?.message ?? "\(error)")
        }
      } else {
        reason = CourseSentences.soundNotArrived
      }
    }
    (words, trouble) = (found, reason)
  }

  package var text: [AnswerPart] {
    let words = CourseWords(book.view(of: record.student), local: book.local)
    let view = book.view(of: record.student)
    let facts = [
      CourseSentences.sentOn(moment: words.moment(submission.time.seconds)),
      view.isLate(submission) ? CourseSentences.afterDeadline : nil, submission.doubt?.words,
    ]
    var parts: [AnswerPart] = [
      .line("\(title) · \(RecitationWords.length(submission.sound.length / 1000))"),
      .line(facts.compactMap(\.?.text).joined(separator: " · ")),
    ]
    if let place = book.place(ofPassage: passage) { parts.append(.line(place.pages)) }
    if let file { parts.append(.line(CourseSentences.soundFile(path: file.path))) }
    if let trouble { parts.append(.line(trouble)) }
    if !findings.isEmpty {
      parts += [.line(""), .line(CourseSentences.suggestions)]
      parts.append(
        .table(
          AnswerTable(
            findings.map { finding in
              [
                finding.time.map { RecitationWords.length($0.lowerBound / 1000) } ?? "–", finding.ref, finding.text,
                finding.verdict.words.text, "\(Int(finding.confidence * 100))%",
              ]
            })))
    }
    if let answer = submission.answer {
      parts.append(.line(CourseSentences.givenBefore(result: answer.feedback.result.words)))
    }
    let next = CourseReview.command(record, submission, .pass)
    return parts + [.line(CourseSentences.nextReview(command: next))]
  }

  /// Returns the command that gives a submission a result.
  static func command(
    _ record: CourseRecord, _ submission: CourseRecord.Submission, _ result: CourseFeedback.Result
  ) -> CommandHint {
    CommandHint(
      "coach", "review", String(record.student.prefix(8)), submission.part.name, "--result", result.rawValue)
  }

  /// Returns the same word from the first reciter who has it.
  ///
  /// - Throws: `Failure` where no reciter has it with the times of words.
  package func reciterSound(of word: CourseHeardWord, in context: AppContext) throws -> TeacherWords.Sound {
    guard let number = word.ref.split(separator: ":").last.flatMap({ Int($0) }) else { throw CourseReview.basmalah }
    return try teacher(of: word.ayah, in: context).sound(of: number...number, in: word.ayah)
  }

  /// Returns an ayah from the first reciter who has it.
  ///
  /// - Throws: `Failure` where no reciter has it.
  package func reciterSound(ofAyah ayah: String, in context: AppContext) throws -> TeacherWords.Sound {
    try teacher(of: ayah, in: context).sound(of: ayah)
  }

  private func teacher(of ayah: String, in context: AppContext) throws -> TeacherWords {
    guard !ayah.hasSuffix(":0") else { throw CourseReview.basmalah }
    return try TeacherWords(riwayah, in: context)
  }

  private static var basmalah: Failure { Failure(.noInput, CourseSentences.basmalahWithoutWords) }
}

extension WordVerdict {
  /// The verdict for people.
  fileprivate var words: Sentence {
    switch self {
    case .pending: CourseSentences.wordPending
    case .recited: CourseSentences.wordRecited
    case .unsure: CourseSentences.wordUnsure
    case .skipped: CourseSentences.wordSkipped
    case .changed: CourseSentences.wordChanged
    }
  }
}
