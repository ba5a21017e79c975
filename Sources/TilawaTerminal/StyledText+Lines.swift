extension StyledText {
  /// The fewest columns for a wrapped cell.
  private static var leastRoom: Int { 24 }
  private static var tab: Int { 8 }

  /// The lines of the text, without their ends.
  package var lines: [StyledText] {
    runs.reduce(into: [StyledText()]) { lines, run in
      for (place, piece) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if place > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), run.style)
      }
    }
  }

  /// Joins lines with line ends between them.
  package init(lines: [StyledText]) {
    self.init()
    for (place, line) in lines.enumerated() {
      if place > 0, let style = (line.runs.first ?? runs.last ?? lines.lazy.compactMap(\.runs.first).first)?.style {
        append("\n", style)
      }
      for run in line.runs { append(run.text, run.style) }
    }
  }

  /// Returns a line for a terminal that neither orders nor joins letters, in rows of so many columns if it has
  /// right-to-left letters. A last cell that does not fit is wrapped below its beginning.
  package func visual(columns: Int) -> StyledText {
    guard hasRightToLeft else { return self }
    let letters = StyledText.expanded(letters)
    guard StyledText(letters).columns > columns else { return StyledText(letters).visual(.cells) }
    let last = StyledText.cells(of: letters).last?.lowerBound ?? 0
    let indent = StyledText(letters[..<last]).columns
    let isCell = columns - indent >= StyledText.leastRoom
    let (head, cell) = isCell ? (letters[..<last], letters[last...]) : (letters[..<0], letters[...])
    let room = isCell ? columns - indent : columns
    let isTurned = String(cell.map(\.character)).beginsRightToLeft
    let rows = StyledText.wrapped(cell, columns: room).enumerated().map { place, row in
      var line = place == 0 ? StyledText(head).visual(.cells) : StyledText()
      guard let style = row.first?.style else { return line }
      let gap = (place == 0 || !isCell ? 0 : indent) + (isTurned ? max(0, room - StyledText(row).columns) : 0)
      line.append(String(repeating: " ", count: gap), style)
      return line.appending(row, isTurned ? .rightToLeft : .leftToRight)
    }
    return StyledText(lines: rows)
  }

  /// Returns the letters with spaces in place of tabs.
  static func expanded(_ letters: [Letter]) -> [Letter] {
    var line: [Letter] = []
    var column = 0
    for letter in letters {
      guard letter.character == "\t" else {
        line.append(letter)
        column += String(letter.character).columns
        continue
      }
      // Two spaces at least: a gap between cells.
      let next = (column + 2 + tab - 1) / tab * tab
      line += Array(repeating: (" ", letter.style), count: next - column)
      column = next
    }
    return line
  }

  /// Returns rows of at most some columns, broken between words; a wider word stands alone.
  static func wrapped(_ letters: ArraySlice<Letter>, columns: Int) -> [ArraySlice<Letter>] {
    var rows: [ArraySlice<Letter>] = []
    var (start, end, width) = (letters.startIndex, letters.startIndex, 0)
    for word in letters.indices.split(whereSeparator: { letters[$0].character == " " }) {
      if end == start { (start, end) = (word.lowerBound, word.lowerBound) }
      // Count the spaces before the word too.
      let added = StyledText(letters[end..<word.upperBound]).columns
      if end > start, width + added > columns {
        rows.append(letters[start..<end])
        (start, width) = (word.lowerBound, StyledText(letters[word]).columns)
      } else {
        width += added
      }
      end = word.upperBound
    }
    if end > start { rows.append(letters[start..<end]) }
    return rows
  }
}
