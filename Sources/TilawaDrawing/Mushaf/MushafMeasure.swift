/// The positions of the lines of a page, in units of the font before scaling.
struct MushafMeasure {
  /// The width of the text: that of the widest line at least.
  let width: Int
  /// The width of justified lines: that of the text, but for the first pages of a print, whose few short lines stand in the middle.
  let block: Int
  /// The distance between baselines; the ink of two lines never touches.
  let pitch: Int
  /// The extents above the first baseline and below the last.
  let above: Int, below: Int
  /// The greatest extent of ink beyond the text at either side.
  let overhang: Int
  private let rows: Int
  private let count: Int

  /// - Parameters:
  ///   - lines: the shaped lines, not yet spread.
  ///   - rows: the number of lines with room on the page.
  ///   - isWhole: whether the picture is a whole page.
  init(_ lines: [SetLine], rows: Int, isWhole: Bool, font: LetterFont) {
    let frame = SurahFrame(font)
    let bounds: [(top: Int, bottom: Int)] = lines.map { line in
      line.kind == .framed ? (frame.top, frame.bottom) : (line.text.ink?.top ?? 0, line.text.ink?.bottom ?? 0)
    }
    let air = font.unitsPerEm / 50
    let touching = zip(bounds, bounds.dropFirst()).map { $1.top - $0.bottom + air }
    pitch = max(font.ascent + font.descent, touching.max() ?? 0)
    above = max(font.ascent, bounds.first?.top ?? 0)
    below = max(font.descent, -(bounds.last?.bottom ?? 0))
    count = lines.count
    self.rows = max(rows, count)
    let widest = lines.map { $0.kind == .framed ? frame.leastWidth(of: $0.text) : $0.text.width }.max() ?? 0
    // A page is never narrower than half its height: the lines of the first two stand in its middle.
    width = max(widest, isWhole ? rows * pitch / 2 : 0)
    let longest = lines.filter { $0.kind != .framed }.map(\.text.width).max() ?? 0
    block = isWhole && count < rows && longest < width * 4 / 5 ? longest : width
    overhang =
      lines.map { line in
        line.text.ink.map { max(-$0.left, $0.right - line.text.width, 0) } ?? 0
      }.max() ?? 0
  }

  /// Returns the distance from the page's first possible baseline to that of a line.
  func depth(ofLine index: Int) -> Int { (rows - count) * pitch / 2 + index * pitch }

  /// The distance from the first baseline to the last.
  var depth: Int { (rows - 1) * pitch }
}
