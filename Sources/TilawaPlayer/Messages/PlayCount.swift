package import TilawaCore

/// A number of plays or passes. On the wire: a number from 1, or `"forever"`.
package enum PlayCount: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A fixed number.
  case times(Int)
  /// No end, until a command.
  case forever

  /// Takes the count of a session.
  package init(_ count: Repeat) { self = count.limit.map(PlayCount.times) ?? .forever }

  private static let word = "forever"

  /// Decodes a number, or the word for no end.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      guard word == PlayCount.word else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: PlayerSentences.noCount(text: word).text)
      }
      self = .forever
    } else {
      self = .times(try container.decode(Int.self))
    }
  }

  /// Reads the value of a field; nil where it is no count.
  package init?(_ field: JSON) {
    switch field {
    case .number(let digits):
      guard let count = Int(digits) else { return nil }
      self = .times(count)
    case .string(PlayCount.word): self = .forever
    case .null, .bool, .string, .array, .object: return nil
    }
  }

  /// Encodes a number, or the word for no end.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .times(let count): try container.encode(count)
    case .forever: try container.encode(PlayCount.word)
    }
  }

  /// The count for users: "3", "∞".
  package var description: String {
    switch self {
    case .times(let count): "\(count)"
    case .forever: "∞"
    }
  }
}
