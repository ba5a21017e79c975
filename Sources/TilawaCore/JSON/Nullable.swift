/// An optional field that is always written: as `null` if it has no value.
///
/// An optional field without this wrapper is left out if it has no value. Both kinds are nil if the sender left them
/// out.
@propertyWrapper
package struct Nullable<Value> {
  /// The value, or nil for `null`.
  package var wrappedValue: Value?

  /// Wraps a value, or nil for `null`.
  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: Decodable where Value: Decodable {
  /// Decodes a value or `null`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }
}

extension Nullable: Encodable where Value: Encodable {
  /// Encodes the value, or `null`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a field that may be absent in messages of older senders; synthesized decoding calls this.
  package func decode<Value: Decodable>(
    _ type: Nullable<Value>.Type, forKey key: Key
  ) throws -> Nullable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Nullable(wrappedValue: nil)
  }
}
