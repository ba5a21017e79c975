/// Why the command stops: one line for people and a code for programs.
package struct Failure: Error {
  package let code: ExitCodes
  /// What failed, on what, what to do. Empty where all was said before.
  package let message: String

  package init(_ code: ExitCodes, _ message: String) {
    self.code = code
    self.message = message
  }
}
