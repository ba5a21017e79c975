/// How words look on the screen.
package struct TextStyle: Hashable, Sendable {
  /// The colours that every terminal with colours has, and some that only those with 256 tell apart.
  package enum Colour: Int, Hashable, Sendable, CaseIterable {
    case red = 1, green, yellow, blue, magenta, cyan
    case grey, scarlet, pink, orange, violet, forest, royal, crimson
  }

  /// What is done to letters, with or without colours.
  package struct Stress: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let bold = Stress(rawValue: 1)
    package static let dim = Stress(rawValue: 2)
    package static let reverse = Stress(rawValue: 4)
    package static let underline = Stress(rawValue: 8)
  }

  /// As the terminal writes by itself.
  package static let plain = TextStyle()

  /// Nil for the terminal's own.
  package var colour: Colour?
  /// What is done to the letters.
  package var stress: Stress

  package init(_ colour: Colour? = nil, _ stress: Stress = []) {
    self.colour = colour
    self.stress = stress
  }
}
