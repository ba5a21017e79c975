/// A reader of one JSON value. Its input may come from anybody, so the nesting has a limit.
package enum JSONReader {
  /// The deepest nesting of arrays and objects in a message.
  package static let depth = 16

  /// Rules for what a value may be.
  package enum Rules {
    /// JSON as its standard has it.
    case exact
    /// JSON as programs write it to files: numbers that `Double` reads (`NaN`, `007`), tabs in texts, and half a
    /// character, which is read as U+FFFD.
    case lenient
  }

  /// Reads a message, which is a line.
  ///
  /// - Throws: `JSONError` with the byte position of the error.
  package static func read(_ line: some Sequence<UInt8>) throws(JSONError) -> JSON {
    let bytes = Array(line)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONError(CoreSentences.jsonNotUtf8) }
    return try message(bytes)
  }

  /// Reads a message that is valid UTF-8.
  static func message(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser<JSON>(bytes, .exact, depth: depth)
    do { return try parser.read() } catch { throw JSONError(error) }
  }

  /// Reads a value with the places of its parts.
  ///
  /// - Parameters:
  ///   - bytes: valid UTF-8; other bytes in texts are replaced.
  ///   - depth: the deepest nesting of arrays and objects.
  package static func node(_ bytes: [UInt8], _ rules: Rules, depth: Int) throws(Fault) -> JSONNode {
    var parser = JSONParser<JSONNode>(bytes, rules, depth: depth)
    return try parser.read()
  }
}
