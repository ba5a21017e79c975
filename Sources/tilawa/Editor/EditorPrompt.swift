import TilawaCore

/// A line in which something is typed.
struct EditorPrompt: Hashable {
  enum Kind: Hashable {
    /// What a segment holds.
    case assign(Segment.ID)
    /// Where to go.
    case time
    /// The ayah to go to.
    case find
  }

  let kind: Kind
  private(set) var text: String
  /// Whether the text is what was offered; the next letter takes its place then.
  private(set) var isOffer: Bool
  /// What is wrong with the text.
  var complaint: String?

  init(_ kind: Kind, offering text: String = "") {
    self.kind = kind
    self.text = text
    isOffer = true
  }

  mutating func type(_ letter: Character) {
    text = isOffer ? String(letter) : text + String(letter)
    (isOffer, complaint) = (false, nil)
  }

  mutating func erase() {
    text = String(text.dropLast())
    (isOffer, complaint) = (false, nil)
  }

  mutating func replace(by text: String) {
    self.text = text
    (isOffer, complaint) = (false, nil)
  }
}

/// A time as it is typed and shown.
enum EditorTime {
  /// "1:02:03.456"
  static func words(_ frame: Int, at rate: Int) -> String {
    let thousandths = (frame % rate * 1000 + rate / 2) / rate
    let seconds = frame / rate + thousandths / 1000
    return clock(seconds) + "." + digits(thousandths % 1000, 3)
  }

  /// "1:02:03"
  static func clock(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(digits(minutes, 2))" : "\(minutes)") + ":" + digits(seconds % 60, 2)
  }

  static func digits(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The frame that a text such as `83.5`, `1:23.5`, `1:02:03` names; `+5` and `-5` count from `cursor`.
  static func frame(_ text: String, at rate: Int, from cursor: Int) -> Int? {
    let sign = text.first.flatMap { ["+": 1, "-": -1][$0] }
    let parts = (sign == nil ? text[...] : text.dropFirst()).split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count <= 3, let rest = Duration(seconds: last) else { return nil }
    let places = parts.dropLast().map { Int($0) }
    guard !places.contains(nil), places.allSatisfy({ (0..<100_000).contains($0 ?? -1) }) else { return nil }
    let minutes = places.reduce(0) { $0 * 60 + ($1 ?? 0) }
    let frames = minutes * 60 * rate + rest.frame(at: rate)
    return sign.map { cursor + $0 * frames } ?? frames
  }
}
