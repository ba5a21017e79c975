package import TilawaCore

/// The tempo as a factor of that of the recitation. On the wire: a number as short as possible, such as `0.75` or `1`.
package struct SpeedFactor: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The factor.
  package let value: Double

  /// Takes the tempo of a session.
  package init(_ speed: Speed) { value = speed.factor }

  /// Decodes a number.
  package init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }

  /// Encodes the number without needless decimals.
  package func encode(to encoder: any Encoder) throws { try JSONNumber(digits: description).encode(to: encoder) }

  /// The factor without needless decimals: "0.75", "1".
  package var description: String {
    let digits = "\(value)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
