extension JSON {
  /// Returns a message as a line without an end of line; its own encoding must not throw.
  package static func line(encoding message: some Encodable) -> String {
    let encoder = JSONLineEncoder()
    do { try message.encode(to: encoder) } catch { preconditionFailure("a message encodes without errors: \(error)") }
    return encoder.finish()
  }

  /// Returns a value as the line that a command prints, with former names of members; its own encoding must not throw.
  package static func text(encoding value: some Encodable) -> String { JSON(encoding: value).text }

  /// Encodes a message; its own encoding must not throw.
  package init(encoding message: some Encodable) {
    do { self = try JSON(reading: JSON.line(encoding: message)) } catch { preconditionFailure("\(error)") }
  }

  /// Decodes a value.
  ///
  /// - Throws: `JSONError` with the name of the member that is missing or of another kind.
  package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws(JSONError) -> Value {
    do {
      return try Value(from: JSONTreeDecoder(self))
    } catch DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context)
    {
      throw context.underlyingError as? JSONError ?? JSONError(context.debugDescription)
    } catch {
      throw JSONError("\(error)")
    }
  }
}

/// A value of JSON as a part of a message.
extension JSON: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let digits): try JSONNumber(digits: digits).encode(to: encoder)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let members):
      try NamedMembers(members).encode(to: encoder)
    }
  }
}
