import TilawaCore

extension CourseReview {
  /// The line for programs.
  package struct Value: Encodable {
    /// A word as it was heard.
    struct Word: Encodable {
      let word: String
      let text: String
      /// The milliseconds from the beginning; null where it was not heard.
      @Nullable var time: Int?
      @Nullable var end: Int?
      let verdict: WordVerdict
      let confidence: Double

      init(_ heard: CourseHeardWord) {
        (word, text, verdict, confidence) = (heard.ref, heard.text, heard.verdict, heard.confidence)
        time = heard.time?.lowerBound
        end = heard.time?.upperBound
      }
    }

    /// The marks of an earlier review that was left.
    struct Draft: Codable, Hashable {
      let text: String
      @Nullable var voice: String?
      let marks: [CourseMarkValue]

      init(_ draft: CourseFeedback) {
        text = draft.text
        voice = draft.voice
        marks = draft.marks.map(CourseMarkValue.init)
      }
    }

    let student: String
    let name: String
    let submission: CourseSubmissionValue
    let passage: String
    /// The ayat of the passage, and the pages of the reader's own print in words; null where no passage is named.
    @Nullable var range: String?
    @Nullable var pages: String?
    let riwayah: String
    /// The path of the sound; null where it has not arrived.
    @Nullable var sound: String?
    let findings: [Word]
    let words: [Word]
    /// The reason why the program has not listened, in words; null where it has, or was not asked to.
    @Nullable var trouble: String?
    @Nullable var draft: Draft?
  }

  package var value: Value {
    let place = book.place(ofPassage: passage)
    return Value(
      student: record.student, name: record.name,
      submission: CourseSubmissionValue(submission, in: book.view(of: record.student)), passage: passage,
      range: place?.range, pages: place?.pages.text, riwayah: riwayah.rawValue, sound: file?.path,
      findings: findings.map(Value.Word.init),
      words: words.map(Value.Word.init), trouble: trouble?.text, draft: draft.map(Value.Draft.init))
  }
}
