// Text that another program parses is written by code points. A Character can be a quote and a mark on it, which is no quote for
// Swift and is one for a shell, for cron, for systemd, for SQL and for XML.

extension StringProtocol {
  /// The text with code points replaced.
  ///
  /// - Parameter replacement: what stands for a code point; nil keeps it.
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

  /// The text with one code point doubled, as SQL and tables write their quotes.
  package func doubling(_ quote: Unicode.Scalar) -> String {
    escaping { $0 == quote ? "\(quote)\(quote)" : nil }
  }

  /// Whether a control character stands in it, which no line of a file can hold.
  package var holdsControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

/// Words as a POSIX shell reads them.
package enum ShellWord {
  /// Code points that mean nothing to a shell, wherever they stand in a word.
  private static let plain = Set("-_.,:/%=+@".unicodeScalars)

  /// A word that the shell reads back as this text.
  ///
  /// - Parameter quote: what stands for a `'` in the text: by itself `'\''`, which is short; `'"'"'` where no backslash may be.
  package static func quoted(_ text: String, quote: String = #"'\''"#) -> String {
    isPlain(text) ? text : "'" + text.escaping { $0 == "'" ? quote : nil } + "'"
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != "=" else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || plain.contains($0)
    }
  }
}

/// Text as XML and HTML write it.
package enum XMLText {
  /// What stands between tags, or in an attribute in double quotes. What XML cannot hold becomes U+FFFD.
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
}
