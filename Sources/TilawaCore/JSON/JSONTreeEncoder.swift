/// An encoder of values as `JSON`: members keep the order in which a type encodes them.
///
/// Several keyed containers of one encoder write to one object. Foundation's encoder does not keep the order of members
/// and writes numbers with digits of its own.
package final class JSONTreeEncoder: Encoder {
  package let codingPath: [any CodingKey]
  package var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var content = Content.nothing

  private enum Content {
    case nothing
    case value(JSON)
    case members([(name: String, part: Part)])
    case elements([Part])
  }

  /// A finished value, or an encoder that a container has handed out.
  private enum Part {
    case value(JSON)
    case encoder(JSONTreeEncoder)

    var value: JSON {
      switch self {
      case .value(let value): value
      case .encoder(let encoder): encoder.value
      }
    }
  }

  init(codingPath: [any CodingKey] = []) { self.codingPath = codingPath }

  /// The value encoded so far; null if there is none.
  var value: JSON {
    switch content {
    case .nothing: .null
    case .value(let value): value
    case .members(let members): .object(members.map { ($0.name, $0.part.value) })
    case .elements(let elements): .array(elements.map(\.value))
    }
  }

  /// Encodes a simple value.
  func set(_ value: JSON) { content = .value(value) }

  private func append(_ part: Part, _ key: any CodingKey) {
    guard case .members(var members) = content else { return content = .members([(key.stringValue, part)]) }
    // The array is taken out before it grows, so that it is not copied.
    content = .nothing
    members.append((key.stringValue, part))
    content = .members(members)
  }

  private func append(_ part: Part) {
    guard case .elements(var elements) = content else { return content = .elements([part]) }
    content = .nothing
    elements.append(part)
    content = .elements(elements)
  }

  fileprivate var count: Int { if case .elements(let elements) = content { elements.count } else { 0 } }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = content { content = .members([]) }
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  package func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = content { content = .elements([]) }
    return Elements(encoder: self)
  }

  package func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// Returns the JSON of any value. The containers use it for all values, simple ones too.
  ///
  /// The method avoids casts to a protocol: each type that does not conform costs a search through all conformances of
  /// the program.
  fileprivate static func json(_ value: some Encodable, _ path: @autoclosure () -> [any CodingKey]) throws -> JSON {
    switch value {
    case let value as String: return .string(value)
    case let value as Bool: return .bool(value)
    case let value as Double: return value.isFinite ? .number("\(value)") : .null
    case let value as Float: return value.isFinite ? .number("\(value)") : .null
    case let value as Int: return .number("\(value)")
    case let value as Int8: return .number("\(value)")
    case let value as Int16: return .number("\(value)")
    case let value as Int32: return .number("\(value)")
    case let value as Int64: return .number("\(value)")
    case let value as UInt: return .number("\(value)")
    case let value as UInt8: return .number("\(value)")
    case let value as UInt16: return .number("\(value)")
    case let value as UInt32: return .number("\(value)")
    case let value as UInt64: return .number("\(value)")
    default:
      let encoder = JSONTreeEncoder(codingPath: path())
      try value.encode(to: encoder)
      return encoder.value
    }
  }

  // MARK: - Containers

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.append(.value(.null), key) }
    func encode(_ value: some Encodable, forKey key: Key) throws {
      encoder.append(.value(try JSONTreeEncoder.json(value, codingPath + [key])), key)
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
      let child = JSONTreeEncoder(codingPath: codingPath + [key])
      encoder.append(.encoder(child), key)
      return child
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.count }

    func encodeNil() { encoder.append(.value(.null)) }
    func encode(_ value: some Encodable) throws { encoder.append(.value(try JSONTreeEncoder.json(value, codingPath))) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      child().container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
    func superEncoder() -> any Encoder { child() }

    private func child() -> JSONTreeEncoder {
      let child = JSONTreeEncoder(codingPath: codingPath)
      encoder.append(.encoder(child))
      return child
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: JSONTreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.set(.null) }
    func encode(_ value: some Encodable) throws { encoder.set(try JSONTreeEncoder.json(value, codingPath)) }
  }
}
