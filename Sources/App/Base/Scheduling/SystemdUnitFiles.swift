import FoundationEssentials
import Glibc
package import TilawaCore
import TilawaScripts
package import TilawaStore

/// The units of the user's systemd that run scripts and reminders, of one name each.
package struct SystemdUnitFiles {
  /// A scheduled run, as its timer file describes it.
  package struct Entry {
    package let facts: SystemdUnits.Facts
    package let timer: String

    package init(
      facts: SystemdUnits.Facts, timer: String
    ) {
      self.facts = facts
      self.timer = timer
    }
  }

  /// The prefix of the names of units.
  package enum Family: String { case scripts = "tilawa-session-", reminders = "tilawa-reminder-" }

  /// The folder in which systemd looks for the user's own units.
  package let folder: String

  /// - Parameter environment: the environment of the process.
  package init(environment: [String: String]) {
    func path(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let home = path("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    folder = (path("XDG_CONFIG_HOME") ?? home + "/.config") + "/systemd/user"
  }

  package func timer(_ name: String) -> String { "\(folder)/\(name).timer" }
  package func service(_ name: String) -> String { "\(folder)/\(name).service" }
  private func path(_ name: String) -> String { "\(folder)/\(name).path" }

  /// The kinds of units that start a service, and the targets that start them at the user's first login.
  private static let starters = [("timer", "timers.target"), ("path", "paths.target")]

  /// Returns the names of the units under a name that start its service.
  package func starters(_ name: String) -> [String] {
    SystemdUnitFiles.starters.map { "\(name).\($0.0)" }.filter { Disk.exists("\(folder)/\($0)") }
  }

  /// Writes all units, the service first. Earlier units of the name are overwritten.
  package func put(_ units: SystemdUnits, named name: String) throws(StoreError) {
    try WholeFile.write(units.service.pathBytes, named: name + ".service", in: folder)
    for ((kind, target), text) in zip(SystemdUnitFiles.starters, [units.timer, units.path]) {
      guard let text else { continue }
      try WholeFile.write(text.pathBytes, named: "\(name).\(kind)", in: folder)
      try Folders.create("\(folder)/\(target).wants")
      let link = "\(folder)/\(target).wants/\(name).\(kind)"
      guard symlink("../\(name).\(kind)", link) == 0 || errno == EEXIST else {
        throw StoreError(system: errno, .cannotCreate, operation: "link", path: link)
      }
    }
  }

  /// Removes the units of a name; returns false if there were none.
  package func remove(_ name: String) throws -> Bool {
    var isThere = false
    let links = SystemdUnitFiles.starters.map { "\(folder)/\($0.1).wants/\(name).\($0.0)" }
    for path in links + [path(name), timer(name), service(name)] {
      if unlink(path) == 0 {
        isThere = true
      } else if errno != ENOENT, errno != ENOTDIR {
        throw Failure(.ioError, BaseSentences.cannotRemove(path: path, reason: systemMessage()))
      }
    }
    return isThere
  }

  /// Returns the entry of a timer; nil if Tilawa has no such timer.
  package func entry(_ name: String) -> Entry? {
    let bytes = (try? WholeFile.read(timer(name), atMost: 1 << 16)) ?? []
    return SystemdUnits.Facts(timer: String(pathBytes: bytes)).map {
      Entry(facts: $0, timer: timer(name))
    }
  }

  /// The line for a timer that systemd has not loaded.
  package static func whenAsleep(_ timer: String, _ reason: Sentence) -> Sentence {
    BaseSentences.notLoaded(reason: reason, unit: timer.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Returns all entries of a family, by name.
  ///
  /// - Parameter warn: called with a line if the units cannot be listed.
  package func entries(_ family: Family, warn: (String) -> Void) -> [Entry] {
    let names: [String]
    do throws(StoreError) {
      names = try FolderListing.namesIfThere(in: folder)
    } catch {
      // Schedules that cannot be listed are not none.
      warn("\(error)")
      names = []
    }
    return names.filter { $0.hasPrefix(family.rawValue) && $0.hasSuffix(".timer") }
      .compactMap { entry(String($0.dropLast(6))) }
  }
}
