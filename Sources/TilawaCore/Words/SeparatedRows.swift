/// A reader of the rows of a table by RFC 4180 from UTF-8, one at a time.
///
/// It reads bytes, not characters: an Arabic mark after a comma forms one character with it.
package struct SeparatedRows {
  /// The rule for text that the RFC does not allow.
  package enum Rule: Hashable, Sendable {
    /// The rule for tables that people write: text after a closing quote belongs to the field, and a lone CR ends a
    /// row.
    case lenient
    /// The rule for published tables: text after a closing quote is a fault, and a lone CR is text.
    case strict
  }

  /// A row with its first line.
  package struct Row: Hashable, Sendable {
    package let line: Int
    package let fields: [String]
  }

  /// A fault with the first line of its row.
  package enum Fault: Error, Hashable, Sendable {
    case openQuote(line: Int), textAfterQuote(line: Int)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private let rule: Rule
  private var place: Int
  private var line: Int

  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - separator: an ASCII character.
  ///   - rule: the rule for text outside the RFC.
  ///   - line: the number of the first line.
  package init(_ bytes: ArraySlice<UInt8>, separator: UInt8, _ rule: Rule, line: Int = 1) {
    (self.bytes, self.separator, self.rule, self.line) = (bytes, separator, rule, line)
    place = bytes.startIndex
  }

  /// Returns the next row; nil at the end.
  package mutating func next() throws(Fault) -> Row? {
    guard place < bytes.endIndex else { return nil }
    let first = line
    var fields: [String] = []
    var field: [UInt8] = []
    var (isQuoted, wasQuoted) = (false, false)
    func row() -> Row { Row(line: first, fields: fields + [String(decoding: field, as: UTF8.self)]) }
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      let next = place < bytes.endIndex ? bytes[place] : nil
      let isEnd = byte == Self.newline || rule == .lenient && byte == Self.carriageReturn && next != Self.newline
      if isEnd { line += 1 }
      switch byte {
      case Self.quote where isQuoted && next == Self.quote:
        field.append(byte)
        place += 1
      case Self.quote where isQuoted: (isQuoted, wasQuoted) = (false, true)
      case _ where isQuoted: field.append(byte)
      case Self.quote where field.isEmpty && (rule == .lenient || !wasQuoted): isQuoted = true
      case separator:
        fields.append(String(decoding: field, as: UTF8.self))
        (field, wasQuoted) = ([], false)
      case _ where isEnd: return row()
      // The CR of CR and LF.
      case Self.carriageReturn where next == nil || next == Self.newline || rule == .strict && wasQuoted: break
      case _ where rule == .strict && wasQuoted: throw .textAfterQuote(line: first)
      default: field.append(byte)
      }
    }
    if isQuoted { throw .openQuote(line: first) }
    return row()
  }
}
