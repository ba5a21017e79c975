/// A scanner of the numbers and signs of a label that keeps its position for error messages.
struct LabelScanner {
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

  /// Reads the number at the position.
  ///
  /// - Parameter missing: the message where there is none.
  mutating func number(_ missing: Sentence) throws(RangeError) -> Int {
    let digits = characters[position...].prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { throw error(missing) }
    position += digits.count
    return min(Int(String(digits)) ?? .max, 1_000_000)
  }

  func error(_ detail: Sentence, at place: Int? = nil) -> RangeError {
    RangeError(text: text, position: place ?? position, detail)
  }
}
