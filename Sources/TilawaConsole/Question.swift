package import TilawaCore

/// A question to the user at a terminal.
package enum Question {
  /// Asks the question; only a clear yes counts as yes.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - otherwise: the advice for the error without a terminal.
  /// - Returns: whether the answer was yes.
  /// - Throws: `Failure` if there is no terminal to ask on.
  package static func isGranted(_ question: Sentence, otherwise: Sentence) throws -> Bool {
    guard Terminal.isTerminal(0), Terminal.isTerminal(2) else {
      throw Failure(.usage, ConsoleSentences.noTerminal(advice: otherwise))
    }
    let words = ConsoleSentences.yesOrNo(question: question)
    Terminal.ask("\(words) ", on: 2)
    let answer = readLine()?.lowercased() ?? ""
    return ConsoleSentences.yes.text.split(separator: " ").contains { $0 == answer }
  }

  package static func isGranted(_ question: String, otherwise: String) throws -> Bool {
    try isGranted(Sentence(verbatim: question), otherwise: Sentence(verbatim: otherwise))
  }
}
