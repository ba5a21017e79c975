/// Many texts as one row of letters, with the place in its text from which each comes.
struct FoldedText: Sendable {
  /// The letters, then room for more; `end` stands before the first text and after each.
  private var letters: [SearchLetter]
  private var places: [LetterPlace]
  /// The first letter of each text, and what follows the last text.
  private var starts = [1]

  /// - Parameter capacity: how many letters are to be expected.
  init(capacity: Int) {
    letters = Array(repeating: .end, count: capacity + 1)
    places = Array(repeating: LetterPlace(start: 0, end: 0), count: capacity + 1)
  }

  /// The letters alone, as `row` gives them: without places, in which no vowel sign is seen and nothing can be shown.
  ///
  /// Nil for what does not begin and end with `end`.
  init?(row: [SearchLetter]) {
    guard row.first == .end, row.last == .end else { return nil }
    letters = row
    places = []
    starts = row.indices.filter { row[$0] == .end }.map { $0 + 1 }
  }

  /// The letters of all texts, and `end` before the first and after each.
  var row: ArraySlice<SearchLetter> { letters[..<starts[count]] }

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  /// Adds a text, whose letters `body` appends.
  ///
  /// - Parameter scalars: how many the text has; each gives `LetterRow.mostOfScalar` letters at most.
  mutating func appendText(ofScalars scalars: Int, _ body: (inout LetterRow) -> Void) {
    let first = starts[starts.count - 1]
    makeRoom(for: first + scalars * LetterRow.mostOfScalar + LetterRow.margin)
    let past = letters.withUnsafeMutableBufferPointer { letters in
      places.withUnsafeMutableBufferPointer { places in
        var row = LetterRow(letters, places, first: first)
        body(&row)
        row.append(.end, 0, 0)
        return row.count
      }
    }
    starts.append(past)
  }

  private mutating func makeRoom(for count: Int) {
    guard count > letters.count else { return }
    let more = max(count, letters.count * 2) - letters.count
    letters.append(contentsOf: repeatElement(.end, count: more))
    places.append(contentsOf: repeatElement(LetterPlace(start: 0, end: 0), count: more))
  }

  /// Shows the row without the cost of an array's checks.
  func withView<Value>(_ body: (View) -> Value) -> Value {
    letters.withUnsafeBufferPointer { letters in
      places.withUnsafeBufferPointer { places in
        starts.withUnsafeBufferPointer { starts in body(View(letters: letters, places: places, starts: starts)) }
      }
    }
  }

  /// The row in memory; valid only while `withView` runs.
  struct View {
    let letters: UnsafeBufferPointer<SearchLetter>
    let places: UnsafeBufferPointer<LetterPlace>
    fileprivate let starts: UnsafeBufferPointer<Int>

    /// The letters of a text, without the `end` that follows.
    func letters(ofText text: Int) -> Range<Int> { starts[text]..<starts[text + 1] - 1 }
  }
}

/// Where a letter comes from, and the vowel signs with it.
struct LetterPlace {
  /// The first code point of the letter in its text, tatweel or base of a mark included.
  let start: UInt32
  /// How many code points it has with its marks, above eight bits of vowel signs.
  private let tail: UInt32

  init(start: Int, end: Int, vowels: VowelSigns = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    tail = UInt32(truncatingIfNeeded: end &- start) &<< 8 | UInt32(vowels.rawValue)
  }

  /// The code point after the letter and its marks.
  var end: UInt32 { start &+ tail &>> 8 }

  var vowels: VowelSigns { VowelSigns(rawValue: UInt8(truncatingIfNeeded: tail)) }
}

/// The row of letters while a text is written to its end.
struct LetterRow {
  /// A letter of the Quran with what may be typed before and behind it, or a ligature.
  static let mostOfScalar = 5
  /// For a word that is replaced by a longer one, and for the end.
  static let margin = 16

  private let letters: UnsafeMutableBufferPointer<SearchLetter>
  private let places: UnsafeMutableBufferPointer<LetterPlace>
  /// The first letter of the text.
  let first: Int
  /// The place of the next letter.
  private(set) var count: Int

  fileprivate init(
    _ letters: UnsafeMutableBufferPointer<SearchLetter>, _ places: UnsafeMutableBufferPointer<LetterPlace>, first: Int
  ) {
    self.letters = letters
    self.places = places
    self.first = first
    count = first
  }

  /// Whether the text has no letter yet.
  var isEmpty: Bool { count == first }

  /// The letter written last; before the first of a text `end`.
  var last: SearchLetter { letters[count - 1] }

  subscript(place: Int) -> SearchLetter { letters[place] }

  func place(of letter: Int) -> LetterPlace { places[letter] }

  @inline(__always)
  mutating func append(_ letter: SearchLetter, _ start: Int, _ end: Int, vowels: VowelSigns = []) {
    append(letter, LetterPlace(start: start, end: end, vowels: vowels))
  }

  @inline(__always)
  mutating func append(_ slot: SearchSlot, _ start: Int, _ end: Int) { append(slot.letter, start, end) }

  @inline(__always)
  mutating func append(_ letter: SearchLetter, _ place: LetterPlace) {
    letters[count] = letter
    places[count] = place
    count += 1
  }

  /// The last letter was a sign's base: its place ends later.
  mutating func lengthenLast(to end: Int) {
    let place = places[count - 1]
    places[count - 1] = LetterPlace(start: Int(place.start), end: end, vowels: place.vowels)
  }

  func replaceLetter(at place: Int, with slot: SearchSlot) { letters[place] = slot.letter }

  /// Takes back all from a place on.
  mutating func removeLetters(from place: Int) { count = place }

  /// Whether these letters stand in a range, all of them and no other.
  func has(_ word: [SearchLetter], at range: Range<Int>) -> Bool {
    range.count == word.count && letters[range].elementsEqual(word)
  }
}
