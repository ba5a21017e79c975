import ArgumentParser
import TilawaCore

extension ReciterName {
  /// - Throws: `ValidationError` where what was typed is no name.
  static func validate(_ typed: String) throws {
    if let fault = fault(in: typed) { throw ValidationError("a reciter's name is no name: it \(fault)") }
  }
}
