import Glibc

/// The number of colours on standard output.
package enum ColourDepth {
  case none
  /// The eight colours of ECMA-48.
  case eight
  /// The 256 colours of xterm.
  case palette
  /// All colours of 24 bits.
  case full

  /// Terminals with eight colours, by the first part of their names; of them those with more say so in the rest.
  private static let small: Set = [
    "ansi", "cons25", "cygwin", "dtterm", "linux", "putty", "rxvt", "screen", "sun", "tmux", "vt100", "vt220", "xterm",
  ]

  /// The depth of standard output: none if colours are not visible or not wanted; 24 bits only if COLORTERM promises
  /// them, and eight colours where the name of the terminal has no more.
  package static var standardOutput: ColourDepth {
    guard Terminal.isColoured else { return .none }
    let promised = getenv("COLORTERM").map { String(cString: $0) } ?? ""
    if promised == "truecolor" || promised == "24bit" { return .full }
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return small.contains(name) || name.hasSuffix("-color") ? .eight : .palette
  }

  /// Returns the look for a colour of sRGB, as near as the depth allows.
  package func look(_ colour: UInt32) -> Painted.Look {
    let (red, green, blue) = (UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF))
    return switch self {
    case .none: .plain
    case .eight: ColourDepth.nearestOfEight(Int(red), Int(green), Int(blue)).map { Painted.Look(30 + $0) } ?? .faint
    case .palette: Painted.Look(38, 5, UInt8(clamping: ColourDepth.nearest(Int(red), Int(green), Int(blue))))
    case .full: Painted.Look(38, 2, red, green, blue)
    }
  }

  /// Returns the number of the colour of six with the nearest hue, from red (1) to cyan (6); nil for a grey.
  package static func nearestOfEight(_ red: Int, _ green: Int, _ blue: Int) -> UInt8? {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    guard most - least > most / 4 else { return nil }
    // Each part of a colour counts that is nearer to the most of them than to the least.
    let bits = [red, green, blue].enumerated().filter { 2 * $0.element > most + least }.map { 1 << $0.offset }
    return UInt8(clamping: bits.reduce(0, |))
  }

  /// Returns the number of the nearest colour in xterm's cube or greys.
  package static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func level(_ value: Int) -> Int { levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0 }
    func distance(_ other: (Int, Int, Int)) -> Int {
      let (r, g, b) = (other.0 - red, other.1 - green, other.2 - blue)
      return r * r + g * g + b * b
    }
    let (r, g, b) = (level(red), level(green), level(blue))
    let step = min(max(((red + green + blue) / 3 - 8 + 5) / 10, 0), 23)
    let grey = 8 + 10 * step
    return distance((grey, grey, grey)) < distance((levels[r], levels[g], levels[b]))
      ? 232 + step : 16 + 36 * r + 6 * g + b
  }
}
