/// Walks over the text of a range and remembers where it is, for the errors.
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
    self.characters = characters
  }

  /// The word before the number of a surah, as a division has one.
  static let surah = "surah"

  /// Whether a word says of what kind the numbers behind it are: `page`, `juz`, `surah` and so on.
  static func isKind(_ word: some Sequence<Character>) -> Bool {
    let word = String(word).lowercased()
    return word == surah || Division.Kind(rawValue: word) != nil
  }

  var isAtEnd: Bool { position == characters.count }

  mutating func take(_ character: Character) -> Bool {
    guard !isAtEnd, characters[position] == character else { return false }
    position += 1
    return true
  }

  /// The number that stands here, if one does.
  mutating func digits() -> Int? {
    let rest = characters[position...].prefix { ("0"..."9").contains($0) }
    guard !rest.isEmpty else { return nil }
    let number = min(Int(String(rest)) ?? .max, 1_000_000)
    position += rest.count
    return number
  }

  mutating func number(_ wanted: String) throws(RangeError) -> Int {
    guard let number = digits() else { throw error("\(wanted) is missing here") }
    return number
  }

  /// All up to the next colon or the end: names hold hyphens and spaces.
  mutating func name() -> String {
    let rest = characters[position...].prefix { $0 != ":" }
    position += rest.count
    return String(rest)
  }

  /// The kind of division, where the text starts with one and a colon.
  mutating func divisionKind() -> Division.Kind? {
    var ahead = self
    guard let kind = Division.Kind(rawValue: ahead.name().lowercased()), ahead.take(":") else { return nil }
    self = ahead
    return kind
  }

  /// Passes over `surah:` at the beginning: `surah:18` is the surah 18.
  mutating func skipSurah() {
    var ahead = self
    if ahead.name().lowercased() == RangeScanner.surah, ahead.take(":") { self = ahead }
  }

  func error(_ message: String, at place: Int? = nil) -> RangeError {
    RangeError(text: text, position: place ?? position, message: message)
  }
}
