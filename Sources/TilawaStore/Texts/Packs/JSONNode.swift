import TilawaCore

/// A JSON value with its place in the file. Members keep their order, and one that is there twice is there twice.
struct JSONNode {
  enum Value {
    case string(String)
    case number(String)
    case array([JSONNode])
    case object([(key: String, value: JSONNode)])
    /// True, false or null.
    case word
  }

  let value: Value
  let place: PackPlace

  /// The text or the digits of a value that has some.
  var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .array, .object, .word: nil
    }
  }

  var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  var object: [(key: String, value: JSONNode)]? { if case .object(let members) = value { members } else { nil } }
}

/// Reads JSON from UTF-8 that was found valid.
struct JSONNodeReader {
  private static let deepest = 32

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var line = 1
  private var lineStart: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
    lineStart = bytes.startIndex
  }

  /// The one value that the bytes are.
  mutating func read() throws(PackFault) -> JSONNode {
    let node = try value(0)
    skipSpace()
    guard place == bytes.endIndex else { throw fault(StoreSentences.textBehindEnd) }
    return node
  }

  private func fault(_ reason: Sentence) -> PackFault { PackFault(StoreSentences.noJson(reason: reason), at: here) }

  private var here: PackPlace { .column(place - lineStart + 1, line: line) }

  private mutating func skipSpace() {
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, place + 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      place += 1
    }
  }

  private mutating func takes(_ letter: Character) -> Bool {
    skipSpace()
    guard place < bytes.endIndex, bytes[place] == letter.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(_ depth: Int) throws(PackFault) -> JSONNode {
    guard depth < Self.deepest else { throw fault(StoreSentences.nestedTooDeep) }
    skipSpace()
    let here = here
    guard place < bytes.endIndex else { throw fault(StoreSentences.endsTooEarly) }
    switch bytes[place] {
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), place: here)
    case UInt8(ascii: "["):
      place += 1
      return JSONNode(value: .array(try array(depth)), place: here)
    case UInt8(ascii: "{"):
      place += 1
      return JSONNode(value: .object(try object(depth)), place: here)
    default: return JSONNode(value: try atom(), place: here)
    }
  }

  private mutating func array(_ depth: Int) throws(PackFault) -> [JSONNode] {
    var nodes: [JSONNode] = []
    if takes("]") { return nodes }
    repeat { nodes.append(try value(depth + 1)) } while takes(",")
    guard takes("]") else { throw fault(StoreSentences.commaOrBracketMissing) }
    return nodes
  }

  private mutating func object(_ depth: Int) throws(PackFault) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    if takes("}") { return members }
    repeat {
      skipSpace()
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "\"") else {
        throw fault(StoreSentences.memberNameMissing)
      }
      let key = try string()
      guard takes(":") else { throw fault(StoreSentences.colonMissing) }
      members.append((key, try value(depth + 1)))
    } while takes(",")
    guard takes("}") else { throw fault(StoreSentences.commaOrBraceMissing) }
    return members
  }

  private mutating func atom() throws(PackFault) -> JSONNode.Value {
    let start = place
    while place < bytes.endIndex, !",]} \t\r\n".utf8.contains(bytes[place]), place - start < 40 { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if ["true", "false", "null"].contains(text) { return .word }
    guard Double(text) != nil else {
      place = start
      throw fault(StoreSentences.noValue)
    }
    return .number(text)
  }

  private mutating func string() throws(PackFault) -> String {
    place += 1
    var start = place
    var letters: [UInt8] = []
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        letters += bytes[start..<place]
        place += 1
        return String(decoding: letters, as: UTF8.self)
      case UInt8(ascii: "\\"):
        letters += bytes[start..<place]
        letters += String(try escaped()).utf8
        start = place
      case UInt8(ascii: "\n"): throw fault(StoreSentences.textDoesNotEndOnLine)
      default: place += 1
      }
    }
    throw fault(StoreSentences.textDoesNotEnd)
  }

  private mutating func escaped() throws(PackFault) -> Unicode.Scalar {
    guard place + 1 < bytes.endIndex else { throw fault(StoreSentences.textDoesNotEnd) }
    let letter = Unicode.Scalar(bytes[place + 1])
    place += 2
    switch letter {
    case "\"", "\\", "/": return letter
    case "n", "r", "t", "b", "f": return " "
    case "u": break
    default: throw fault(StoreSentences.noEscapedLetter(letter: String(letter)))
    }
    let high = try unit()
    guard (0xD800...0xDBFF).contains(high), bytes[place...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    place += 2
    let low = try unit()
    guard (0xDC00...0xDFFF).contains(low) else { throw fault(StoreSentences.halfLetter) }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(PackFault) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault(StoreSentences.fourHexadecimalDigitsMissing)
    }
    place += 4
    return unit
  }
}
