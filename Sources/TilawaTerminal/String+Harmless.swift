extension Unicode.Scalar {
  /// Whether a terminal may interpret the character as a control. These are the control characters (with the first ones
  /// of escape sequences), line and paragraph separators, and the signs for a change of text direction. Direction marks
  /// and joiners are not among them: they affect only adjacent letters, and languages need them.
  package var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The escaped form of a control: `\x1b`, `\u{202e}`.
  fileprivate var spelled: String {
    let digits = String(value, radix: 16)
    guard value < 0x100 else { return "\\u{\(digits)}" }
    return "\\x\(value < 0x10 ? "0" : "")\(digits)"
  }
}

extension String {
  /// The invisible characters that may stay in a text.
  package enum Layout {
    /// None; for a cell of a table, with doubled backslashes, so that the text can be read back.
    case cell
    /// None.
    case words
    /// Tabs.
    case line
    /// Tabs and ends of lines.
    case text
  }

  /// Returns the text with every control escaped, as `\x1b`, `\t`, `\n`, `\u{202e}`.
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

  /// Whether any byte is, or may begin, a character to escape. A fast test, because all text of the Quran passes it: the
  /// loop has no early end, so that the compiler can test many bytes at once.
  private func mayBeObeyed(_ layout: Layout) -> Bool {
    // Bytes that UTF-8 never has stand for "none".
    let tab: UInt8 = layout == .line || layout == .text ? UInt8(ascii: "\t") : 0xFF
    let newline: UInt8 = layout == .text ? UInt8(ascii: "\n") : 0xFF
    let backslash: UInt8 = layout == .cell ? UInt8(ascii: "\\") : 0xFF
    return utf8.withContiguousStorageIfAvailable { bytes in
      var found = false
      for byte in bytes {
        let isControl = (byte < 0x20 && byte != tab && byte != newline) || byte == 0x7F
        // C1 is written with C2, the rest with E2.
        if isControl || byte == 0xC2 || byte == 0xE2 || byte == backslash { found = true }
      }
      return found
    } ?? true
  }

  /// The text as one line of a screen: a replacement mark of one column for each control.
  package var printable: String {
    guard mayBeObeyed(.cell) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }))
  }
}
