import Foundation
import TilawaTerminal
import Testing

/// The contrast of the themes, by WCAG 2: 4.5 for text. Marks need 3, and have as much as text.
@Suite struct TerminalThemeTests {
  /// The first eight colours of xterm and of the Linux console: the palettes of most terminals with eight.
  private static let palettes: [[Int]] = [
    [0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5],
    [0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA],
  ]

  /// The colour of a number in the fixed part of xterm's 256.
  private static func fixed(_ number: Int) -> Int {
    if number >= 232 { return (8 + 10 * (number - 232)) * 0x10101 }
    let levels = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
  }

  private static func luminance(_ colour: Int) -> Double {
    func part(_ shift: Int, _ weight: Double) -> Double {
      let value = Double(colour >> shift & 0xFF) / 255
      return weight * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
    return part(16, 0.2126) + part(8, 0.7152) + part(0, 0.0722)
  }

  static func contrast(_ one: Int, _ other: Int) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Backgrounds for which a theme stands that has none of its own.
  private static func grounds(_ theme: TerminalTheme, _ range: TerminalTheme.Range) -> [Int] {
    switch theme {
    // A terminal with eight colours is seldom grey.
    case .ownDark where range == .eight: [0x000000, 0x1E1E1E]
    case .ownDark: [0x000000, 0x1E1E1E, 0x002B36, 0x300A24, 0x2E2E2E]
    case .ownLight: [0xFFFFFF, 0xFDF6E3, 0xF0F0F0, 0xE8E8E8]
    default: [0x000000, 0xFFFFFF]
    }
  }

  @Test(arguments: TerminalTheme.allCases, TerminalTheme.Range.allCases)
  func `every colour of every theme is legible on its background`(theme: TerminalTheme, range: TerminalTheme.Range) {
    let colours: [(Int) -> Int] =
      range == .many ? [TerminalThemeTests.fixed] : TerminalThemeTests.palettes.map { palette in { palette[$0] } }
    for colour in colours {
      let grounds = theme.back(range).map { [colour($0)] } ?? TerminalThemeTests.grounds(theme, range)
      let front = theme.front(range)
      // With a background of its own, a theme has a colour of the text too.
      #expect((front == nil) == (theme.back(range) == nil))
      let letters = TextStyle.Colour.allCases.compactMap { theme.number(of: $0, range) } + [front].compactMap(\.self)
      for (letter, ground) in letters.flatMap({ letter in grounds.map { (letter, $0) } }) {
        let contrast = TerminalThemeTests.contrast(colour(letter), ground)
        #expect(
          contrast >= (theme == .contrast && range == .many ? 7 : 4.5), "\(theme) \(range): \(letter) has \(contrast)")
      }
    }
  }

  @Test func `with 256 colours nothing depends on the palette that a user has set`() {
    for theme in TerminalTheme.allCases {
      let numbers = TextStyle.Colour.allCases.compactMap { theme.number(of: $0, .many) }
      #expect((numbers + [theme.front(.many), theme.back(.many)].compactMap(\.self)).allSatisfy { $0 >= 16 })
      #expect(theme == .plain ? numbers.isEmpty : Set(numbers).count >= 6)
    }
  }

  @Test(arguments: [
    ("15;0", TerminalTheme.ownDark), ("0;15", .ownLight), ("0;default;15", .ownLight), ("12;8", .ownDark),
    ("default;default", .own), ("", .own),
  ])
  func `the terminal tells its background by COLORFGBG, or it is not known`(value: String, theme: TerminalTheme) {
    #expect(TerminalTheme.own(["COLORFGBG": value]) == theme && TerminalTheme.own([:]) == .own)
  }
}
