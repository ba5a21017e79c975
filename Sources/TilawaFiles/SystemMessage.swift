import Glibc
package import TilawaCore

/// Returns the system's message for an error number.
package func systemMessage(_ number: Int32 = errno) -> String { Sentence.system(number).text }

extension Sentence {
  /// The system's message for an error number.
  package static func system(_ number: Int32 = errno) -> Sentence {
    strerror(number).map { Sentence(foreign: String(cString: $0)) } ?? FilesSentences.systemError(number: Int(number))
  }
}
