/// The reason for the end of the command: one line for people and a code for programs.
package struct Failure: Error {
  package let code: ExitCodes
  /// The failure, its object and the remedy; nil if it was told before.
  package let sentence: Sentence?

  package init(_ code: ExitCodes, _ sentence: Sentence?) { (self.code, self.sentence) = (code, sentence) }

  /// Makes a failure that was told before.
  package init(silent code: ExitCodes) { (self.code, sentence) = (code, nil) }

  /// The line for people; empty if it was told before.
  package var message: String { sentence?.text ?? "" }

  /// The line for a person, also where answers are for a program; empty if it was told before.
  package var spoken: String { sentence?.spoken ?? "" }
}
