/// A word of a name in the form used for comparison: one spelling for all habits of writing.
///
/// Latin: differences of case, marks, apostrophes, doubled letters and spellings of one Arabic sound (gh, kh, sh; y or
/// i; w, ou or u; q or k) are removed. Arabic: differences of alef, hamza, ya and ta marbuta are removed.
struct NameForm: Sendable {
  /// The letters: small letters a–z, and Arabic letters from 128.
  let letters: [UInt8]
  /// The letters without the vowels.
  let bones: [UInt8]
  /// A bit set of the letters that occur, for a quick first comparison.
  let mask: UInt64

  init(letters: [UInt8]) {
    self.letters = letters
    bones = letters.filter { !NameLetters.isVowel($0) }
    mask = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The forms of a word of a text: first without the article, then with it if both are written as one word.
  typealias Ways = [NameForm]

  /// Returns the words of a text in order, without articles and titles unless there is nothing else.
  static func words(of text: String) -> [Ways] {
    let tokens = tokens(of: text)
    let named = tokens.filter { !passedOver.contains($0) }
    return (named.isEmpty ? tokens : named).map(ways)
  }

  /// Returns the form of several words that are written as one.
  static func joined(_ words: some Sequence<Ways>) -> NameForm {
    NameForm(letters: single(words.flatMap { $0.first?.letters ?? [] }))
  }

  private static func ways(_ token: [UInt8]) -> Ways {
    let whole = NameForm(letters: spelled(token[...]))
    guard let bare = withoutArticle(token) else { return [whole] }
    return [NameForm(letters: spelled(bare)), whole]
  }

  private static func tokens(of text: String) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var token: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch NameLetters.part(scalar) {
      case .letter(let letter): token.append(letter)
      case .sign: break
      case .gap:
        if !token.isEmpty { tokens.append(token) }
        token = []
      }
    }
    if !token.isEmpty { tokens.append(token) }
    return tokens
  }

  private static let passedOver = Set(
    [
      "al", "el", "as", "es", "ad", "ar", "at", "az", "an", "ash", "adh", "ath", "bin", "ben", "ibn", "sheikh",
      "shaikh",
      "shaik", "shaykh", "cheikh", "imam", "qari", "qaria", "ustaz", "dr", "ال", "بن", "ابن", "شيخ", "الشيخ", "القارئ",
    ].flatMap { tokens(of: $0) })

  // MARK: - Habits of writing

  /// Returns the word without its article; nil where it has none.
  private static func withoutArticle(_ token: [UInt8]) -> ArraySlice<UInt8>? {
    guard token.count >= 5 else { return nil }
    if token[0] == NameLetters.alef, token[1] == NameLetters.lam { return token[2...] }
    guard token[0] == UInt8(ascii: "a") || token[0] == UInt8(ascii: "e") else { return nil }
    // The article's letter is not heard before some letters, which are doubled.
    let isAssimilated = token[1] == token[2] && "tdrzsn".utf8.contains(token[1])
    return token[1] == UInt8(ascii: "l") || isAssimilated ? token[2...] : nil
  }

  private static func spelled(_ token: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = token.first, first < 128 else { return single(token) }
    var letters: [UInt8] = []
    var rest = token
    while let letter = rest.popFirst() {
      if let next = rest.first, let sound = NameLetters.sound(letter, next) {
        letters.append(sound)
        rest.removeFirst()
      } else {
        letters.append(NameLetters.sound(letter))
      }
    }
    letters = single(letters)
    if letters.count > 3, letters.last == UInt8(ascii: "h") { letters.removeLast() }
    return letters
  }

  private static func single(_ letters: some Sequence<UInt8>) -> [UInt8] {
    var single: [UInt8] = []
    for letter in letters where letter != single.last { single.append(letter) }
    return single
  }
}

extension NameForm: Hashable {
  static func == (a: NameForm, b: NameForm) -> Bool { a.letters == b.letters }

  func hash(into hasher: inout Hasher) { letters.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
