/// A scanner of the text of a range that keeps its position for error messages.
struct RangeScanner {
  let text: String
  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String) {
    self.text = text
    var characters = Array(ArabicText.westernDigits(text)).map { $0 == "–" ? "-" : $0 }
    // "page 50" is "page:50"; a sign for a sign, so that positions stay.
    if let space = characters.firstIndex(where: \.isWhitespace), RangeScanner.isKind(characters[..<space]) {
      let next = characters.index(after: space)
      if next < characters.endIndex, !characters[next].isWhitespace { characters[space] = ":" }
    }
    // "yasin 5" is "yasin:5".
    if let digit = characters.firstIndex(where: \.isASCIIDigit), digit > 1, characters[digit - 1].isWhitespace,
      !characters[..<digit].contains(":") || RangeScanner.isKind(characters.prefix { $0 != ":" })
    {
      characters[digit - 1] = ":"
    }
    self.characters = characters
  }

  /// The word before the number of a surah, like the name of a division.
  static let surah = "surah"

  /// Whether a word names the kind of the numbers after it: `page`, `juz`, `surah` and so on.
  static func isKind(_ word: some Sequence<Character>) -> Bool {
    let word = String(word).lowercased()
    return word == surah || Division.Kind(rawValue: word) != nil
  }

  /// Whether a word is numbers alone, without a colon: `5`, `1-10`.
  static func isNumbers(_ word: String) -> Bool {
    let signs = ArabicText.westernDigits(word)
    return signs.first?.isASCIIDigit == true && signs.allSatisfy { $0.isASCIIDigit || $0 == "-" || $0 == "–" }
  }

  var isAtEnd: Bool { position == characters.count }

  /// The text before the position.
  var taken: String { String(characters[..<position]) }

  mutating func take(_ character: Character) -> Bool {
    guard !isAtEnd, characters[position] == character else { return false }
    position += 1
    return true
  }

  /// Reads the number at the position, if there is one.
  mutating func digits() -> Int? {
    let rest = characters[position...].prefix(while: \.isASCIIDigit)
    guard !rest.isEmpty else { return nil }
    let number = min(Int(String(rest)) ?? .max, 1_000_000)
    position += rest.count
    return number
  }

  /// Returns the number at a position; nil if there is none.
  func number(at position: Int) -> Int? {
    var ahead = self
    ahead.position = position
    return ahead.digits()
  }

  /// Reads the number at the position.
  ///
  /// - Parameter missing: the message where there is none.
  mutating func number(_ missing: Sentence) throws(RangeError) -> Int {
    guard let number = digits() else { throw error(missing) }
    return number
  }

  /// Reads the text up to the next colon or the end: names hold hyphens and spaces.
  mutating func name() -> String {
    let rest = characters[position...].prefix { $0 != ":" }
    position += rest.count
    return String(rest)
  }

  /// Reads the kind of division and the colon after it; nil without both.
  mutating func divisionKind() -> Division.Kind? {
    var ahead = self
    guard let kind = Division.Kind(rawValue: ahead.name().lowercased()), ahead.take(":") else { return nil }
    self = ahead
    return kind
  }

  /// Skips `surah:` at the beginning: `surah:18` is the surah 18.
  mutating func skipSurah() {
    var ahead = self
    if ahead.name().lowercased() == RangeScanner.surah, ahead.take(":") { self = ahead }
  }

  func error(_ detail: Sentence, at place: Int? = nil, suggestion: String? = nil, bound: Int? = nil) -> RangeError {
    RangeError(text: text, position: place ?? position, detail, suggestion: suggestion, bound: bound)
  }
}
