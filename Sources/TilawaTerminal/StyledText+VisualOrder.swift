import TilawaCore

extension StyledText {
  /// The direction of a line on a terminal.
  package enum Reading: Hashable, Sendable {
    /// The whole line, after the spaces at its beginning, is read from right to left.
    case rightToLeft
    /// Each cell has the direction of its first letter. Tabs and gaps of two spaces or more stand between cells.
    case cells
  }

  /// A letter with its marks and its style.
  package typealias Letter = (character: Character, style: Style)

  /// All letters of the line.
  package var letters: [Letter] { runs.flatMap { run in run.text.map { ($0, run.style) } } }

  package init(_ letters: some Sequence<Letter>) {
    self.init()
    for letter in letters { append(String(letter.character), letter.style) }
  }

  /// Whether any letter is written from right to left.
  package var hasRightToLeft: Bool { runs.contains { $0.text.hasRightToLeft } }

  /// Returns the line for a terminal that neither orders nor joins letters. This is the only place that decides the
  /// order and the joining of printed text.
  package func visual(_ reading: Reading) -> StyledText {
    guard hasRightToLeft else { return self }
    let letters = letters
    guard reading == .cells else {
      let start = letters.firstIndex { $0.character != " " } ?? letters.endIndex
      return StyledText(letters[..<start]).appending(letters[start...], .rightToLeft)
    }
    var line = StyledText()
    var end = 0
    for cell in StyledText.cells(of: letters) {
      for gap in letters[end..<cell.lowerBound] { line.append(String(gap.character), gap.style) }
      line = line.appending(letters[cell], .byFirstLetter)
      end = cell.upperBound
    }
    for gap in letters[end...] { line.append(String(gap.character), gap.style) }
    return line
  }

  /// Returns the line with letters in visual order at its end.
  package func appending(_ letters: some Sequence<Letter>, _ direction: VisualOrder.Direction) -> StyledText {
    var line = self
    for (letter, seen) in VisualOrder.order(Array(letters), direction, letter: \.character) {
      line.append(seen, letter.style)
    }
    return line
  }

  /// Returns the ranges of the cells of a line, without the tabs and gaps between them.
  package static func cells(of letters: [Letter]) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start: Int?
    for (place, letter) in letters.enumerated() {
      let isSpace = letter.character == " "
      let isInGap =
        isSpace
        && (place == 0 || letters[place - 1].character == " "
          || place + 1 < letters.count && letters[place + 1].character == " ")
      if letter.character == "\t" || isInGap {
        if let first = start { cells.append(first..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    if let start { cells.append(start..<letters.count) }
    return cells
  }
}

extension String {
  /// Whether any letter is written from right to left.
  package var hasRightToLeft: Bool {
    // Letters of these scripts begin with D6 to DF, E0 or EF in UTF-8. Few other letters do.
    guard utf8.contains(where: { (0xD6...0xE0).contains($0) || $0 == 0xEF }) else { return false }
    return unicodeScalars.contains(where: \.isRightToLeft)
  }

  /// Whether the first letter with a direction is read from right to left.
  package var beginsRightToLeft: Bool {
    for scalar in unicodeScalars {
      if scalar.isRightToLeft { return true }
      if scalar.properties.isAlphabetic, !scalar.properties.isDiacritic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Hebrew, Arabic, Syriac or another right-to-left script, or the right-to-left mark.
  fileprivate var isRightToLeft: Bool {
    switch value {
    // The digits and marks among them have no direction of their own.
    case 0x660...0x669, 0x6DD, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0xFB1D...0xFD3D, 0xFD40...0xFDFF, 0xFE70...0xFEFC, 0x200F:
      properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
