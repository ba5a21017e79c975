import ArgumentParser
import TilawaApp
import TilawaAudio

/// `--output`.
enum SinkArgument {
  /// - Throws: `ValidationError`, which says what is wrong with the text.
  static func parse(_ text: String) throws -> SinkChoice {
    do throws(SinkChoice.ParseError) {
      return try SinkChoice(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
