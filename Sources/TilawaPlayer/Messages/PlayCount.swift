public import TilawaCore

/// A number of plays or passes. On the wire: a number from 1, or `"forever"`.
public enum PlayCount: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A fixed number.
  case times(Int)
  /// No end, until a command.
  case forever

  /// Takes the count of a session.
  public init(_ count: Repeat) { self = count.limit.map(PlayCount.times) ?? .forever }

  private static let word = "forever"

  /// Decodes a number, or the word for no end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      guard word == PlayCount.word else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(word)” is not a count")
      }
      self = .forever
    } else {
      self = .times(try container.decode(Int.self))
    }
  }

  /// Encodes a number, or the word for no end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .times(let count): try container.encode(count)
    case .forever: try container.encode(PlayCount.word)
    }
  }

  /// The count for users: "3", "∞".
  public var description: String {
    switch self {
    case .times(let count): "\(count)"
    case .forever: "∞"
    }
  }
}
