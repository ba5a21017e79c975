public import TilawaCore

/// The tempo as a factor of that of the recitation. On the wire: a number as short as possible, such as `0.75` or `1`.
public struct SpeedFactor: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The factor.
  public let value: Double

  /// Takes the tempo of a session.
  public init(_ speed: Speed) { value = Double(speed.quarters) / 4 }

  /// Decodes a number.
  public init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }

  /// Encodes the number without needless decimals.
  public func encode(to encoder: any Encoder) throws { try JSONNumber(digits: description).encode(to: encoder) }

  /// The factor without needless decimals: "0.75", "1".
  public var description: String {
    let digits = "\(value)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
