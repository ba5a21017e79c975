public import TilawaCore

/// The style of a page.
public struct MushafStyle: Hashable, Sendable {
  /// A choice of whether letters have the colours of their tajweed rules.
  public enum Tajweed: Hashable, Sendable { case plain, coloured }

  /// The size of the letters, in points.
  public struct Size: Hashable, Sendable {
    /// The permitted sizes (Q-QR7).
    public static let range = 16...40
    /// The default size.
    public static let standard = Size(unchecked: 24)

    /// The size in points.
    public let points: Int

    /// Returns nil unless the size is permitted.
    public init?(points: Int) {
      guard Size.range.contains(points) else { return nil }
      self.points = points
    }

    private init(unchecked points: Int) { self.points = points }

    /// The size in pixels, at 96 pixels an inch as in browsers.
    var pixels: Double { Double(points) * 96 / 72 }
  }

  /// The size of the letters.
  public var size: Size
  /// The colours of paper and ink.
  public var theme: ReadingTheme
  /// Whether rules of tajweed are coloured.
  public var tajweed: Tajweed

  public init(size: Size = .standard, theme: ReadingTheme = .light, tajweed: Tajweed = .plain) {
    self.size = size
    self.theme = theme
    self.tajweed = tajweed
  }
}
