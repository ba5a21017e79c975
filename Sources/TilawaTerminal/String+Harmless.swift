import TilawaCore

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
    value < 0x100 ? "\\x\(Hex.padded(value, to: 2))" : "\\u{\(Hex.padded(value, to: 1))}"
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

  /// Whether any byte is, or may begin, a character to escape. It tests eight bytes at once, because all text of the
  /// Quran passes it.
  private func mayBeObeyed(_ layout: Layout) -> Bool {
    // Bytes that UTF-8 never has stand for "none".
    let tab: UInt8 = layout == .line || layout == .text ? UInt8(ascii: "\t") : 0xFF
    let newline: UInt8 = layout == .text ? UInt8(ascii: "\n") : 0xFF
    let backslash: UInt8 = layout == .cell ? UInt8(ascii: "\\") : 0xFF
    func isSuspect(_ byte: UInt8) -> Bool {
      // C1 is written with C2, the rest with E2.
      (byte < 0x20 && byte != tab && byte != newline)
        || [0x7F, 0xC2, 0xE2, backslash].contains(byte)
    }
    return utf8.withContiguousStorageIfAvailable { bytes in
      let words = UnsafeRawBufferPointer(bytes)
      let whole = bytes.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        let word = words.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let hits =
          word.bytesBelow20 | word.bytesEqual(to: 0x7F) | word.bytesEqual(to: 0xC2) | word.bytesEqual(to: 0xE2)
          | word.bytesEqual(to: backslash)
        if hits != 0, bytes[place..<place + 8].contains(where: isSuspect) { return true }
      }
      return bytes[whole...].contains(where: isSuspect)
    } ?? true
  }

  /// The text as one line of a screen: a replacement mark of one column for each control.
  package var printable: String {
    guard mayBeObeyed(.cell) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }))
  }
}

/// Tests of the eight bytes of a word. The result is not 0 if one of them passes.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  fileprivate var bytesBelow20: UInt64 { (self &- 0x20 &* UInt64.ones) & ~self & UInt64.highBits }

  fileprivate func bytesEqual(to byte: UInt8) -> UInt64 {
    let difference = self ^ (UInt64(byte) &* UInt64.ones)
    return (difference &- UInt64.ones) & ~difference & UInt64.highBits
  }
}
