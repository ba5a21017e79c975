package import TilawaCore
package import TilawaIntake

/// A word as it is shown.
package struct ShownWord: Hashable, Sendable {
  /// The way in which a word was heard that is wrong by one sound, and how sure that is.
  package struct Heard: Hashable, Sendable {
    package let text: String
    package let percent: Int
  }

  /// The number of the word in its ayah, from 1.
  package let number: Int
  package let text: String
  package let verdict: WordVerdict
  /// Whether other speech was heard before it.
  package let isAfterAdded: Bool
  package let isCorrected: Bool
  /// The word as it was heard; nil where it was heard as it is written, or is not wrong by one sound.
  package let heardAs: Heard?
}

/// An ayah as it was recited.
package struct ShownAyah: Hashable, Sendable {
  package let ref: String
  package let words: [ShownWord]

  package func count(_ verdict: WordVerdict) -> Int { words.count { $0.verdict == verdict } }
}

/// Shows a recitation to a person while it is heard. Used by one thread.
package protocol RecitationDisplay: AnyObject {
  /// A question is asked, before the session begins.
  func ask(_ question: MemoryQuestion)
  /// The session begins.
  func begin(_ lines: [Sentence])
  /// The text that is followed is known from now on.
  func follow(_ text: RecitationText)
  /// Tells how many milliseconds were heard.
  func advance(to milliseconds: Int)
  /// Words have new verdicts, by their indices in the text.
  func show(_ words: [Int: WordVerdict], place: Int?)
  /// An ayah was said to its end, or its verdicts are others than those that were shown.
  func show(_ ayah: ShownAyah, isAgain: Bool)
  /// An ayah is to be said again from its beginning; its words are as if nobody had said them.
  func restart(_ part: Int)
  /// A remark.
  func tell(_ line: Sentence)
  /// The session is over.
  func end(_ lines: [Sentence])
}
