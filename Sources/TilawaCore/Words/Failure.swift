/// The reason for the end of the command: one line for people and a code for programs.
package struct Failure: Error {
  package let code: ExitCodes
  /// The sentence with its values; nil where only text is known.
  package let sentence: Sentence?
  /// The failure, its object and the remedy. Empty if the message was printed before.
  package let message: String

  package init(_ code: ExitCodes, _ message: String) {
    (self.code, self.sentence, self.message) = (code, nil, message)
  }

  package init(_ code: ExitCodes, _ sentence: Sentence) {
    (self.code, self.sentence, self.message) = (code, sentence, sentence.text)
  }
}
