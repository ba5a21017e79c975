/// An estimate of the width of text in pixels, rather too wide, because systems have different fonts.
struct TextWidth {
  static func of(_ words: String, size: Int, weight: Drawing.Text.Weight = .regular) -> Int {
    let hundredths = words.unicodeScalars.reduce(0) { $0 + share(of: $1) }
    return (hundredths * size * (weight == .bold ? 110 : 100) + 9999) / 10_000
  }

  /// Returns the words cut to a width.
  static func fit(_ words: String, in width: Int, size: Int, weight: Drawing.Text.Weight = .regular) -> String {
    guard of(words, size: size, weight: weight) > width else { return words }
    var cut = words
    while !cut.isEmpty, of(cut + "…", size: size, weight: weight) > width { cut.removeLast() }
    return cut.isEmpty ? "" : cut + "…"
  }

  /// Returns the width of a character in hundredths of the letters' size; the numbers are those of DejaVu Sans, the
  /// widest of the usual fonts.
  private static func share(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "0"..."9": 64
    case ":", ".", ",", " ", "i", "l", "j", "'", "·": 34
    case "(", ")", "/", "-", "f", "t", "r": 42
    case "m", "w", "M", "W", "…": 100
    case _ where scalar.properties.generalCategory == .nonspacingMark: 0
    case _ where scalar.value >= 0x2E80: 105
    default: 68
    }
  }
}
