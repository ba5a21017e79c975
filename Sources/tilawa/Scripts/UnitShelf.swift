import Foundation
import Glibc
import TilawaScripts
import TilawaStore

/// The units of the user's systemd that run scripts.
struct UnitShelf {
  /// A script that is run by itself.
  struct Entry {
    let facts: SystemdUnits.Facts
    let timer: String
  }

  static let prefix = "tilawa-session-"

  /// Where systemd looks for units of the user's own.
  let folder: String

  /// - Parameter environment: of the process.
  init(environment: [String: String]) {
    func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = path("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    folder = (path("XDG_CONFIG_HOME") ?? home + "/.config") + "/systemd/user"
  }

  func name(_ script: ScriptIdentity) -> String { UnitShelf.prefix + script.key }
  func timer(_ script: ScriptIdentity) -> String { "\(folder)/\(name(script)).timer" }
  func service(_ script: ScriptIdentity) -> String { "\(folder)/\(name(script)).service" }
  /// What makes systemd start the timer with the user's first login.
  private func wish(_ script: ScriptIdentity) -> String { "\(folder)/timers.target.wants/\(name(script)).timer" }

  /// Writes both, the timer last; as they were is forgotten.
  func put(_ units: SystemdUnits, for script: ScriptIdentity) throws(StoreError) {
    try WholeFile.write(Array(units.service.utf8), named: name(script) + ".service", in: folder)
    try WholeFile.write(Array(units.timer.utf8), named: name(script) + ".timer", in: folder)
    try Folders.create(folder + "/timers.target.wants")
    guard symlink("../\(name(script)).timer", wish(script)) == 0 || errno == EEXIST else {
      throw StoreError(
        code: .cannotCreate, operation: "link", path: wish(script), message: String(cString: strerror(errno)))
    }
  }

  /// Takes them away; false where there were none.
  func remove(_ script: ScriptIdentity) throws -> Bool {
    var isThere = false
    for path in [wish(script), timer(script), service(script)] {
      if unlink(path) == 0 {
        isThere = true
      } else if errno != ENOENT {
        throw Failure(.ioError, "\(path): cannot remove: \(String(cString: strerror(errno)))")
      }
    }
    return isThere
  }

  /// All, by name.
  func entries() -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasPrefix(UnitShelf.prefix) && $0.hasSuffix(".timer") }.compactMap { name in
      let bytes = (try? WholeFile.read("\(folder)/\(name)", atMost: 1 << 16)) ?? []
      return SystemdUnits.Facts(timer: String(decoding: bytes, as: UTF8.self)).map {
        Entry(facts: $0, timer: "\(folder)/\(name)")
      }
    }
  }
}
