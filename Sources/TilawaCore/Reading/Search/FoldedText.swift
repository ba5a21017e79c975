/// Many texts as one row of letters, with the place in its text from which each comes.
struct FoldedText: Sendable {
  /// `end` stands before the first text and after each.
  private(set) var letters: [SearchLetter] = [.end]
  /// The first code point of each letter in its text, tatweel or base of a mark included.
  private(set) var starts: [UInt32] = [0]
  /// The code point after each letter and its marks.
  private(set) var ends: [UInt32] = [0]
  /// The vowel signs of each letter.
  private(set) var vowels: [UInt8] = [0]
  /// The first letter of each text, and what follows the last text.
  private(set) var texts: [Int] = [1]

  /// How many texts there are.
  var count: Int { texts.count - 1 }

  /// The letters of a text, without the `end` that follows.
  func letters(ofText text: Int) -> Range<Int> { texts[text]..<texts[text + 1] - 1 }

  mutating func reserve(_ count: Int) {
    letters.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    vowels.reserveCapacity(count)
  }

  mutating func append(_ letter: SearchLetter, _ start: Int, _ end: Int, vowels signs: VowelSigns = []) {
    letters.append(letter)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
    vowels.append(signs.rawValue)
  }

  mutating func append(_ slot: SearchSlot, _ start: Int, _ end: Int, vowels: VowelSigns = []) {
    append(slot.letter, start, end, vowels: vowels)
  }

  /// The last letter was a sign's base: its place ends later.
  mutating func lengthenLast(to end: Int) { ends[ends.count - 1] = UInt32(truncatingIfNeeded: end) }

  mutating func replaceLetter(at place: Int, with slot: SearchSlot) { letters[place] = slot.letter }

  /// Takes back all from a place on.
  mutating func removeLetters(from place: Int) {
    let count = letters.count - place
    letters.removeLast(count)
    starts.removeLast(count)
    ends.removeLast(count)
    vowels.removeLast(count)
  }

  mutating func endText() {
    append(.end, 0, 0)
    texts.append(letters.count)
  }
}

/// The signs by which a letter is read; sukun is none, since texts set it otherwise.
struct VowelSigns: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static var fatha: VowelSigns { VowelSigns(rawValue: 1) }
  static var damma: VowelSigns { VowelSigns(rawValue: 2) }
  static var kasra: VowelSigns { VowelSigns(rawValue: 4) }
  static var shadda: VowelSigns { VowelSigns(rawValue: 8) }
  static var fathatan: VowelSigns { VowelSigns(rawValue: 16) }
  static var dammatan: VowelSigns { VowelSigns(rawValue: 32) }
  static var kasratan: VowelSigns { VowelSigns(rawValue: 64) }

  /// Empty for any other scalar.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x64E: self = .fatha
    case 0x64F: self = .damma
    case 0x650: self = .kasra
    case 0x651: self = .shadda
    case 0x64B, 0x8F0, 0x657: self = .fathatan
    case 0x64C, 0x8F1, 0x65E: self = .dammatan
    case 0x64D, 0x8F2, 0x656: self = .kasratan
    default: self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
