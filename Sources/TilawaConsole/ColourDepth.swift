import Glibc

/// The number of colours on standard output.
package enum ColourDepth {
  case none
  /// The 256 colours of xterm.
  case palette
  /// All colours of 24 bits.
  case full

  /// The depth of standard output: none if colours are not visible or not wanted; 24 bits only if COLORTERM promises
  /// them.
  package static var standardOutput: ColourDepth {
    guard Terminal.isColoured else { return .none }
    let promised = getenv("COLORTERM").map { String(cString: $0) } ?? ""
    return promised == "truecolor" || promised == "24bit" ? .full : .palette
  }

  /// Returns the look for a colour of sRGB, as near as the depth allows.
  package func look(_ colour: UInt32) -> Painted.Look {
    let (red, green, blue) = (UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF))
    return switch self {
    case .none: .plain
    case .palette: Painted.Look(38, 5, UInt8(clamping: ColourDepth.nearest(Int(red), Int(green), Int(blue))))
    case .full: Painted.Look(38, 2, red, green, blue)
    }
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
