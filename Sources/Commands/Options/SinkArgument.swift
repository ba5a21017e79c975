import ArgumentParser
import TilawaApp
package import TilawaAudio

/// `--output`.
package enum SinkArgument {
  /// - Throws: `ValidationError`, which says what is wrong with the text.
  package static func parse(_ text: String) throws -> SinkChoice {
    do throws(SinkChoice.ParseError) {
      return try SinkChoice(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
