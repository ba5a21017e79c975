import TilawaCore

/// A part of the name of a file: digits, letters in small form, or signs between.
enum NamePart: Hashable {
  case digits(String)
  case word(String)
  case gap(String)

  /// The greatest number of characters that are read.
  private static let limit = 300

  /// Splits a name. Digits of Arabic and Persian count as digits; the signs of Chinese dates count as signs.
  static func parts(of name: String) -> [NamePart] {
    var parts: [NamePart] = []
    for scalar in ArabicText.westernDigits(String(name.prefix(limit))).lowercased().unicodeScalars {
      let text = plain(scalar)
      guard !text.isEmpty else { continue }
      switch (parts.last, part(text)) {
      case (.digits(let before), .digits): parts[parts.count - 1] = .digits(before + text)
      case (.word(let before), .word): parts[parts.count - 1] = .word(before + text)
      case (.gap(let before), .gap) where before.hasSuffix(" ") && text == " ": continue
      case (.gap(let before), .gap): parts[parts.count - 1] = .gap(before + text)
      case (_, let part): parts.append(part)
      }
    }
    return parts
  }

  private static func part(_ text: String) -> NamePart {
    if text.isASCIIDigits { return .digits(text) }
    return text.contains(where: \.isLetter) ? .word(text) : .gap(text)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "年", "月": "-"
    case "日", "\u{202F}", "\u{A0}": " "
    case "时", "時", "点", "點", "分", "：": ":"
    case "\u{200E}", "\u{200F}", "秒": ""
    default: String(scalar)
    }
  }

  /// Reads `140533` or `1405`, perhaps with thousandths of a second.
  static func clock(_ digits: Substring) -> CivilTime.Clock? {
    guard [4, 6, 9].contains(digits.count) else { return nil }
    let second = digits.count == 4 ? 0 : number(digits.dropFirst(4).prefix(2))
    return CivilTime.Clock(
      hour: number(digits.prefix(2)), minute: number(digits.dropFirst(2).prefix(2)), second: second)
  }

  /// Returns the number that ASCII digits are; of more than nine digits that of the first nine.
  static func number(_ digits: Substring) -> Int { Int(digits.prefix(9)) ?? 0 }

  /// Returns the number of a month by its English name, or the three first letters of it; nil for any other word.
  static func month(_ word: String) -> Int? {
    let word = word == "sept" ? "sep" : word
    return months.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
}
