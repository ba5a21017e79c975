import TilawaCore

/// The colours of a page.
struct MushafTheme: Hashable, Sendable {
  let paper: Colour
  let ink: Colour
  /// The colour of frames, of the numbers of ayat, and of the surah's name.
  let ornament: Colour
  /// The colour of the parts around the text, and of words that were not requested.
  let faint: Colour
  /// The colour inside the frame of a surah's name.
  let tint: Colour

  init(_ theme: ReadingTheme) {
    switch theme {
    case .light:
      (paper, ink, ornament) = (Colour(0xFFFFFF), Colour(0x101418), Colour(0x1F6B5A))
      (faint, tint) = (Colour(0x8A949C), Colour(0xEAF3F0))
    case .dark:
      (paper, ink, ornament) = (Colour(0x14181D), Colour(0xE6EAEE), Colour(0x6FC2AA))
      (faint, tint) = (Colour(0x6F7A85), Colour(0x1C2A2A))
    case .sepia:
      (paper, ink, ornament) = (Colour(0xF6ECD6), Colour(0x33261A), Colour(0x7C4F1D))
      (faint, tint) = (Colour(0xA08B70), Colour(0xEDDFC0))
    }
  }

  /// Returns the colour for letters of a rule; nil for the colour of the text.
  ///
  /// The colours were chosen for white paper. On dark paper, colours of low contrast are mixed with the ink until they
  /// are readable.
  func colour(of rule: TajweedRule) -> Colour? {
    guard let digits = rule.colour else { return nil }
    let colour = Colour(digits)
    guard ink.luminance > paper.luminance else { return colour }
    let readable = stride(from: 0, through: 100, by: 5).lazy.map { colour.mixed(with: ink, hundredths: $0) }
      .first { $0.contrast(to: paper) >= MushafTheme.leastContrast }
    return readable ?? ink
  }

  private static let leastContrast = 4.0
}

extension Colour {
  /// Returns this colour mixed with some hundredths of another.
  func mixed(with other: Colour, hundredths: Int) -> Colour {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt32 {
      UInt32((Int(one) * (100 - hundredths) + Int(two) * hundredths) / 100)
    }
    return Colour(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// Returns the contrast of two colours, from 1 to 21: as in WCAG 2, but with a simpler curve.
  func contrast(to other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share * share
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
