import TilawaCore

// Lines of a language that is written from right to left: which of them are one paragraph, and how words from left to right keep
// their order in them. A mark of direction is an invisible letter without a column; it stands before such words and never at the end
// of a command, so that one who copies the command does not copy the mark.

extension StyledText {
  /// The invisible mark that has the direction of a Latin letter.
  private static var leftMark: Character { "\u{200E}" }

  /// The invisible mark that has the direction of an Arabic letter: a line that begins with it is read from right to left, and cells
  /// of a table that begin with it keep their places.
  package static var rightMark: String { "\u{200F}" }

  /// Whether a line of it begins with the mark, or has letters that are read from right to left.
  package var mayBeTurned: Bool {
    // The mark begins with E2 in UTF-8.
    hasRightToLeft || runs.contains { $0.text.utf8.contains(0xE2) && $0.text.unicodeScalars.contains("\u{200F}") }
  }

  /// Whether the line is one paragraph that is read from right to left: it begins with the mark, or is a sentence behind a name.
  ///
  /// - Parameter prefix: the name, such as that of the program.
  package func isParagraph(behind prefix: String) -> Bool {
    text.hasPrefix(Self.rightMark) || text.hasPrefix(prefix) && String(text.dropFirst(prefix.count)).beginsRightToLeft
  }

  /// Returns the paragraph in rows of some columns for a terminal that neither orders nor joins letters, each at the right edge.
  ///
  /// - Parameter plain: the style of the columns before a row.
  package func turned(columns: Int, plain: Style) -> StyledText {
    let letters = StyledText.expanded(letters)
    let indent = letters.prefix { $0.character == " " }.count
    let room = max(1, columns - indent)
    let whole = letters.dropFirst(indent)
    let rows = StyledText(whole).columns > room ? StyledText.wrapped(whole, columns: room) : [whole]
    return StyledText(
      lines: rows.map { row in
        var line = StyledText()
        line.append(String(repeating: " ", count: max(0, room - StyledText(row).columns)), plain)
        return line.appending(StyledText.marked(Array(row)), .rightToLeft)
      })
  }

  /// The line with a mark before each of its cells, which keeps their order from the right.
  package var cellsFromRight: StyledText {
    let letters = letters
    var (line, end) = (StyledText(), 0)
    for cell in StyledText.cells(of: letters) {
      for letter in letters[end..<cell.lowerBound] { line.append(String(letter.character), letter.style) }
      line.append(Self.rightMark, letters[cell.lowerBound].style)
      for letter in letters[cell] { line.append(String(letter.character), letter.style) }
      end = cell.upperBound
    }
    for letter in letters[end...] { line.append(String(letter.character), letter.style) }
    return line
  }

  /// Whether it has signs of which drawings are made: blocks, lines, braille.
  package var isDrawn: Bool {
    runs.contains {
      $0.text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value) }
    }
  }

  /// The line with marks before words that are read from left to right: commands, paths, names in Latin letters, ranges such as 2:5-7.
  package var marked: StyledText { StyledText(StyledText.marked(letters)) }

  /// The treatment of the places between cells.
  package enum Borders: Hashable, Sendable {
    case plain
    /// A mark stands before each cell: a terminal that orders a line as a whole would change the places of two Arabic cells.
    case marked
  }

  /// Returns the line with marks in its cells that are read from right to left.
  package func markingCells(_ borders: Borders) -> StyledText {
    guard hasRightToLeft else { return self }
    let letters = letters
    var (line, end) = (StyledText(), 0)
    for cell in StyledText.cells(of: letters) {
      for gap in letters[end..<cell.lowerBound] { line.append(String(gap.character), gap.style) }
      let words = Array(letters[cell])
      if borders == .marked, cell.lowerBound > 0 { line.append(String(Self.leftMark), words[0].style) }
      let isTurned = StyledText(words).text.beginsRightToLeft
      if isTurned { line.append(Self.rightMark, words[0].style) }
      for letter in isTurned ? StyledText.marked(words) : words { line.append(String(letter.character), letter.style) }
      // A sign at the end of a line belongs to the line, and not to the words before it.
      if isTurned, borders == .marked, let last = words.last, last.character.endsCell {
        line.append(Self.rightMark, last.style)
      }
      end = cell.upperBound
    }
    for gap in letters[end...] { line.append(String(gap.character), gap.style) }
    return line
  }

  /// Returns letters of a right-to-left paragraph with marks of direction.
  static func marked(_ letters: [Letter]) -> [Letter] {
    var marked: [Letter] = []
    var end = 0
    for run in latinRuns(in: letters) {
      let (start, last) = (run.lowerBound, run.upperBound - 1)
      marked += letters[end..<start]
      marked.append((leftMark, letters[start].style))
      marked += letters[run]
      if !letters[last].character.isDirected { marked.append((leftMark, letters[last].style)) }
      end = run.upperBound
    }
    return marked + letters[end...]
  }

  /// Returns the places of words from left to right: neighbours are one run. Signs of the sentence around them are left out.
  private static func latinRuns(in letters: [Letter]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    let words = letters.indices.split { letters[$0].character.isGap }
    for word in words {
      let text = letters[word].map(\.character)
      // Digits alone are read in the same way on both sides.
      guard text.contains(where: { $0.isDirected && !$0.isNumber || "-:/".contains($0) }),
        text.contains(where: \.isDirected), !text.contains(where: { $0.isFromRight && !$0.endsSentence })
      else { continue }
      if let last = runs.last, last.upperBound + 1 == word.lowerBound, letters[last.upperBound].character == " " {
        runs[runs.count - 1] = last.lowerBound..<word.upperBound
      } else {
        runs.append(word.lowerBound..<word.upperBound)
      }
    }
    return runs.map { trimmed($0, letters) }
  }

  private static func trimmed(_ run: Range<Int>, _ letters: [Letter]) -> Range<Int> {
    var (start, end) = (run.lowerBound, run.upperBound)
    while start < end, "«“(‹[".contains(letters[start].character) { start += 1 }
    let isOpen = letters[start..<end].contains { "([".contains($0.character) }
    while end > start + 1,
      letters[end - 1].character.endsSentence || !isOpen && ")]".contains(letters[end - 1].character)
    {
      end -= 1
    }
    return start..<end
  }
}

extension Character {
  /// Whether it parts words or cells.
  fileprivate var isGap: Bool { self == " " || self == "\t" || self == "\u{200F}" }

  /// Whether it is a letter or a digit that is read from left to right.
  fileprivate var isDirected: Bool { isASCII ? isASCIIAlphanumeric : isLetter && !isFromRight }

  fileprivate var isFromRight: Bool { String(self).hasRightToLeft }

  fileprivate var endsCell: Bool { endsSentence || self == ")" || self == "]" }

  fileprivate var endsSentence: Bool { "،؛؟.,;:!?»”›…".contains(self) }
}
