import Glibc
import TilawaCore

/// The address of a bus in D-Bus syntax: `unix:path=/run/user/1000/bus`.
package struct BusAddress: Hashable, Sendable {
  /// The address as the library takes it.
  package let text: String

  /// Makes an address from the library's syntax.
  package init(_ text: String) { self.text = text }

  /// Returns the session bus of a process; nil if there is none, or if the user switched it off (`TILAWA_BUS=no`).
  ///
  /// Cron sets no address: then it is the bus in `/run/user/UID`, if that folder belongs to the user.
  ///
  /// - Parameter environment: the environment of the process.
  package static func ofSession(environment: [String: String]) -> BusAddress? {
    ofSession(environment: environment, runtime: BusAddress.runtimeOfUser())
  }

  /// Returns the session bus of a process.
  ///
  /// - Parameter runtime: the user's runtime folder by the system's rule; nil where the user has none.
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

  /// Returns a path escaped for an address: bytes other than letters, digits and `/._-` become `%` and two digits.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      byte.isASCIIAlphanumeric || "/._-".utf8.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + Hex.padded(byte, to: 2)
    }.joined()
  }
}
