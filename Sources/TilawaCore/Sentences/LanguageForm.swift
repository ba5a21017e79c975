/// The way in which a language writes sentences: its plural forms, its digits and the direction of its lines.
package struct LanguageForm: Hashable, Sendable {
  /// The direction of lines.
  package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  /// The form of the language in force.
  package static var inForce: LanguageForm { SentenceCatalogue.current?.form ?? .english }

  /// The attributes of an element of HTML in the language: `lang="ar" dir="rtl"`.
  package var attributes: String { "lang=\"\(code)\"" + (direction == .rightToLeft ? " dir=\"rtl\"" : "") }

  package static let english = LanguageForm(code: "en", digits: .latin, direction: .leftToRight)

  /// The code of ISO 639, with or without what follows it: `ar`, `pt_BR`.
  package let code: String
  package let plurals: PluralRule
  package let digits: Digits
  package let direction: Direction

  package init(code: String, digits: Digits, direction: Direction) {
    self.code = code
    plurals = PluralRule(language: code)
    self.digits = digits
    self.direction = direction
  }
}
