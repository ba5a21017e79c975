import TilawaCore

/// A legend of the colours of a page: a square of each, and its rules.
struct TajweedLegend {
  /// A colour and its rules.
  struct Entry: Hashable {
    let words: String
    let colour: Colour
  }

  /// An entry and its position in the legend.
  private struct Placed {
    let entry: Entry
    let x: Int, row: Int
  }

  private let placed: [Placed]
  private let rows: Int
  private let size: Int

  /// - Parameters:
  ///   - size: the size of its letters, in pixels.
  ///   - width: the greatest width, in pixels.
  init(_ entries: [Entry], size: Int, width: Int) {
    self.size = size
    var placed: [Placed] = []
    var (x, row) = (0, 0)
    for entry in entries {
      let wide = TajweedLegend.square(size) + TextWidth.of(entry.words, size: size)
      if x > 0, x + wide > width { (x, row) = (0, row + 1) }
      placed.append(Placed(entry: entry, x: x, row: row))
      x += wide + 2 * size
    }
    self.placed = placed
    rows = placed.isEmpty ? 0 : row + 1
  }

  /// Returns the entries of the rules in the lines of a page, in the order of the rules.
  static func entries(of sheet: MushafSheet, _ theme: MushafTheme) -> [Entry] {
    var rules: Set<TajweedRule> = []
    for case .text(let elements, _) in sheet.lines {
      for case .words(let words) in elements where words.stress == .shown { rules.formUnion(words.spans.map(\.rule)) }
    }
    var entries: [Entry] = []
    for rule in TajweedRule.allCases where rules.contains(rule) {
      guard let colour = theme.colour(of: rule) else { continue }
      if let place = entries.firstIndex(where: { $0.colour == colour }) {
        entries[place] = Entry(words: "\(entries[place].words), \(rule.englishName)", colour: colour)
      } else {
        entries.append(Entry(words: rule.englishName, colour: colour))
      }
    }
    return entries
  }

  private var rowHeight: Int { 2 * size }

  /// The width of a colour's square and the space after it.
  private static func square(_ size: Int) -> Int { size + size / 2 }

  /// The height in pixels; 0 for an empty legend.
  var height: Int { rows * rowHeight }

  /// - Parameters:
  ///   - x: the left end.
  ///   - y: the upper end.
  func elements(x: Int, y: Int, words: Colour) -> [Drawing.Element] {
    placed.flatMap { placed -> [Drawing.Element] in
      let left = x + placed.x
      let base = y + placed.row * rowHeight + size
      return [
        .box(left..<left + size, base - size + size / 6..<base + size / 6, placed.entry.colour),
        .text(
          Drawing.Text(
            words: placed.entry.words, at: Drawing.Point(Double(left + TajweedLegend.square(size)), Double(base)),
            size: size, colour: words)),
      ]
    }
  }
}
