/// A value in a message on a bus, of the types that players and notifications need.
indirect enum DBusValue: Hashable, Sendable {
  case string(String)
  /// The path of an object.
  case path(String)
  case boolean(Bool)
  case byte(UInt8)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case strings([String])
  /// Variants by name: `a{sv}`.
  case dictionary([String: DBusValue])
  case variant(DBusValue)
  /// A value of an unsupported type, as its signature.
  case opaque(String)

  /// The D-Bus signature of the type.
  var signature: String {
    switch self {
    case .string: "s"
    case .path: "o"
    case .boolean: "b"
    case .byte: "y"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .strings: "as"
    case .dictionary: "a{sv}"
    case .variant: "v"
    case .opaque(let signature): signature
    }
  }
}

extension [DBusValue] {
  /// The D-Bus signature of the arguments of a message.
  var signature: String { map(\.signature).joined() }
}
