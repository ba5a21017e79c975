/// What messages on a bus carry, as far as players and notifications need it.
indirect enum DBusValue: Hashable, Sendable {
  case string(String)
  /// Of an object.
  case path(String)
  case boolean(Bool)
  case byte(UInt8)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case strings([String])
  /// By name, each as a variant: `a{sv}`.
  case dictionary([String: DBusValue])
  case variant(DBusValue)
  /// Of a type that we have no use for: its signature.
  case opaque(String)

  /// How D-Bus writes its type.
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
  /// How D-Bus writes the types of what a message carries.
  var signature: String { map(\.signature).joined() }
}
