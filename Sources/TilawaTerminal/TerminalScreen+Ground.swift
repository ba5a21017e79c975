import CNcurses

extension TerminalScreen {
  /// A background for the page, with matching colours.
  package enum Ground: Hashable, Sendable {
    /// Black on white, grey on black, brown on the colour of old paper.
    case light, dark, sepia
  }

  /// Sets the background from now on; nil means that of the terminal. Does nothing without colours.
  package func set(_ ground: Ground?) {
    guard hasColours else { return }
    mix(ground)
    repaint()
  }

  /// Sets the colour pairs for a background.
  func mix(_ ground: Ground?) {
    let range: ColourRange = tigetnum("colors") >= 256 ? .many : .eight
    let back = ground?.back(range) ?? -1
    assume_default_colors(Int32(ground?.front(range) ?? -1), Int32(back))
    for colour in TextStyle.Colour.allCases {
      init_pair(Int16(colour.rawValue), colour.number(range, on: ground), back)
    }
  }
}

/// The number of colours of a terminal: 8, or the 256 of xterm.
private enum ColourRange { case eight, many }

extension TerminalScreen.Ground {
  fileprivate func front(_ range: ColourRange) -> Int16 {
    switch (self, range) {
    case (.light, .many): 16
    case (.dark, .many): 252
    case (.sepia, .many): 58
    case (.dark, .eight): 7
    case (.light, .eight), (.sepia, .eight): 0
    }
  }

  fileprivate func back(_ range: ColourRange) -> Int16 {
    switch (self, range) {
    case (.light, .many): 231
    case (.dark, .many): 233
    case (.sepia, .many): 230
    case (.dark, .eight): 0
    case (.light, .eight), (.sepia, .eight): 7
    }
  }

  fileprivate var isBright: Bool { self != .dark }
}

extension TextStyle.Colour {
  fileprivate func number(_ range: ColourRange, on ground: TerminalScreen.Ground?) -> Int16 {
    let isOnBright = ground?.isBright ?? false
    return range == .eight ? plain(isOnBright ? .light : .dark) : rich(isOnBright ? .light : .dark)
  }

  /// Returns the nearest of the 8 colours.
  private func plain(_ ground: TerminalScreen.Ground) -> Int16 {
    switch self {
    case .red, .green, .yellow, .blue, .magenta, .cyan: Int16(rawValue)
    case .grey: ground.isBright ? 0 : 7
    case .scarlet, .crimson: 1
    case .pink, .violet: 5
    case .orange: 3
    case .forest: 2
    case .royal: 4
    }
  }

  /// Returns the nearest of xterm's colours. The bright ones of the first 8 would be illegible on bright backgrounds.
  private func rich(_ ground: TerminalScreen.Ground) -> Int16 {
    switch self {
    case .green: ground.isBright ? 28 : 2
    case .yellow: ground.isBright ? 94 : 3
    case .cyan: ground.isBright ? 24 : 6
    case .red, .blue, .magenta: Int16(rawValue)
    case .grey: 244
    case .scarlet: 196
    case .pink: 205
    case .orange: 208
    case .violet: 92
    case .forest: 28
    case .royal: 62
    case .crimson: 161
    }
  }
}
