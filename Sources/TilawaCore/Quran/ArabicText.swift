/// Rules for comparing Arabic text. The text itself never changes: the results are for matching only.
public enum ArabicText {
  /// Returns the letters without marks, in one form each: all alefs as ا, ة as ه, ى as ي, no tatweel; other scripts
  /// stay.
  public static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isMark(scalar) { scalars.append(base(scalar)) }
    return String(scalars)
  }

  /// Returns the text with the decimal digits of all scripts as 0–9.
  public static func westernDigits(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(westernDigit)))
  }

  private static func westernDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard !scalar.isASCII, scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
      return scalar
    }
    return Unicode.Scalar(UInt8(0x30 + Int(value)))
  }

  /// Whether a code point is a haraka, a Quranic annotation sign or tatweel.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6ED, 0x200C...0x200F: true
    default: false
    }
  }

  /// Returns the letter in one form: all alefs as ا, ة as ه, ى as ي.
  static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "أ", "إ", "آ", "ٱ": "ا"
    case "ة": "ه"
    case "ى": "ي"
    default: scalar
    }
  }
}

extension ArabicText {
  /// Returns the number of letters in a text, without marks, signs and spaces.
  public static func letterCount(_ text: String) -> Int {
    text.unicodeScalars.count { (0x620...0x6D5).contains($0.value) && !isMark($0) && !isDigit($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x660...0x66D).contains(scalar.value) || scalar.value == 0x6D4
  }
}
