package import TilawaCore

/// The style of a page.
package struct MushafStyle: Hashable, Sendable {
  /// A choice of whether letters have the colours of their tajweed rules.
  package enum Tajweed: Hashable, Sendable { case plain, coloured }

  /// The size of the letters, in points.
  package struct Size: Hashable, Sendable {
    /// The permitted sizes (Q-QR7).
    package static let range = 16...40
    /// The default size.
    package static let standard = Size(unchecked: 24)

    /// The size in points.
    package let points: Int

    /// Returns nil unless the size is permitted.
    package init?(points: Int) {
      guard Size.range.contains(points) else { return nil }
      self.points = points
    }

    private init(unchecked points: Int) { self.points = points }

    /// The size in pixels, at 96 pixels an inch as in browsers.
    var pixels: Double { Double(points) * 96 / 72 }
  }

  /// The size of the letters.
  package var size: Size
  /// The colours of paper and ink.
  package var theme: ReadingTheme
  /// Whether rules of tajweed are coloured.
  package var tajweed: Tajweed

  package init(size: Size = .standard, theme: ReadingTheme = .light, tajweed: Tajweed = .plain) {
    self.size = size
    self.theme = theme
    self.tajweed = tajweed
  }
}
