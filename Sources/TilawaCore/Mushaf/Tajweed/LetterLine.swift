/// The letters of an ayah in the order of reading, with the relations between them.
///
/// Signs for stopping, saktah and prostration are left out: an ayah is judged as read in one breath.
struct LetterLine {
  private(set) var letters: [RecitedLetter] = []
  /// The numbers of the words with a sign of saktah after them.
  private(set) var saktahs: [Int] = []
  private var word = 0
  /// The tatweel that carries the next small letter or hamza, with the marks already written for it.
  private var seat: (offset: Int, marks: [(mark: LetterMarks, offset: Int)])?
  private var isAfterSpace = false
  /// The number of code points that were read.
  private var offset = 0

  init(_ text: String) {
    letters.reserveCapacity(text.utf8.count / 4)
    append(text)
  }

  /// Adds the text of the next ayah; its code points are counted on.
  mutating func append(_ text: String) {
    isAfterSpace = true
    for scalar in text.unicodeScalars {
      read(scalar, at: offset)
      offset += 1
    }
  }

  /// Adds words that were read from a text with other signs.
  mutating func append(_ words: [[RecitedLetter]], saktahs: [Int]) {
    let first = letters.last.map { $0.word + 1 } ?? 0
    self.saktahs += saktahs.map { first + $0 }
    for (number, letters) in words.enumerated() {
      for var letter in letters {
        letter.word = first + number
        self.letters.append(letter)
      }
    }
    word = first + max(0, words.count - 1)
  }

  private mutating func read(_ scalar: Unicode.Scalar, at offset: Int) {
    if let mark = LetterMarks(scalar) {
      // A small س by itself is the sign of saktah.
      if !isAfterSpace { take(mark, at: offset) } else if mark == .smallSeen { saktahs.append(word) }
      return
    }
    switch scalar.value {
    case 0x20: isAfterSpace = true
    case 0x640: seat = (offset, [])
    case 0x654: appendHamza(at: offset)
    case 0x621...0x63A, 0x641...0x64A, 0x671, 0x670, 0x6E5...0x6E8:
      append(scalar, at: offset)
    default: break
    }
  }

  private mutating func take(_ mark: LetterMarks, at offset: Int) {
    guard seat == nil else { return seat?.marks.append((mark, offset)) ?? () }
    guard !letters.isEmpty else { return }
    letters[letters.count - 1].take(mark, at: offset)
  }

  private mutating func append(_ base: Unicode.Scalar, at offset: Int, from start: Int? = nil) {
    if isAfterSpace, !letters.isEmpty { word += 1 }
    isAfterSpace = false
    var letter = RecitedLetter(base: base, marks: [], word: word, scalars: (start ?? offset)..<offset + 1)
    for (mark, place) in seat?.marks ?? [] { letter.take(mark, at: place) }
    seat = nil
    letters.append(letter)
  }

  /// Adds a hamza that is a mark in Unicode: on a tatweel, or on a dagger alef that only carries it (2:72).
  private mutating func appendHamza(at offset: Int) {
    if let seat { return append("ء", at: offset, from: seat.offset) }
    guard let carrier = letters.popLast() else { return }
    append("ء", at: offset, from: carrier.scalars.lowerBound)
  }
}

extension LetterLine {
  var count: Int { letters.count }

  subscript(index: Int) -> RecitedLetter { letters[index] }

  /// Returns the letter after one, in any word; nil at the end.
  func next(_ index: Int) -> RecitedLetter? { index + 1 < letters.count ? letters[index + 1] : nil }

  /// Returns the letter after one, if it is in the same word.
  func nextInWord(_ index: Int) -> RecitedLetter? {
    guard let next = next(index), next.word == letters[index].word else { return nil }
    return next
  }

  func beginsWord(_ index: Int) -> Bool { index == 0 || letters[index - 1].word != letters[index].word }

  /// Whether nothing is read in the word after this letter.
  func endsWord(_ index: Int) -> Bool {
    guard let next = nextInWord(index) else { return true }
    return next.marks.contains(.roundZero) && endsWord(index + 1)
  }

  /// Whether nothing is read in the ayah after this letter.
  func endsAyah(_ index: Int) -> Bool { endsWord(index) && letters[index].word == letters.last?.word }

  /// Returns the index of the next letter that is read. Carriers of a fathatan and letters that are never read are
  /// skipped.
  func sounding(after index: Int) -> Int? {
    var next = index + 1
    while next < letters.count, isPassedOver(next) { next += 1 }
    return next < letters.count ? next : nil
  }

  /// Returns the index of the letter that is read before this one, in the same way.
  func sounding(before index: Int) -> Int? {
    var previous = index - 1
    while previous >= 0, isPassedOver(previous) { previous -= 1 }
    return previous >= 0 ? previous : nil
  }

  func isPassedOver(_ index: Int) -> Bool {
    let letter = letters[index]
    if letter.marks.contains(.roundZero) { return true }
    return (letter.base == "ا" || letter.base == "ى") && letter.isUnmarked && index > 0
      && letters[index - 1].word == letter.word && letters[index - 1].marks.contains(.fathatan)
  }
}
