/// A value whose members are those of several values, one after the other. A nil part has none.
package struct JoinedMembers: Encodable {
  private let parts: [(any Encodable)?]

  package init(_ parts: (any Encodable)?...) { self.parts = parts }

  package func encode(to encoder: any Encoder) throws {
    for part in parts { try part?.encode(to: encoder) }
  }
}

/// A value whose members have names that are data. Members keep this order.
package struct NamedMembers<Value: Encodable>: Encodable {
  private let members: [(String, Value)]

  package init(_ members: [(String, Value)]) { self.members = members }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    for (name, value) in members { try container.encode(value, forKey: MemberName(stringValue: name)) }
  }
}

/// The name of a member, whatever it is.
struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
