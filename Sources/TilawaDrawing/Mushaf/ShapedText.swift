/// Text as the glyphs of a font, from left to right, in the font's units.
struct ShapedText: Hashable, Sendable {
  struct Glyph: Hashable, Sendable {
    /// The number of the glyph in the font.
    let number: UInt32
    /// The distance from the left end of the text.
    var x: Int
    /// The height above the baseline.
    let y: Int
    /// The code points of the text that the glyph stands for, at least one.
    let scalars: Range<Int>
    /// Whether it is a space that may be made wider.
    let isElastic: Bool
  }

  /// The bounds of the ink: from the left end, and from the baseline upwards.
  struct Ink: Hashable, Sendable {
    var left: Int, right: Int
    var bottom: Int, top: Int

    mutating func include(_ other: Ink) {
      left = min(left, other.left)
      right = max(right, other.right)
      bottom = min(bottom, other.bottom)
      top = max(top, other.top)
    }
  }

  private(set) var glyphs: [Glyph]
  private(set) var width: Int
  /// The bounds of the ink; nil where nothing is visible.
  private(set) var ink: Ink?

  init(glyphs: [Glyph], width: Int, ink: Ink?) {
    self.glyphs = glyphs
    self.width = width
    self.ink = ink
  }

  /// The number of spaces that may be made wider.
  var elasticSpaces: Int { glyphs.count { $0.isElastic } }

  /// Makes all spaces wider by the same amount, up to a width of the text; never narrower.
  mutating func spread(to wanted: Int) {
    let count = elasticSpaces
    guard count > 0, wanted > width else { return }
    let missing = wanted - width
    var passed = 0
    for index in glyphs.indices {
      glyphs[index].x += missing * passed / count
      if glyphs[index].isElastic { passed += 1 }
    }
    ink?.right += missing
    width = wanted
  }
}
