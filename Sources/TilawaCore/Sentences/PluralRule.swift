/// The plural forms of a language, by the rules of Unicode's CLDR for whole numbers (version 44).
package enum PluralRule: Hashable, Sendable {
  /// One form for all numbers: Indonesian, Malay, Chinese.
  case none
  /// One, and all others: English, German, Turkish, Urdu, Hausa.
  case english
  /// Nought and one, and all others: Persian, Bengali, Hindi, Amharic.
  case persian
  /// Nought and one, millions, and all others: French.
  case french
  /// Three forms, by the last digits: Russian, Ukrainian.
  case russian
  /// Three forms, by the last digits, with another name for that of five and more: Bosnian.
  case bosnian
  /// Six forms: Arabic.
  case arabic

  /// A plural form.
  package enum Category: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

  /// Returns the rule of a language; that of English for a language that is not known here.
  ///
  /// - Parameter language: a code of ISO 639 with or without what follows it: `ar`, `fr_FR`.
  package init(language: String) {
    switch language.prefix(while: { $0.isLetter }) {
    case "id", "ms", "jv", "su", "zh", "ja", "ko", "th", "vi", "my", "wo", "yo": self = .none
    case "fa", "bn", "hi", "gu", "am": self = .persian
    case "fr": self = .french
    case "ru", "uk", "be": self = .russian
    case "bs", "hr", "sr": self = .bosnian
    case "ar": self = .arabic
    default: self = .english
    }
  }

  /// Returns the form for a number.
  package func category(of number: Int) -> Category {
    switch self {
    case .none: .other
    case .english: number == 1 ? .one : .other
    case .persian: (0...1).contains(number) ? .one : .other
    case .french: (0...1).contains(number) ? .one : number.isMultiple(of: 1_000_000) ? .many : .other
    case .russian: PluralRule.slavic(number) ?? .many
    case .bosnian: PluralRule.slavic(number) ?? .other
    case .arabic:
      switch (number, number % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
  }

  /// Returns the form by the last digits: one for 1, 21, 101; few for 2 to 4 and 22; none for the others.
  private static func slavic(_ number: Int) -> Category? {
    switch (number % 10, number % 100) {
    case (_, 11...14): nil
    case (1, _): .one
    case (2...4, _): .few
    default: nil
    }
  }
}
