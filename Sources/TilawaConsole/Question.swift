import TilawaCore

/// A question that only somebody at a terminal can answer.
package enum Question {
  /// Whether it was answered with yes; nothing, or anything else, is no.
  ///
  /// - Parameter otherwise: what to type where nobody can be asked.
  package static func isGranted(_ words: String, otherwise: String) throws -> Bool {
    guard Terminal.isTerminal(0), Terminal.isTerminal(2) else {
      throw Failure(.usage, "there is no terminal to ask on; \(otherwise)")
    }
    Terminal.ask("\(words) [y/N] ", on: 2)
    let answer = readLine()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}
