/// An optional field that is always sent: as `null` if it has no value.
///
/// An optional field without this wrapper is left out if it has no value. Both kinds are nil if the sender left them
/// out.
@propertyWrapper
package struct Nullable<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The value, or nil for `null`.
  package var wrappedValue: Value?

  /// Wraps a value, or nil for `null`.
  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Decodes a value or `null`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  /// Encodes the value, or `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent in messages of older senders; synthesized decoding calls this.
  func decode<Value>(_ type: Nullable<Value>.Type, forKey key: Key) throws -> Nullable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
  }
}
