package import TilawaConsole
package import TilawaCore
package import TilawaTerminal

/// The terminal of a full screen, and the settings of the user that hold for every screen.
package struct ScreenLook: Sendable {
  /// The order of right-to-left letters.
  package let knowledge: Bidi.Knowledge
  /// Whether there may be colours.
  package let palette: TerminalScreen.Palette
  /// The colours of the terminal itself, as far as they are known.
  package let own: TerminalTheme
  /// The configured theme; nil means the terminal's own colours.
  package let theme: ScreenTheme?
  package let takesMouse: Bool
  package let keys: KeyTable

  package init(
    knowledge: Bidi.Knowledge, palette: TerminalScreen.Palette, own: TerminalTheme = .own, theme: ScreenTheme? = nil,
    takesMouse: Bool = true, keys: KeyTable = .standard
  ) {
    self.knowledge = knowledge.onScreen
    self.palette = palette
    self.own = own
    self.theme = theme
    self.takesMouse = takesMouse
    self.keys = keys
  }

  /// Returns the colours of a theme; nil means the terminal's own.
  func colours(of theme: ScreenTheme?) -> TerminalTheme {
    switch theme {
    case nil: own
    case .light: .light
    case .dark: .dark
    case .sepia: .sepia
    case .contrast: .contrast
    case .plain: .plain
    }
  }

  /// Returns whether a page of the theme has colours.
  func palette(of theme: ScreenTheme?) -> TerminalScreen.Palette { theme == .plain ? .monochrome : palette }

  /// Takes over the terminal.
  ///
  /// - Parameter theme: the theme at first.
  /// - Throws: `TerminalError`; the terminal is then untouched.
  func open(_ theme: ScreenTheme?) throws(TerminalError) -> TerminalScreen {
    try TerminalScreen(
      palette, colours(of: theme), bidi: knowledge.bidi, takesMouse: takesMouse,
      ordersAlone: knowledge.bidi == .visual && knowledge.yields)
  }

  /// Takes over the terminal with the configured theme.
  ///
  /// - Throws: `TerminalError`; the terminal is then untouched.
  package func open() throws(TerminalError) -> TerminalScreen { try open(theme) }
}
