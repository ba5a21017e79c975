/// A value of JSON as a reader finds it, with parts of some type.
package enum JSONValue<Part> {
  case null
  case bool(Bool)
  /// A number, as its written digits.
  case number(String)
  case string(String)
  case array([Part])
  /// An object, as the names and values of its members in their order; a name that is there twice is there twice.
  case object([(String, Part)])
}

/// A tree that a reader of JSON makes, from the leaves on.
package protocol JSONTree {
  /// Makes a tree of a value that was found at an offset in bytes.
  init(_ value: JSONValue<Self>, at offset: Int)
}

extension JSON: JSONTree {
  package init(_ value: JSONValue<JSON>, at offset: Int) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = .number(digits)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values)
    case .object(let members): self = .object(members)
    }
  }
}

/// A value of JSON with its place.
package struct JSONNode: JSONTree {
  package typealias Member = (String, JSONNode)

  package let value: JSONValue<JSONNode>
  /// The offset of its first byte.
  package let offset: Int

  package init(_ value: JSONValue<JSONNode>, at offset: Int) {
    self.value = value
    self.offset = offset
  }

  /// The text or the digits of a value that has some.
  package var text: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  package var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  package var object: [Member]? { if case .object(let members) = value { members } else { nil } }

  /// The first member of a name.
  package subscript(name: String) -> JSONNode? { object?.first { $0.0 == name }?.1 }
}
