/// A teacher's feedback on a submission.
package struct CourseFeedback: Hashable, Sendable {
  /// The result of a submission.
  package enum Result: String, CaseIterable, Hashable, Sendable {
    case pass
    /// The passage is to be recited again.
    case again
    /// The assessment was not passed, and is not repeated in this course.
    case notPassed = "not-passed"
  }

  package let result: Result
  package let text: String
  /// The SHA-256 of a spoken comment; nil for none.
  package let voice: String?
  package let marks: [CourseMark]

  package init(result: Result, text: String = "", voice: String? = nil, marks: [CourseMark] = []) {
    (self.result, self.text, self.voice, self.marks) = (result, text, voice, marks)
  }
}

/// A comment at a place of a submission.
package struct CourseMark: Hashable, Sendable {
  /// The usual marking of teachers.
  package enum Symbol: String, CaseIterable, Hashable, Sendable {
    case madd, ghunnah, makhraj, stop, forgotten, good
  }

  /// The milliseconds from the beginning of the sound; nil for a word that was not said.
  package let time: Int?
  /// The word, such as `78:2:3`; empty for a place without one.
  package let word: String
  package let symbol: Symbol?
  package let text: String
  /// The SHA-256 of a spoken comment; nil for none.
  package let voice: String?

  package init(time: Int?, word: String = "", symbol: Symbol? = nil, text: String = "", voice: String? = nil) {
    (self.time, self.word, self.symbol, self.text, self.voice) = (time, word, symbol, text, voice)
  }
}
