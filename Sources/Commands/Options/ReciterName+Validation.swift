import ArgumentParser
package import TilawaCore

extension ReciterName {
  /// - Throws: `ValidationError` where what was typed is no name.
  package static func validate(_ typed: String) throws {
    if let fault = fault(in: typed) { throw ValidationError("the reciter's name \(fault)") }
  }
}
