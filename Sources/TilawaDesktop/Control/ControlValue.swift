/// A value of JSON as messages hold it. Numbers keep their digits.
public enum ControlValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([ControlValue])
  case object([String: ControlValue])

  /// Reads a line of JSON.
  ///
  /// - Throws: `ControlFault`, `.malformed`.
  public init(reading line: String) throws(ControlFault) { self = try ControlReader.read(line.utf8) }

  /// A member of an object; nil in all else.
  public subscript(name: String) -> ControlValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text of a string or the digits of a number; nil for all else.
  public var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// Text as JSON writes it, with its quotes.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
