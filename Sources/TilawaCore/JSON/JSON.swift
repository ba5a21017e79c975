/// A value of JSON. Numbers keep their digits, and objects keep the order of their members.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number, as its written digits.
  case number(String)
  case string(String)
  case array([JSON])
  /// An object, as the names and values of its members.
  case object([(String, JSON)])

  /// Reads a line of JSON.
  package init(reading line: String) throws(JSONError) { self = try JSONReader.message(Array(line.utf8)) }

  /// Returns the last member of this name; nil in a value that is not an object.
  package subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.last { $0.0 == name }?.1 } else { nil }
  }

  /// The text of a string or the digits of a number; nil for other values.
  package var scalar: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  // MARK: - Writing

  /// The value as a line of JSON, without an end of line and without spaces.
  package var line: String { written(formerNames: [:]) }

  /// The line that a command prints: members with a former name appear twice, under both names.
  package var text: String { written(formerNames: JSON.formerNames) }

  private func written(formerNames: [String: String]) -> String {
    var line = ""
    line.reserveCapacity(256)
    append(to: &line, formerNames: formerNames)
    return line
  }

  private func append(to line: inout String, formerNames: [String: String]) {
    switch self {
    case .null: line += "null"
    case .bool(let value): line += value ? "true" : "false"
    case .number(let digits): line += digits
    case .string(let text): JSON.append(text, to: &line)
    case .array(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += "," }
        value.append(to: &line, formerNames: formerNames)
      }
      line += "]"
    case .object(let members):
      line += "{"
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { line += "," }
        JSON.append(name, to: &line)
        line += ":"
        value.append(to: &line, formerNames: formerNames)
        guard let former = formerNames[name] else { continue }
        line += ","
        JSON.append(former, to: &line)
        line += ":"
        value.append(to: &line, formerNames: formerNames)
      }
      line += "}"
    }
  }

  /// Appends text as a JSON string, with its quotes.
  ///
  /// Control characters, separators of lines and paragraphs, and changes of direction are escaped, since JSON is
  /// printed on terminals too.
  static func append(_ text: String, to quoted: inout String) {
    quoted += "\""
    defer { quoted += "\"" }
    guard text.utf8.contains(where: mayBeEscaped) else { return quoted += text }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x0D: quoted += "\\r"
      case 0x09: quoted += "\\t"
      // Control characters, separators of lines and paragraphs, changes of writing direction.
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
        quoted += "\\u" + Hex.padded(scalar.value, to: 4)
      // A byte of a path that is not text. Half a pair keeps programs from reading it as a character.
      case 0x10_FE80...0x10_FEFF: quoted += "\\udbff\\u" + Hex.padded(0xDC00 + (scalar.value - 0x1_0000) % 0x400, to: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte of UTF-8 is, or may begin, a character that a string escapes. Most strings have no such byte.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    // C1 controls begin with C2, separators and changes of direction with E2, bytes of paths with F4.
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xF4: true
    default: false
    }
  }
}

extension JSON: Equatable {
  package static func == (one: JSON, other: JSON) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)), (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one.elementsEqual(other, by: ==)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}

/// The reason why text is not the JSON that is expected.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in a line.
  package let sentence: Sentence

  package init(_ sentence: Sentence) { self.sentence = sentence }

  package init(_ message: String) { sentence = Sentence(verbatim: message) }

  package var message: String { sentence.text }
  package var description: String { message }
}
