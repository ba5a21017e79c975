import TilawaCore

/// The colours of a page.
struct MushafTheme: Hashable, Sendable {
  let paper: Colour
  let ink: Colour
  /// Of frames, of the numbers of ayat, of the surah's name.
  let ornament: Colour
  /// Of what stands around the text, and of words that were not asked for.
  let faint: Colour
  /// Inside the frame of a surah's name.
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

  /// How letters of a rule are shown; nil: as all others.
  ///
  /// The colours were chosen for white paper. On dark paper those that are hard to read are mixed with the ink until they
  /// are not.
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
  /// Some hundredths of another colour in this one.
  func mixed(with other: Colour, hundredths: Int) -> Colour {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt32 {
      UInt32((Int(one) * (100 - hundredths) + Int(two) * hundredths) / 100)
    }
    return Colour(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// How far apart two colours are in lightness, from 1 to 21: as WCAG 2 has it, but for a plainer curve.
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
