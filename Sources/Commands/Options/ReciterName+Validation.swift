import ArgumentParser
package import TilawaCore

extension ReciterName {
  /// Checks a typed name.
  ///
  /// - Throws: `ValidationError` if the text is not a valid name.
  package static func validate(_ typed: String) throws {
    if let fault = fault(in: typed, of: CoreSentences.recitersName) { throw ValidationError(fault) }
  }
}
