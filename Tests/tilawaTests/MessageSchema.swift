@testable import AppBase
import TilawaCore
import TilawaPlayer

@testable import TilawaDesktop

/// Records which fields a message decodes and their types, as docs/messages.md names them. The decoded value is a
/// sample of the message.
final class SchemaRecorder: Decoder {
  struct Field: Hashable {
    let name: String
    let type: String
    /// The words that it can have; empty for other types.
    let words: [String]
  }

  /// Whether fields that may be null have a value in the sample.
  enum Nulls { case empty, filled }

  private(set) var fields: [Field] = []
  private let nulls: Nulls
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(nulls: Nulls) { self.nulls = nulls }

  /// The fields of a message, in their order.
  static func fields<Message: Decodable>(of message: Message.Type) -> [Field] {
    let recorder = SchemaRecorder(nulls: .filled)
    // A request with all fields is none, and its fields are recorded all the same.
    _ = try? Message(from: recorder)
    return recorder.fields
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields<Key>(recorder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw JSONError("a message is an object") }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw JSONError("a message is an object") }

  private func record(_ name: String, _ type: any Decodable.Type, isOptional: Bool) {
    guard !fields.contains(where: { $0.name == name }) else { return }
    let suffix = isOptional && !(type is any NullableField.Type) ? ", optional" : ""
    fields.append(Field(name: name, type: Self.name(of: type) + suffix, words: Self.words(of: type)))
  }

  private static func name(of type: any Decodable.Type) -> String {
    switch type {
    case let nullable as any NullableField.Type: name(of: nullable.value) + " or null"
    case is Int.Type: "number"
    case is Double.Type: "decimal"
    case is String.Type: "text"
    case is Bool.Type: "boolean"
    case is [String].Type: "texts"
    case is Seconds.Type: "seconds"
    case is PlayCount.Type: "count"
    case is GapLength.Type: "gap"
    case is SpeedFactor.Type: "factor"
    case is ControlID.Type: "id"
    case is ControlArgument.Type: "value"
    case is LoopMessage.Type: "loop"
    case is IntermissionMessage.Type: "intermission"
    case is [RefusalMessage].Type: "refusals"
    case is [TajweedMessage].Type: "findings"
    case is HeardInsteadMessage.Type: "instead"
    case is any CaseIterable.Type: "word"
    default: "\(type)"
    }
  }

  private static func words(of type: any Decodable.Type) -> [String] {
    if let nullable = type as? any NullableField.Type { return words(of: nullable.value) }
    guard let words = type as? any CaseIterable.Type else { return [] }
    return words.words
  }

  fileprivate func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch type {
    case let nullable as any NullableField.Type:
      if nulls == .empty { return try JSON.null.decoded() }
      if let object = try object(nullable.value) { return try JSON(encoding: object).decoded() }
      return try sample(json: nullable.value).decoded()
    default:
      if let object = try object(type) as? Value { return object }
      return try sample(json: type).decoded()
    }
  }

  /// A sample of an object inside a message.
  private func object(_ type: any Decodable.Type) throws -> (any Codable)? {
    switch type {
    case is LoopMessage.Type: try LoopMessage(from: SchemaRecorder(nulls: nulls))
    case is IntermissionMessage.Type: try IntermissionMessage(from: SchemaRecorder(nulls: nulls))
    case is [RefusalMessage].Type: [try RefusalMessage(from: SchemaRecorder(nulls: nulls))]
    case is [TajweedMessage].Type: [try TajweedMessage(from: SchemaRecorder(nulls: nulls))]
    case is HeardInsteadMessage.Type: try HeardInsteadMessage(from: SchemaRecorder(nulls: nulls))
    default: nil
    }
  }

  private func sample(json type: any Decodable.Type) -> JSON {
    switch type {
    case is String.Type, is ControlArgument.Type, is ControlID.Type: .string("a\n\u{2028}\"é")
    case is Bool.Type: .bool(true)
    case is [String].Type: .array([.string("2:1-5"), .string("112")])
    case is Double.Type: .number("-2.5")
    case is Seconds.Type: .number("12.345678")
    case is SpeedFactor.Type: .number("0.75")
    case is PlayCount.Type: nulls == .empty ? .string("forever") : .number("3")
    case is GapLength.Type: nulls == .empty ? .string("50%") : .number("500")
    case is any CaseIterable.Type: .string(Self.words(of: type).last ?? "")
    default: .number("7")
    }
  }

  private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let recorder: SchemaRecorder
    let optional = Names()
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    final class Names { var names: Set<String> = [] }

    func contains(_ key: Key) -> Bool { true }

    /// Asked of optional fields only.
    func decodeNil(forKey key: Key) -> Bool {
      optional.names.insert(key.stringValue)
      return false
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      recorder.record(key.stringValue, type, isOptional: optional.names.contains(key.stringValue))
      return try recorder.sample(type)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      throw JSONError("no message has one")
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw JSONError("no message has one")
    }
    func superDecoder() -> any Decoder { recorder }
    func superDecoder(forKey key: Key) -> any Decoder { recorder }
  }
}

/// A field that may be null, whatever its value is.
private protocol NullableField {
  static var value: any Decodable.Type { get }
}

extension Nullable: NullableField where Value: Decodable {
  fileprivate static var value: any Decodable.Type { Value.self }
}

extension CaseIterable {
  /// Raw values of all cases.
  fileprivate static var words: [String] { allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String } }
}
