/// The reading of one JSON value into a tree.
///
/// The tree is made directly, without another one between: messages are read by the thousand.
struct JSONParser<Tree: JSONTree> {
  typealias Fault = JSONReader.Fault

  private let bytes: [UInt8]
  private let rules: JSONReader.Rules
  /// The deepest nesting of arrays and objects.
  private let limit: Int
  private var place = 0

  init(_ bytes: [UInt8], _ rules: JSONReader.Rules, depth: Int) {
    (self.bytes, self.rules, limit) = (bytes, rules, depth)
  }

  /// Reads the one value that the bytes are.
  mutating func read() throws(Fault) -> Tree {
    let tree = try tree(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw fault(.more) }
    return tree
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ reason: Fault.Reason) -> Fault { Fault(reason: reason, offset: place) }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  // MARK: - Values

  private mutating func tree(depth: Int) throws(Fault) -> Tree {
    guard depth <= limit else { throw fault(.depth) }
    skipSpace()
    let offset = place
    return Tree(try value(depth: depth), at: offset)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue<Tree> {
    switch next {
    case nil: throw fault(.early)
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where take(word: "null"): return .null
    case let next?: return .number(try number(from: next))
    }
  }

  private mutating func members(depth: Int) throws(Fault) -> [(String, Tree)] {
    place += 1
    var members: [(String, Tree)] = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault(.noName) }
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault(.noColon) }
      members.append((name, try tree(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw fault(.noBrace) }
    }
  }

  private mutating func elements(depth: Int) throws(Fault) -> [Tree] {
    place += 1
    var trees: [Tree] = []
    skipSpace()
    if take("]") { return trees }
    while true {
      trees.append(try tree(depth: depth + 1))
      skipSpace()
      if take("]") { return trees }
      guard take(",") else { throw fault(.noBracket) }
    }
  }

  // MARK: - Numbers

  private mutating func number(from first: UInt8) throws(Fault) -> String {
    if rules == .lenient { return try lenientNumber() }
    guard first == UInt8(ascii: "-") || first.isASCIIDigit else { throw fault(.noValue) }
    let start = place
    // JSON allows no leading zero, and demands digits on both sides of the point.
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func digits() throws(Fault) {
    guard next?.isASCIIDigit == true else { throw fault(.noDigit) }
    while next?.isASCIIDigit == true { place += 1 }
  }

  private mutating func lenientNumber() throws(Fault) -> String {
    let digits = bytes[place...].prefix(40).prefix { !",]} \t\r\n".utf8.contains($0) }
    let text = String(decoding: digits, as: UTF8.self)
    guard Double(text) != nil else { throw fault(.noValue) }
    place = digits.endIndex
    return text
  }

  // MARK: - Texts

  private mutating func string() throws(Fault) -> String {
    place += 1
    var start = place
    // Nearly all texts have nothing escaped in them.
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let end = bytes[start..<place]
        place += 1
        return String(decoding: text.isEmpty ? end : (text + end)[...], as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        text += try escaped().utf8
        start = place
      case 0..<0x20 where rules == .exact || byte == UInt8(ascii: "\n"): throw fault(.control)
      default: place += 1
      }
    }
    throw fault(.openText)
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let byte = next else { throw fault(.openText) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw fault(.escape(Unicode.Scalar(byte)))
    }
  }

  /// Reads the digits of a scalar, which may come as two halves.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[place...].starts(with: "\\u".utf8) else {
      if rules == .lenient { return "\u{FFFD}" }
      throw fault(.half)
    }
    place += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw fault(.half) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(Fault) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(.noHexadecimal) }
    place += 4
    return value
  }
}
