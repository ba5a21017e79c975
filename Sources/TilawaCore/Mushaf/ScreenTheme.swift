/// A colour theme of the full screens.
package enum ScreenTheme: String, CaseIterable, Hashable, Sendable, Codable {
  /// Black on white, grey on black, brown on the colour of old paper.
  case light, dark, sepia
  /// White on black with the highest contrast.
  case contrast
  /// No colours, only emphasis.
  case plain

  /// The theme of a drawn page; those without a page of their own are light.
  package var page: ReadingTheme { ReadingTheme(rawValue: rawValue) ?? .light }
}
