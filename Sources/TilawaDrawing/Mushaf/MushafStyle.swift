public import TilawaCore

/// How a page is set.
public struct MushafStyle: Hashable, Sendable {
  /// Whether letters have the colours of the rules that apply to them.
  public enum Tajweed: Hashable, Sendable { case plain, coloured }

  /// The size of the letters, in points.
  public struct Size: Hashable, Sendable {
    /// The sizes that there are (Q-QR7).
    public static let range = 16...40
    /// What it is unless somebody says otherwise.
    public static let standard = Size(unchecked: 24)

    /// The size in points.
    public let points: Int

    /// Nil for a size that there is not.
    public init?(points: Int) {
      guard Size.range.contains(points) else { return nil }
      self.points = points
    }

    private init(unchecked points: Int) { self.points = points }

    /// In pixels, of which an inch has 96, as browsers count.
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
