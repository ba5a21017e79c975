import ArgumentParser
import AppBase
package import TilawaAudio

/// `--output`.
package enum SinkArgument {
  /// Reads an output from a text.
  ///
  /// - Throws: `ValidationError` with the fault of the text.
  package static func parse(_ text: String) throws -> SinkChoice {
    do throws(SinkChoice.ParseError) {
      return try SinkChoice(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
