import ArgumentParser
package import TilawaCore

extension ReciterName {
  /// Checks a typed name.
  ///
  /// - Throws: `ValidationError` if the text is not a valid name.
  package static func validate(_ typed: String) throws {
    guard let fault = fault(in: typed) else { return }
    throw ValidationError(CommandOptionsSentences.reciterName(fault: Sentence(verbatim: "\(fault)")))
  }
}
