import TilawaCore

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

  private static func standard(_ name: String, _ sentence: Sentence) -> BusFault {
    BusFault(name: "org.freedesktop.DBus.Error." + name, message: sentence.text)
  }

  static func failed(_ sentence: Sentence) -> BusFault { standard("Failed", sentence) }
  static func invalid(_ sentence: Sentence) -> BusFault { standard("InvalidArgs", sentence) }
  static func notSupported(_ sentence: Sentence) -> BusFault { standard("NotSupported", sentence) }
  static func readOnly(_ property: String) -> BusFault {
    standard("PropertyReadOnly", DesktopSentences.propertyReadOnly(name: property))
  }
  static func unknown(property: String) -> BusFault {
    standard("UnknownProperty", DesktopSentences.noProperty(name: property))
  }
  static func unknown(interface: String) -> BusFault {
    standard("UnknownInterface", DesktopSentences.noInterface(name: interface))
  }
  static func unknown(method: String) -> BusFault { standard("UnknownMethod", DesktopSentences.noMethod(name: method)) }
  /// The error for a call while too many calls wait.
  static var tooMany: BusFault { standard("LimitsExceeded", DesktopSentences.tooManyCalls) }
  static var noBus: BusFault { standard("NoServer", DesktopSentences.noBus) }
}
