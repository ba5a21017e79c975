package import TilawaApp
package import TilawaCore
package import TilawaTerminal

/// How the text is read and shown.
package struct ReaderSettings: Hashable {
  /// Whether something is shown that can be.
  package enum Display: Hashable {
    case shown, hidden

    package var other: Display { self == .shown ? .hidden : .shown }
  }

  package var flow = ReadingFlow.page
  /// Nil: in the terminal's own colours.
  package var theme: ReadingTheme?
  package var tajweed = Display.hidden
  package var translation = Display.hidden
  /// What each word means, below it.
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

  /// As people read it.
  package var name: String { self?.rawValue ?? "the terminal's own colours" }

  /// What that is on a terminal.
  package var ground: TerminalScreen.Ground? {
    switch self {
    case nil: nil
    case .light: .light
    case .dark: .dark
    case .sepia: .sepia
    }
  }
}
