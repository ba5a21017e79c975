/// A decoder of values from a `JSON`. Members that a type does not ask for are ignored.
package struct JSONTreeDecoder: Decoder {
  let value: JSON
  package let codingPath: [any CodingKey]
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package init(_ value: JSON, codingPath: [any CodingKey] = []) {
    self.value = value
    self.codingPath = codingPath
  }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch(CoreSentences.jsonObject) }
    return KeyedDecodingContainer(Members<Key>(members: members, codingPath: codingPath))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw mismatch(CoreSentences.jsonList) }
    return Elements(values: values, codingPath: codingPath)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

  // MARK: - Values

  /// Returns the digits of a number.
  func digits() throws -> String {
    guard case .number(let digits) = value else { throw mismatch(CoreSentences.jsonNumber) }
    return digits
  }

  /// Decodes any value. The containers use it for all values, simple ones too. It avoids casts to a protocol.
  fileprivate func decoded<Value: Decodable>() throws -> Value {
    let simple: Any? =
      switch Value.self {
      case is String.Type: try string()
      case is Bool.Type: try bool()
      case is Double.Type: try double()
      case is Float.Type: Float(try double())
      case is Int.Type: try whole(Int.self)
      case is Int8.Type: try whole(Int8.self)
      case is Int16.Type: try whole(Int16.self)
      case is Int32.Type: try whole(Int32.self)
      case is Int64.Type: try whole(Int64.self)
      case is UInt.Type: try whole(UInt.self)
      case is UInt8.Type: try whole(UInt8.self)
      case is UInt16.Type: try whole(UInt16.self)
      case is UInt32.Type: try whole(UInt32.self)
      case is UInt64.Type: try whole(UInt64.self)
      default: nil
      }
    return try simple as? Value ?? Value(from: self)
  }

  private func bool() throws -> Bool {
    guard case .bool(let value) = value else { throw mismatch(CoreSentences.jsonBool) }
    return value
  }

  private func string() throws -> String {
    guard case .string(let text) = value else { throw mismatch(CoreSentences.jsonText) }
    return text
  }

  private func double() throws -> Double {
    guard let value = Double(try digits()), value.isFinite else { throw mismatch(CoreSentences.jsonNumber) }
    return value
  }

  private func whole<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    guard let value = Integer(try digits()) else { throw mismatch(CoreSentences.jsonWhole) }
    return value
  }

  /// Returns the error for a value of another kind than expected, with the path of names to it.
  private func mismatch(_ expected: Sentence) -> DecodingError {
    let name = codingPath.map(\.stringValue).joined(separator: ".")
    let sentence =
      name.isEmpty
      ? CoreSentences.jsonExpected(expected: expected) : CoreSentences.jsonIsNot(name: name, expected: expected)
    return .dataCorrupted(.saying(sentence, at: codingPath))
  }

  // MARK: - Containers

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [(String, JSON)]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.0) } }

    func contains(_ key: Key) -> Bool { members.contains { $0.0 == key.stringValue } }

    private func at(_ key: Key) throws -> JSONTreeDecoder {
      // The last of several members of one name holds, as in other readers.
      guard let member = members.last(where: { $0.0 == key.stringValue }) else {
        throw DecodingError.keyNotFound(
          key, .saying(CoreSentences.jsonMissing(name: key.stringValue), at: codingPath))
      }
      return JSONTreeDecoder(member.1, codingPath: codingPath + [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try at(key).value == .null }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try at(key).decoded() }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try at(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try at(key).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { JSONTreeDecoder(.object(members), codingPath: codingPath) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try at(key) }
  }

  private struct Elements: UnkeyedDecodingContainer {
    let values: [JSON]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(values: [JSON], codingPath: [any CodingKey]) {
      self.values = values
      self.codingPath = codingPath
    }

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex == values.count }

    private mutating func next() throws -> JSONTreeDecoder {
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(JSON.self, .saying(CoreSentences.jsonListShort, at: codingPath))
      }
      currentIndex += 1
      return JSONTreeDecoder(values[currentIndex - 1], codingPath: codingPath)
    }

    mutating func decodeNil() -> Bool {
      guard !isAtEnd, values[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decoded() }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
      try next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { try next() }
  }

  private struct Single: SingleValueDecodingContainer {
    let decoder: JSONTreeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.value == .null }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decoded() }
  }
}

extension DecodingError.Context {
  /// Makes a context that holds the sentence as an error below it; its description is the text.
  fileprivate static func saying(_ sentence: Sentence, at path: [any CodingKey]) -> Self {
    Self(codingPath: path, debugDescription: sentence.text, underlyingError: JSONError(sentence))
  }
}
