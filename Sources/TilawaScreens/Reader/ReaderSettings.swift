package import TilawaApp
package import TilawaCore
package import TilawaTerminal

/// The settings for reading and showing the text.
package struct ReaderSettings: Hashable {
  /// Whether something is shown that can be.
  package enum Display: Hashable {
    case shown, hidden

    package var other: Display { self == .shown ? .hidden : .shown }
  }

  package var flow = ReadingFlow.page
  /// The theme; nil means the terminal's own colours.
  package var theme: ReadingTheme?
  package var tajweed = Display.hidden
  package var translation = Display.hidden
  /// Whether the meaning of each word is shown below it.
  package var words = Display.hidden

  package init() {}
}

extension ReadingTheme? {
  /// The next one, after the last the terminal's own.
  package var next: ReadingTheme? {
    switch self {
    case nil: .light
    case .light: .dark
    case .dark: .sepia
    case .sepia: nil
    }
  }

  /// The name of the theme for people.
  package var name: String { self?.rawValue ?? "the terminal's own colours" }

  /// The background of the theme on a terminal; nil means the terminal's own.
  package var ground: TerminalScreen.Ground? {
    switch self {
    case nil: nil
    case .light: .light
    case .dark: .dark
    case .sepia: .sepia
    }
  }
}
