/// A call that came from another program and waits for its answer.
struct BusCall: Hashable, Sendable {
  /// The number of the call on its connection.
  let id: Int
  let path: String
  /// The interface; empty where the caller named none.
  let interface: String
  let member: String
  let arguments: [DBusValue]

  /// The types of the arguments.
  var signature: String { arguments.signature }
}

/// A call to another program.
struct BusRequest: Hashable, Sendable {
  let destination: String
  let path: String
  let interface: String
  let member: String
  var arguments: [DBusValue] = []
}

/// A signal to all programs that listen.
struct BusSignal: Hashable, Sendable {
  let path: String
  let interface: String
  let member: String
  let arguments: [DBusValue]
}

/// The reason why a call fails.
struct BusFault: Error, Hashable, Sendable {
  /// The D-Bus name of the error: `org.freedesktop.DBus.Error.InvalidArgs`.
  let name: String
  let message: String

  private static func standard(_ name: String, _ message: String) -> BusFault {
    BusFault(name: "org.freedesktop.DBus.Error." + name, message: message)
  }

  static func failed(_ message: String) -> BusFault { standard("Failed", message) }
  static func invalid(_ message: String) -> BusFault { standard("InvalidArgs", message) }
  static func notSupported(_ message: String) -> BusFault { standard("NotSupported", message) }
  static func readOnly(_ property: String) -> BusFault { standard("PropertyReadOnly", "\(property) cannot be set") }
  static func unknown(property: String) -> BusFault { standard("UnknownProperty", "there is no property \(property)") }
  static func unknown(interface: String) -> BusFault {
    standard("UnknownInterface", "there is no interface \(interface)")
  }
  static func unknown(method: String) -> BusFault { standard("UnknownMethod", "there is no method \(method)") }
  /// The error for a call while too many calls wait.
  static let tooMany = standard("LimitsExceeded", "too many calls wait")
  static let noBus = standard("NoServer", "there is no bus")
}
