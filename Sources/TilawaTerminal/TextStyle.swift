/// The colour and emphasis of words on the screen.
package struct TextStyle: Hashable, Sendable {
  /// A colour. Terminals with 8 colours show some of them alike.
  package enum Colour: Int, Hashable, Sendable, CaseIterable {
    case red = 1, green, yellow, blue, magenta, cyan
    case grey, scarlet, pink, orange, violet, forest, royal, crimson
  }

  /// An emphasis of letters, with or without colour.
  package struct Stress: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let bold = Stress(rawValue: 1)
    package static let dim = Stress(rawValue: 2)
    package static let reverse = Stress(rawValue: 4)
    package static let underline = Stress(rawValue: 8)
  }

  /// The terminal's own style.
  package static let plain = TextStyle()

  /// The colour; nil means the terminal's own.
  package var colour: Colour?
  /// The emphasis.
  package var stress: Stress

  package init(_ colour: Colour? = nil, _ stress: Stress = []) {
    self.colour = colour
    self.stress = stress
  }
}
