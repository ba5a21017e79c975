// Text that another program parses is written by code points. A Character can be a quote and a mark on it, which is no quote for
// Swift and is one for a shell, for cron, for systemd, for SQL and for XML.

extension StringProtocol {
  /// Returns the text with some code points replaced.
  ///
  /// - Parameter replacement: returns the text in place of a code point; nil keeps it.
  package func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        escaped.append(contentsOf: text.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Returns the text with one code point doubled, the form of quotes in SQL and tables.
  package func doubling(_ quote: Unicode.Scalar) -> String {
    escaping { $0 == quote ? "\(quote)\(quote)" : nil }
  }

  /// Whether the text holds a control character, which is not allowed in a line of a file.
  package var holdsControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

/// Text in the form of XML and HTML.
package enum XMLText {
  /// Returns text for the place between tags, or for an attribute in double quotes. A code point that XML cannot hold
  /// becomes U+FFFD.
  package static func escaped(_ text: some StringProtocol) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": nil
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
        "\u{FFFD}"
      default: nil
      }
    }
  }

  /// Returns a text with the characters that its entities mean, as subtitles have them; marks of direction are left out.
  package static func plain(_ text: String) -> String {
    entities.reduce(text) { plain, entity in plain.replacing(entity.name, with: entity.meaning) }
  }

  private static let entities: [(name: String, meaning: String)] = [
    ("&nbsp;", " "), ("&lrm;", ""), ("&rlm;", ""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
  ]
}
