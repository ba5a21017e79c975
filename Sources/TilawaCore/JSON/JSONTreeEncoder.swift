/// An encoder of values as `JSON`: members keep the order in which a type encodes them.
///
/// Several keyed containers of one encoder write to one object. Foundation's encoder does not keep the order of members
/// and writes numbers with digits of its own.
package final class JSONTreeEncoder: Encoder {
  package var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + (key.map { [$0] } ?? []) }
  private let parent: JSONTreeEncoder?
  private let key: (any CodingKey)?
  package var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var content = Content.nothing

  /// The containers that were handed out for later writing, by the place of their value.
  private var children: [(place: Int, encoder: JSONTreeEncoder)] = []

  private enum Content {
    case nothing
    case value(JSON)
    case members([(String, JSON)])
    case elements([JSON])
  }

  /// Creates an encoder for a whole value, or for a part of another encoder's value.
  init(partOf parent: JSONTreeEncoder? = nil, key: (any CodingKey)? = nil) {
    self.parent = parent
    self.key = key
  }

  /// The value encoded so far; null if there is none.
  var value: JSON {
    switch content {
    case .nothing: return .null
    case .value(let value): return value
    case .members(var members):
      for child in children { members[child.place].1 = child.encoder.value }
      return .object(members)
    case .elements(var elements):
      for child in children { elements[child.place] = child.encoder.value }
      return .array(elements)
    }
  }

  /// Encodes a simple value.
  func set(_ value: JSON) { content = .value(value) }

  private func append(_ value: JSON, _ key: any CodingKey) {
    guard case .members(var members) = content else { return content = .members([(key.stringValue, value)]) }
    // The array is taken out before it grows, so that it is not copied.
    content = .nothing
    members.append((key.stringValue, value))
    content = .members(members)
  }

  private func append(_ value: JSON) {
    guard case .elements(var elements) = content else { return content = .elements([value]) }
    content = .nothing
    elements.append(value)
    content = .elements(elements)
  }

  fileprivate var count: Int {
    switch content {
    case .nothing, .value: 0
    case .members(let members): members.count
    case .elements(let elements): elements.count
    }
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = content {
      var members: [(String, JSON)] = []
      members.reserveCapacity(16)
      content = .members(members)
    }
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = content { content = .elements([]) }
    return Elements(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// Returns the JSON of a value that is no number, string or Boolean: the containers take those by type, without casts.
  private func json(_ value: some Encodable, _ key: (any CodingKey)? = nil) throws -> JSON {
    let encoder = JSONTreeEncoder(partOf: self, key: key)
    try value.encode(to: encoder)
    return encoder.value
  }

  // MARK: - Containers

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.append(.null, key) }
    func encode(_ value: String, forKey key: Key) { encoder.append(.string(value), key) }
    func encode(_ value: Bool, forKey key: Key) { encoder.append(.bool(value), key) }
    func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) {
      encoder.append(.number(value.description), key)
    }
    func encode(_ value: Float, forKey key: Key) { encoder.append(.number(finite: value), key) }
    func encode(_ value: Double, forKey key: Key) { encoder.append(.number(finite: value), key) }
    func encode(_ value: some Encodable, forKey key: Key) throws {
      encoder.append(try encoder.json(value, key), key)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      child(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { child(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: Key) -> JSONTreeEncoder {
      let child = JSONTreeEncoder(partOf: encoder, key: key)
      encoder.append(.null, key)
      encoder.children.append((encoder.count - 1, child))
      return child
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.append(.null) }
    func encode(_ value: String) { encoder.append(.string(value)) }
    func encode(_ value: Bool) { encoder.append(.bool(value)) }
    func encode(_ value: some FixedWidthInteger & Encodable) { encoder.append(.number(value.description)) }
    func encode(_ value: Float) { encoder.append(.number(finite: value)) }
    func encode(_ value: Double) { encoder.append(.number(finite: value)) }
    func encode(_ value: some Encodable) throws { encoder.append(try encoder.json(value)) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      child().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
    func superEncoder() -> any Encoder { child() }

    private func child() -> JSONTreeEncoder {
      let child = JSONTreeEncoder(partOf: encoder)
      encoder.append(.null)
      encoder.children.append((encoder.count - 1, child))
      return child
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.set(.null) }
    func encode(_ value: String) { encoder.set(.string(value)) }
    func encode(_ value: Bool) { encoder.set(.bool(value)) }
    func encode(_ value: some FixedWidthInteger & Encodable) { encoder.set(.number(value.description)) }
    func encode(_ value: Float) { encoder.set(.number(finite: value)) }
    func encode(_ value: Double) { encoder.set(.number(finite: value)) }
    func encode(_ value: some Encodable) throws { encoder.set(try encoder.json(value)) }
  }
}

extension JSON {
  /// Returns the number, or null if it is not finite: JSON has no such numbers.
  fileprivate static func number(finite value: some BinaryFloatingPoint & CustomStringConvertible) -> JSON {
    value.isFinite ? .number(value.description) : .null
  }
}
