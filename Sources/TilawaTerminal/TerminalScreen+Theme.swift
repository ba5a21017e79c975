import CNcurses

extension TerminalScreen {
  /// Sets the colours from now on. Does nothing on a screen without colours.
  package func set(_ theme: TerminalTheme) {
    guard canColour else { return }
    mix(theme)
    repaint()
  }

  /// Sets the colour pairs of a theme.
  func mix(_ theme: TerminalTheme) {
    hasColours = theme != .plain
    let range: TerminalTheme.Range = tigetnum("colors") >= 256 ? .many : .eight
    hasGrey = theme.number(of: .grey, range) != nil
    let back = theme.back(range) ?? -1
    assume_default_colors(Int32(theme.front(range) ?? -1), Int32(back))
    for colour in TextStyle.Colour.allCases {
      let number = theme.number(of: colour, range) ?? theme.front(range) ?? -1
      init_pair(Int16(colour.rawValue), Int16(number), Int16(back))
    }
  }

  /// Sets the style of the next letters. Where there is a grey, dim letters have it: the contrast of a terminal's dim letters
  /// is not known.
  func setStyle(_ style: TextStyle) {
    var attributes = attr_t(0)
    var colour = style.colour
    if style.stress.contains(.dim) {
      if hasColours, hasGrey { colour = colour ?? .grey } else { attributes |= cncurses_dim }
    }
    if style.stress.contains(.bold) { attributes |= cncurses_bold }
    if style.stress.contains(.reverse) { attributes |= cncurses_reverse }
    if style.stress.contains(.underline) { attributes |= cncurses_underline }
    wattr_set(window, attributes, hasColours ? Int16(colour?.rawValue ?? 0) : 0, nil)
  }
}
