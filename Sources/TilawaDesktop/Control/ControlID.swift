import TilawaCore

/// The id of a request, which its reply repeats: a number, whose digits are kept, or a text.
package enum ControlID: Codable, Hashable, Sendable {
  /// A number with its digits.
  case number(String)
  /// A text.
  case text(String)

  /// The longest id, in bytes of the digits or of the text without quotes.
  static let longest = 64

  /// Decodes a number or a text.
  ///
  /// - Throws: `ControlFault`, `.malformed`, where it is neither or too long.
  package init(from decoder: any Decoder) throws {
    let bytes: Int
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      (self, bytes) = (.text(text), text.utf8.count)
    } else if let number = try? JSONNumber(from: decoder) {
      (self, bytes) = (.number(number.digits), number.digits.utf8.count)
    } else {
      throw ControlFault(.malformed, DesktopSentences.idKind)
    }
    guard bytes <= ControlID.longest else {
      throw ControlFault(.malformed, DesktopSentences.idLength(most: "\(ControlID.longest)"))
    }
  }

  /// Encodes the number or the text.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let digits): try JSONNumber(digits: digits).encode(to: encoder)
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}
