/// The colours of a terminal: a background and legible colours on it.
///
/// Each colour has a contrast of 4.5 : 1 or more (WCAG 2, AA) with each background that the theme stands for. With 256
/// colours, only the 240 with fixed values are used. With 8 colours, only those that are legible in the palettes of both
/// xterm and the Linux console are used; the others become the colour of the text.
package enum TerminalTheme: Hashable, Sendable, CaseIterable {
  /// The terminal's own background: of unknown, dark or light colour.
  case own, ownDark, ownLight
  /// Grey on black, black on white, brown on the colour of old paper.
  case dark, light, sepia
  /// White on black, without greys.
  case contrast
  /// No colours, only emphasis.
  case plain

  /// The number of colours of a terminal: 8, or the 256 of xterm.
  package enum Range: Hashable, Sendable, CaseIterable { case eight, many }

  private enum Tone { case dark, light, unknown }

  private var tone: Tone {
    switch self {
    case .own, .plain: .unknown
    case .ownDark, .dark, .contrast: .dark
    case .ownLight, .light, .sepia: .light
    }
  }

  /// The number of the colour of the text; nil means the terminal's own.
  package func front(_ range: Range) -> Int? {
    switch (self, range) {
    case (.own, _), (.ownDark, _), (.ownLight, _), (.plain, _): nil
    case (.light, .many): 16
    case (.dark, .many): 252
    case (.sepia, .many): 58
    case (.contrast, .many): 231
    case (.dark, .eight), (.contrast, .eight): 7
    case (.light, .eight), (.sepia, .eight): 0
    }
  }

  /// The number of the colour of the background; nil means the terminal's own.
  package func back(_ range: Range) -> Int? {
    switch (self, range) {
    case (.own, _), (.ownDark, _), (.ownLight, _), (.plain, _): nil
    case (.light, .many): 231
    case (.dark, .many): 233
    case (.sepia, .many): 230
    case (.contrast, .many): 16
    case (.dark, .eight), (.contrast, .eight): 0
    case (.light, .eight), (.sepia, .eight): 7
    }
  }

  /// The number of a colour for letters; nil means the colour of the text.
  package func number(of colour: TextStyle.Colour, _ range: Range) -> Int? {
    switch (self, range, tone) {
    case (.plain, _, _): nil
    case (.contrast, .many, _) where colour == .grey: front(range)
    case (_, .many, .dark): colour.onDark
    case (_, .many, .light): colour.onLight
    case (_, .many, .unknown): colour.onAny
    case (_, .eight, .dark): colour.isGreenish ? 2 : colour.isBluish ? 6 : nil
    case (_, .eight, .light): colour.isGreenish || colour.isBluish ? 4 : nil
    case (_, .eight, .unknown): nil
    }
  }

  /// Returns the theme for the terminal's own background, as far as COLORFGBG tells it.
  package static func own(_ environment: [String: String]) -> TerminalTheme {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else { return .own }
    switch last {
    case 0...6, 8: return .ownDark
    case 7, 9...15: return .ownLight
    default: return .own
    }
  }
}

extension TextStyle.Colour {
  /// The number on a background up to #303030.
  fileprivate var onDark: Int {
    switch self {
    case .red: 210
    case .green: 40
    case .yellow: 184
    case .blue: 147
    case .magenta: 207
    case .cyan: 44
    case .grey: 247
    case .scarlet: 217
    case .pink: 205
    case .orange: 208
    case .violet: 177
    case .forest: 77
    case .royal: 111
    case .crimson: 204
    }
  }

  /// The number on a background from #e4e4e4 on.
  fileprivate var onLight: Int {
    switch self {
    case .red: 124
    case .green, .forest: 22
    case .yellow: 58
    case .blue: 21
    case .magenta: 127
    case .cyan: 23
    case .grey: 241
    case .scarlet: 88
    case .pink: 125
    case .orange: 94
    case .violet: 54
    case .royal: 26
    case .crimson: 52
    }
  }

  /// The number on an unknown background. Only six of the 240 colours are legible on black and on white.
  fileprivate var onAny: Int {
    switch self {
    case .red, .scarlet, .orange, .crimson: 131
    case .green, .forest: 29
    case .yellow, .pink: 163
    case .blue, .cyan, .royal: 63
    case .magenta, .violet: 98
    case .grey: 243
    }
  }

  fileprivate var isGreenish: Bool { self == .green || self == .forest }
  fileprivate var isBluish: Bool { self == .cyan || self == .blue || self == .royal }
}
