/// A picture as a value: its elements from back to front, in pixels from the upper left corner.
///
/// It is the same for every format; `svg()` and `png()` write it. Areas with corners at whole pixels are drawn without
/// blur.
package struct Drawing: Hashable, Sendable {
  /// A point; whole numbers are between pixels.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The style of a line, one pixel wide.
  struct Stroke: Hashable, Sendable {
    var colour: Colour
    /// The numbers of pixels that are drawn and left out in turn; empty for a solid line.
    var dash: [Double] = []
  }

  /// A line of text that begins, ends or has its middle at a point of its baseline.
  struct Text: Hashable, Sendable {
    enum Anchor: String, Hashable, Sendable { case start, middle, end }
    enum Weight: Int, Hashable, Sendable { case regular = 400, bold = 700 }

    var words: String
    var at: Point
    var size: Int
    var colour: Colour
    var anchor = Anchor.start
    var weight = Weight.regular
  }

  indirect enum Element: Hashable, Sendable {
    /// A filled polygon with these corners.
    case area([Point], Colour)
    /// Lines, each through its points.
    case lines([[Point]], Stroke)
    case text(Text)
    /// Letters as outlines, which look the same with any installed fonts.
    case glyphs(GlyphLine)
    /// Elements that belong together, with their title; SVG shows it under the pointer.
    case group(String, [Element])
  }

  /// The size in pixels.
  package let width: Int, height: Int
  /// The content of the picture in words, for those who cannot see it.
  let title: String
  let background: Colour
  var elements: [Element] = []
  /// The outlines of the glyphs.
  var outlines: [Outline] = []
  /// The authors and the terms of the shown work; a file carries the notice, but does not show it.
  var notice = ""

  init(width: Int, height: Int, title: String, background: Colour) {
    self.width = width
    self.height = height
    self.title = title
    self.background = background
  }
}

extension Drawing.Element {
  /// A rectangle.
  static func box(_ x: Range<Int>, _ y: Range<Int>, _ colour: Colour) -> Self {
    .area(corners(x, y, inset: 0), colour)
  }

  /// The pixels at the rim of a rectangle.
  static func frame(_ x: Range<Int>, _ y: Range<Int>, _ stroke: Drawing.Stroke) -> Self {
    let corners = corners(x, y, inset: 0.5)
    return .lines([corners + corners.prefix(1)], stroke)
  }

  /// Returns slanting lines in a rectangle, `spacing` pixels from each other, aligned with those of other rectangles.
  static func hatching(_ x: Range<Int>, _ y: Range<Int>, spacing: Int, _ stroke: Drawing.Stroke) -> Self {
    let (left, right) = (x.lowerBound, x.upperBound)
    let first = (left + y.lowerBound) / spacing + 1
    let last = (right + y.upperBound - 1) / spacing
    guard first <= last else { return .lines([], stroke) }
    return .lines(
      (first...last).map { number in
        let sum = number * spacing
        let (low, high) = (max(left, sum - y.upperBound), min(right, sum - y.lowerBound))
        return [Drawing.Point(Double(low), Double(sum - low)), Drawing.Point(Double(high), Double(sum - high))]
      }, stroke)
  }

  private static func corners(_ x: Range<Int>, _ y: Range<Int>, inset: Double) -> [Drawing.Point] {
    let (left, right) = (Double(x.lowerBound) + inset, Double(x.upperBound) - inset)
    let (top, bottom) = (Double(y.lowerBound) + inset, Double(y.upperBound) - inset)
    return [
      Drawing.Point(left, top), Drawing.Point(right, top), Drawing.Point(right, bottom), Drawing.Point(left, bottom),
    ]
  }
}
