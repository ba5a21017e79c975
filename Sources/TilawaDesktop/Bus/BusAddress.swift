import Glibc

/// Where a bus is, as D-Bus writes it: `unix:path=/run/user/1000/bus`.
public struct BusAddress: Hashable, Sendable {
  /// As it is given to the library.
  public let text: String

  /// An address as the library writes it.
  public init(_ text: String) { self.text = text }

  /// The session bus of a process; nil where there is none, or the user wants nothing of it (`TILAWA_BUS=no`).
  ///
  /// Cron names none: then it is the one in `/run/user/UID`, where that folder is the user's own.
  ///
  /// - Parameter environment: of the process.
  public static func ofSession(environment: [String: String]) -> BusAddress? {
    ofSession(environment: environment, runtime: BusAddress.runtimeOfUser())
  }

  /// - Parameter runtime: the user's runtime folder by the system's rule; nil where there is none that is theirs.
  static func ofSession(environment: [String: String], runtime: String?) -> BusAddress? {
    guard environment["TILAWA_BUS"] != "no" else { return nil }
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"], !named.isEmpty { return BusAddress(named) }
    let named = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = named ?? runtime, isSocket(folder + "/bus") else { return nil }
    return BusAddress("unix:path=" + escaped(folder + "/bus"))
  }

  private static func runtimeOfUser() -> String? {
    let folder = "/run/user/\(getuid())"
    var info = stat()
    return stat(folder, &info) == 0 && info.st_uid == getuid() ? folder : nil
  }

  private static func isSocket(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFSOCK
  }

  /// As addresses want it: what is not plain is written by its bytes.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
