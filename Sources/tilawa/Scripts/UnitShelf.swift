import Foundation
import Glibc
import TilawaConsole
import TilawaCore
import TilawaScripts
import TilawaStore

/// The units of the user's systemd that run scripts and reminders, each a pair of one name.
struct UnitShelf {
  /// What is run by itself.
  struct Entry {
    let facts: SystemdUnits.Facts
    let timer: String
  }

  /// What the names of units begin with.
  enum Family: String { case scripts = "tilawa-session-", reminders = "tilawa-reminder-" }

  /// Where systemd looks for units of the user's own.
  let folder: String

  /// - Parameter environment: of the process.
  init(environment: [String: String]) {
    func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = path("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    folder = (path("XDG_CONFIG_HOME") ?? home + "/.config") + "/systemd/user"
  }

  func timer(_ name: String) -> String { "\(folder)/\(name).timer" }
  func service(_ name: String) -> String { "\(folder)/\(name).service" }
  /// What makes systemd start the timer with the user's first login.
  private func wish(_ name: String) -> String { "\(folder)/timers.target.wants/\(name).timer" }

  /// Writes both, the timer last; as they were is forgotten.
  func put(_ units: SystemdUnits, named name: String) throws(StoreError) {
    try WholeFile.write(units.service.pathBytes, named: name + ".service", in: folder)
    try WholeFile.write(units.timer.pathBytes, named: name + ".timer", in: folder)
    try Folders.create(folder + "/timers.target.wants")
    guard symlink("../\(name).timer", wish(name)) == 0 || errno == EEXIST else {
      throw StoreError(system: errno, .cannotCreate, operation: "link", path: wish(name))
    }
  }

  /// Takes them away; false where there were none.
  func remove(_ name: String) throws -> Bool {
    var isThere = false
    for path in [wish(name), timer(name), service(name)] {
      if unlink(path) == 0 {
        isThere = true
      } else if errno != ENOENT {
        throw Failure(.ioError, "\(path): cannot remove: \(String(cString: strerror(errno)))")
      }
    }
    return isThere
  }

  /// What a timer says; nil where there is none of ours.
  func entry(_ name: String) -> Entry? {
    let bytes = (try? WholeFile.read(timer(name), atMost: 1 << 16)) ?? []
    return SystemdUnits.Facts(timer: String(pathBytes: bytes)).map {
      Entry(facts: $0, timer: timer(name))
    }
  }

  /// All of a family, by name.
  func entries(_ family: Family) -> [Entry] {
    let names: [String]
    do throws(StoreError) {
      names = try FolderListing.namesIfThere(in: folder)
    } catch {
      // Schedules that cannot be listed are not none.
      Terminal.complain("\(error)")
      names = []
    }
    return names.filter { $0.hasPrefix(family.rawValue) && $0.hasSuffix(".timer") }
      .compactMap { entry(String($0.dropLast(6))) }
  }
}

extension ScriptIdentity {
  /// What its units are called.
  var unit: String { UnitShelf.Family.scripts.rawValue + key }
}
