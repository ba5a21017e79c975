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

extension CourseFeedback {
  /// The most milliseconds between marks at the same place.
  private static let nearness = 500

  /// Returns this feedback with the spoken comments of another one, at the marks that have the same places.
  package func withVoices(of other: CourseFeedback) -> CourseFeedback {
    let marks = marks.map { mark in
      let same = other.marks.first { Self.areTogether($0, mark) }
      return CourseMark(
        time: mark.time, word: mark.word, symbol: mark.symbol, text: mark.text, voice: mark.voice ?? same?.voice)
    }
    return CourseFeedback(result: result, text: text, voice: voice ?? other.voice, marks: marks)
  }

  /// Returns this feedback with a spoken comment.
  ///
  /// - Parameter place: a mark at the place of the comment; nil for the whole.
  package func with(voice: String, at place: CourseMark?) -> CourseFeedback {
    guard let place else { return CourseFeedback(result: result, text: text, voice: voice, marks: marks) }
    var marks = marks
    let index = marks.firstIndex { Self.areTogether($0, place) }
    let mark = index.map { marks[$0] } ?? place
    let spoken = CourseMark(time: mark.time, word: mark.word, symbol: mark.symbol, text: mark.text, voice: voice)
    if let index { marks[index] = spoken } else { marks.append(spoken) }
    return CourseFeedback(result: result, text: text, voice: self.voice, marks: marks)
  }

  /// Whether two marks are at the same place.
  private static func areTogether(_ one: CourseMark, _ other: CourseMark) -> Bool {
    guard other.word.isEmpty else { return one.word == other.word }
    return one.word.isEmpty && abs((one.time ?? 0) - (other.time ?? 0)) < nearness
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
