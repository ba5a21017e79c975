import TilawaCore

/// A question to the user at a terminal.
package enum Question {
  /// Asks the question; only a clear yes counts as yes.
  ///
  /// - Parameters:
  ///   - words: the question.
  ///   - otherwise: the advice for the error without a terminal.
  /// - Returns: whether the answer was yes.
  /// - Throws: `Failure` if there is no terminal to ask on.
  package static func isGranted(_ words: String, otherwise: String) throws -> Bool {
    guard Terminal.isTerminal(0), Terminal.isTerminal(2) else {
      throw Failure(.usage, "there is no terminal for questions; \(otherwise)")
    }
    Terminal.ask("\(words) [y/N] ", on: 2)
    let answer = readLine()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}
