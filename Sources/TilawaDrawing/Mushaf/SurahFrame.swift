import TilawaCore

/// The frame around the name of a surah, in units of a font, around the line's baseline.
struct SurahFrame {
  /// The upper and lower edges, relative to the baseline of the line.
  let top: Int, bottom: Int
  /// The least room between the name and either side.
  let room: Int
  private let unitsPerEm: Int

  init(_ font: LetterFont) {
    unitsPerEm = font.unitsPerEm
    top = unitsPerEm * 120 / 100
    bottom = -unitsPerEm * 50 / 100
    room = unitsPerEm * 2
  }

  static func title(of surah: Surah) -> String { "سورة \(surah.arabic)" }

  /// Returns the share of its size at which a text stands inside the frame: less than 1 where it is higher, as a name with its basmalah.
  func share(of text: ShapedText) -> Double {
    guard let ink = text.ink, ink.top > ink.bottom else { return 1 }
    return min(1, 0.84 * Double(top - bottom) / Double(ink.top - ink.bottom))
  }

  func leastWidth(of text: ShapedText) -> Int { text.width + 2 * room }

  /// Returns two frames, the inner one with points at its sides.
  ///
  /// - Parameters:
  ///   - left, right: the outer edges.
  ///   - baseline: the baseline of the line, downwards.
  func elements(left: Double, right: Double, baseline: Double, scale: Double, _ theme: MushafTheme) -> [Drawing.Element]
  {
    let (high, low) = (baseline - Double(top) * scale, baseline - Double(bottom) * scale)
    let (x, y) = (Int(left.rounded())..<Int(right.rounded()), Int(high.rounded())..<Int(low.rounded()))
    let inset = max(3, Int(Double(unitsPerEm) * scale * 0.12))
    let inner = (x: x.lowerBound + inset..<x.upperBound - inset, y: y.lowerBound + inset..<y.upperBound - inset)
    let stroke = Drawing.Stroke(colour: theme.ornament)
    return [.box(x, y, theme.tint), .frame(x, y, stroke), points(inner.x, inner.y, stroke)]
  }

  /// Returns a rectangle with points at its left and right sides.
  private func points(_ x: Range<Int>, _ y: Range<Int>, _ stroke: Drawing.Stroke) -> Drawing.Element {
    let (left, right) = (Double(x.lowerBound) + 0.5, Double(x.upperBound) - 0.5)
    let (top, bottom) = (Double(y.lowerBound) + 0.5, Double(y.upperBound) - 0.5)
    let (middle, depth) = ((top + bottom) / 2, (bottom - top) / 2)
    let around = [
      Drawing.Point(left + depth, top), Drawing.Point(right - depth, top), Drawing.Point(right, middle),
      Drawing.Point(right - depth, bottom), Drawing.Point(left + depth, bottom), Drawing.Point(left, middle),
      Drawing.Point(left + depth, top),
    ]
    let crosses = [left + depth * 1.5, right - depth * 1.5].map { x in
      [
        Drawing.Point(x - depth / 4, middle), Drawing.Point(x, middle - depth / 4),
        Drawing.Point(x + depth / 4, middle),
        Drawing.Point(x, middle + depth / 4), Drawing.Point(x - depth / 4, middle),
      ]
    }
    return .lines([around] + crosses, stroke)
  }
}
