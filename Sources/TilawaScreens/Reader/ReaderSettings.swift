import TilawaApp
import TilawaCore
import TilawaTerminal

/// How the text is read and shown.
struct ReaderSettings: Hashable {
  /// Whether something is shown that can be.
  enum Display: Hashable {
    case shown, hidden

    var other: Display { self == .shown ? .hidden : .shown }
  }

  var flow = ReadingFlow.page
  /// Nil: in the terminal's own colours.
  var theme: ReadingTheme?
  var tajweed = Display.hidden
  var translation = Display.hidden
  /// What each word means, below it.
  var words = Display.hidden
}

extension ReadingTheme? {
  /// The next one, after the last the terminal's own.
  var next: ReadingTheme? {
    switch self {
    case nil: .light
    case .light: .dark
    case .dark: .sepia
    case .sepia: nil
    }
  }

  /// As people read it.
  var name: String { self?.rawValue ?? "the terminal's own colours" }

  /// What that is on a terminal.
  var ground: TerminalScreen.Ground? {
    switch self {
    case nil: nil
    case .light: .light
    case .dark: .dark
    case .sepia: .sepia
    }
  }
}
