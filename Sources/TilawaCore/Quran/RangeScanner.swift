/// Walks over the text of a range and remembers where it is, for the errors.
struct RangeScanner {
  let text: String
  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(ArabicText.westernDigits(text)).map { $0 == "–" ? "-" : $0 }
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

  func error(_ message: String, at place: Int? = nil) -> RangeError {
    RangeError(text: text, position: place ?? position, message: message)
  }
}
