/// A row of the letters of many texts, with the place of each letter in its text.
struct FoldedText: Sendable {
  /// The letters, then room for more. `end` stands before the first text and after each text.
  private var letters: [SearchLetter]
  private var places: [LetterPlace]
  /// The first letter of each text, and the place after the last text.
  private var starts = [1]

  /// Makes an empty row.
  ///
  /// - Parameter capacity: the expected number of letters.
  init(capacity: Int) {
    letters = Array(repeating: .end, count: capacity + 1)
    places = Array(repeating: LetterPlace(start: 0, end: 0), count: capacity + 1)
  }

  /// Makes a row of letters without places, from the form of `row`. In such a row, vowel signs and places are not
  /// available.
  ///
  /// Returns nil for letters that do not begin and end with `end`.
  init?(row: [SearchLetter]) {
    guard row.first == .end, row.last == .end else { return nil }
    letters = row
    places = []
    starts = row.withUnsafeBufferPointer { row in
      var starts: [Int] = []
      for place in 0..<row.count where row[place] == .end { starts.append(place + 1) }
      return starts
    }
  }

  /// The letters of all texts, and `end` before the first and after each.
  var row: ArraySlice<SearchLetter> { letters[..<starts[count]] }

  /// The number of texts.
  var count: Int { starts.count - 1 }

  /// The letters of a text.
  func letters(ofText text: Int) -> ArraySlice<SearchLetter> { letters[starts[text]..<starts[text + 1] - 1] }

  /// Adds a text with the letters that `body` appends.
  ///
  /// - Parameters:
  ///   - scalars: the number of scalars of the text; each gives at most `LetterRow.mostOfScalar` letters.
  ///   - body: appends the letters.
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

  /// Calls `body` with a view of the row, without the cost of an array's checks.
  func withView<Value>(_ body: (View) -> Value) -> Value {
    letters.withUnsafeBufferPointer { letters in
      places.withUnsafeBufferPointer { places in
        starts.withUnsafeBufferPointer { starts in body(View(letters: letters, places: places, starts: starts)) }
      }
    }
  }

  /// A view of the row in memory, valid only while `withView` runs.
  struct View {
    let letters: UnsafeBufferPointer<SearchLetter>
    let places: UnsafeBufferPointer<LetterPlace>
    fileprivate let starts: UnsafeBufferPointer<Int>

    /// Returns the letters of a text, without the `end` after it.
    func letters(ofText text: Int) -> Range<Int> { starts[text]..<starts[text + 1] - 1 }
  }
}

/// A place of a letter in its text, with its vowel signs.
struct LetterPlace {
  /// The first code point of the letter in its text, with a tatweel or the base of a mark.
  let start: UInt32
  /// The number of code points with marks, above eight bits of vowel signs.
  private let tail: UInt32

  init(start: Int, end: Int, vowels: VowelSigns = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    tail = UInt32(truncatingIfNeeded: end &- start) &<< 8 | UInt32(vowels.rawValue)
  }

  /// The code point after the letter and its marks.
  var end: UInt32 { start &+ tail &>> 8 }

  var vowels: VowelSigns { VowelSigns(rawValue: UInt8(truncatingIfNeeded: tail)) }
}

/// A row of letters that is extended at its end while a text is written.
struct LetterRow {
  /// The greatest number of letters of one scalar: a letter of the Quran with optional letters around it, or a
  /// ligature.
  static let mostOfScalar = 5
  /// The additional room for a word replaced by a longer one, and for the end.
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

  /// The letter written last; `end` before the first letter of a text.
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

  /// Extends the place of the last letter to `end`, because a sign belongs to it.
  mutating func lengthenLast(to end: Int) {
    let place = places[count - 1]
    places[count - 1] = LetterPlace(start: Int(place.start), end: end, vowels: place.vowels)
  }

  func replaceLetter(at place: Int, with slot: SearchSlot) { letters[place] = slot.letter }

  /// Removes all letters from a place on.
  mutating func removeLetters(from place: Int) { count = place }

  /// Whether exactly these letters stand in a range.
  func has(_ word: [SearchLetter], at range: Range<Int>) -> Bool {
    range.count == word.count && letters[range].elementsEqual(word)
  }
}
