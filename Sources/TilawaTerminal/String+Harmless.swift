extension Unicode.Scalar {
  /// Whether a terminal may obey it instead of showing it: control characters, among them those that begin escape sequences,
  /// separators of lines and paragraphs, and the signs that turn text about. Marks of direction and joiners only bear on the
  /// letters beside them: languages need them.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// As it is shown where it must not be obeyed: `\x1b`, `\u{202e}`.
  fileprivate var spelled: String {
    let digits = String(value, radix: 16)
    guard value < 0x100 else { return "\\u{\(digits)}" }
    return "\\x\(value < 0x10 ? "0" : "")\(digits)"
  }
}

extension String {
  /// What may stand in a text beside what can be seen.
  package enum Layout {
    /// Nothing: it is one cell of a table, whose backslashes are doubled so that all can be read back.
    case cell
    /// Nothing.
    case words
    /// Tabs.
    case line
    /// Tabs and ends of lines.
    case text
  }

  /// Without anything that a terminal would obey: each such character is spelled, as `\x1b`, `\t`, `\n`, `\u{202e}`.
  package func harmless(_ layout: Layout) -> String {
    guard mayBeObeyed(layout) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      switch (scalar, layout) {
      case ("\t", .line), ("\t", .text), ("\n", .text): shown.unicodeScalars.append(scalar)
      case ("\t", _): shown += "\\t"
      case ("\n", _): shown += "\\n"
      case ("\\", .cell): shown += "\\\\"
      default:
        if scalar.isObeyed { shown += scalar.spelled } else { shown.unicodeScalars.append(scalar) }
      }
    }
    return shown
  }

  /// Whether any of its bytes is, or begins, a character that has to be looked at. All of the Quran goes through here.
  private func mayBeObeyed(_ layout: Layout) -> Bool {
    utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "\t"): layout == .cell || layout == .words
      case UInt8(ascii: "\n"): layout != .text
      case UInt8(ascii: "\\"): layout == .cell
      // C1 is written with C2, the rest with E2.
      case 0..<0x20, 0x7F, 0xC2, 0xE2: true
      default: false
      }
    }
  }

  /// As one line of a screen: a mark of one column in place of each character that a terminal may obey.
  package var printable: String {
    guard mayBeObeyed(.cell) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }))
  }
}
