/// A folding of texts of any language: tags are removed, and everything but letters and digits becomes a space.
struct PlainFolding {
  private var buffer = ScalarBuffer()
  /// The known results for scalars; a query to Unicode each time would take a hundred times as long.
  private var known: [SearchLetter] = Array(repeating: PlainFolding.unknown, count: 0x1_0000)

  private typealias Known = UnsafeMutableBufferPointer<SearchLetter>

  // Values that no letter has: halves of longer scalars never stand in `known`.
  private static let unknown: SearchLetter = 0xD800
  private static let sign: SearchLetter = 0xD801
  private static let several: SearchLetter = 0xD802

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, to folded: inout FoldedText) {
    buffer.withScalars(of: text) { scalars in
      known.withUnsafeMutableBufferPointer { known in
        folded.appendText(ofScalars: scalars.count) { row in PlainFolding.fold(scalars, known, into: &row) }
      }
    }
  }

  private static func fold(_ scalars: UnsafeBufferPointer<UInt32>, _ known: Known, into row: inout LetterRow) {
    var place = 0
    while place < scalars.count {
      if scalars[place] == 0x3C, let end = tagEnd(scalars, place) {
        place = end
        continue
      }
      fold(scalars[place], place, known, &row)
      place += 1
    }
    if !row.isEmpty, row.last == .space { row.removeLetters(from: row.count - 1) }
  }

  private static func fold(_ scalar: UInt32, _ place: Int, _ known: Known, _ row: inout LetterRow) {
    switch letter(scalar, known) {
    case .space:
      if !row.isEmpty, row.last != .space { row.append(.space, place, place + 1) }
    case sign:
      // Marks of the letter before them; apostrophes change nothing there.
      if scalar > 0x2BF, !row.isEmpty, row.last != .space { row.lengthenLast(to: place + 1) }
    case several:
      guard let scalar = Unicode.Scalar(scalar), case .letters(let letters) = LetterFolding.part(scalar) else { return }
      for letter in letters { row.append(letter, place, place + 1) }
    case let letter:
      row.append(asText(letter, scalar), place, place + 1)
    }
  }

  private static func letter(_ scalar: UInt32, _ known: Known) -> SearchLetter {
    guard scalar < 0x1_0000 else { return find(scalar) }
    let found = known[Int(scalar)]
    if found != unknown { return found }
    let letter = find(scalar)
    known[Int(scalar)] = letter
    return letter
  }

  private static func find(_ scalar: UInt32) -> SearchLetter {
    guard let scalar = Unicode.Scalar(scalar) else { return .space }
    return switch LetterFolding.part(scalar) {
    case .letter(let letter): letter
    case .letters: several
    case .sign: sign
    case .gap: .space
    }
  }

  /// Returns the slot of an Arabic letter that may be typed in several ways; any other letter unchanged.
  private static func asText(_ letter: SearchLetter, _ scalar: UInt32) -> SearchLetter {
    switch letter {
    case .hamza:
      switch scalar {
      case 0x624: SearchSlot.wawHamza.letter
      case 0x626: SearchSlot.yehHamza.letter
      default: SearchSlot.optionalHamza.letter
      }
    case .alef: scalar == 0x622 || scalar == 0x623 || scalar == 0x625 ? SearchSlot.alefHamza.letter : letter
    case .heh, .tehMarbuta: SearchSlot.heh.letter
    default: letter
    }
  }

  /// Returns the place after the tag that begins here; nil where none begins.
  private static func tagEnd(_ scalars: UnsafeBufferPointer<UInt32>, _ place: Int) -> Int? {
    guard place + 1 < scalars.count else { return nil }
    let first = scalars[place + 1]
    guard first == 0x2F || first == 0x21 || (0x41...0x5A).contains(first & ~0x20) else { return nil }
    return scalars[place...].firstIndex(of: 0x3E).map { $0 + 1 }
  }
}
