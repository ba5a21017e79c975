package import TilawaCore
package import TilawaTerminal

/// An action of a screen, with its standard keys.
package struct KeyAction: Hashable, Sendable {
  /// A screen with keys of its own.
  package enum Screen: String, CaseIterable, Hashable, Sendable {
    case player, reader, editor, recite, coach
    /// The list of surahs, juz and hizb in the player and the reader.
    case index
    /// The page of keys.
    case help
  }

  package let screen: Screen
  /// The name of the action on its screen: “next-ayah”.
  package let name: String
  /// The standard keys. The screen knows the action by the first.
  package let standard: [TerminalKey]
  /// The subject on the page of keys.
  package let section: Sentence
  /// The effect.
  package let effect: Sentence

  package var words: String { effect.text }

  /// The name of the action in the configuration: “reader.next-ayah”.
  package var id: String { "\(screen.rawValue).\(name)" }

  /// All actions, by screen and subject.
  package static let all = player + reader + editor + recite + coach + index + help

  /// Returns the action with a name; nil if there is none.
  package static func named(_ id: String) -> KeyAction? { all.first { $0.id == id } }

  /// Makes the actions of a subject.
  ///
  /// - Parameter rows: name, standard keys and effect of each action.
  static func section(
    _ screen: Screen, _ title: Sentence, _ rows: [(name: String, keys: [TerminalKey], effect: Sentence)]
  ) -> [KeyAction] {
    rows.map { KeyAction(screen: screen, name: $0.name, standard: $0.keys, section: title, effect: $0.effect) }
  }
}
