/// A reader of one JSON value that fills a line. Its input may come from anybody, so the nesting has a limit.
package struct JSONReader {
  /// The deepest nesting of arrays and objects.
  package static let depth = 16

  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a line.
  ///
  /// - Throws: `JSONError` with the byte position of the error.
  package static func read(_ line: some Sequence<UInt8>) throws(JSONError) -> JSON {
    var reader = JSONReader(Array(line))
    guard String(validating: reader.bytes, as: UTF8.self) != nil else {
      throw JSONError(CoreSentences.jsonNotUtf8)
    }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.place == reader.bytes.count else { throw reader.fault(CoreSentences.jsonNothing) }
    return value
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func fault(_ expected: Sentence) -> JSONError {
    JSONError(CoreSentences.jsonExpectedAt(expected: expected, byte: place + 1))
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth <= JSONReader.depth else { throw JSONError(CoreSentences.jsonTooDeep) }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case let next? where next == UInt8(ascii: "-") || next.isASCIIDigit: return .number(try number())
    default: break
    }
    for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw fault(CoreSentences.jsonValue)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    place += 1
    var members: [(String, JSON)] = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault(CoreSentences.jsonName) }
      let name = try string()
      skipSpace()
      guard take(":") else { throw fault(CoreSentences.jsonColon) }
      members.append((name, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault(CoreSentences.jsonBrace) }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    place += 1
    var values: [JSON] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw fault(CoreSentences.jsonBracket) }
    }
  }

  /// Reads the digits of a number: JSON allows no leading zero, and demands digits on both sides of the point.
  private mutating func number() throws(JSONError) -> String {
    let start = place
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    guard next?.isASCIIDigit == true else { throw fault(CoreSentences.jsonDigit) }
    while next?.isASCIIDigit == true { place += 1 }
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    // Nearly all texts have nothing escaped in them.
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { place += 1 }
    var text: ArraySlice<UInt8> = bytes[start..<place]
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw fault(CoreSentences.jsonNoControl)
      default: text.append(byte)
      }
    }
    throw fault(CoreSentences.jsonEnd)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escaped() throws(JSONError) -> Character {
    guard let byte = next else { throw fault(CoreSentences.jsonEscape) }
    place += 1
    if let scalar = JSONReader.escapes[byte] { return Character(scalar) }
    guard byte == UInt8(ascii: "u") else { throw fault(CoreSentences.jsonEscape) }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else { throw fault(CoreSentences.jsonHalf) }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault(CoreSentences.jsonHalf) }
    return Character(scalar)
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault(CoreSentences.jsonHex) }
    place += 4
    return value
  }
}
