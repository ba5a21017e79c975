package import Foundation

/// The machine as the programs of a test see it: folders, a crontab and a service manager of the test's own.
///
/// No bus, no sound server and no screen is there unless the test names one. Every start of our program gets its
/// environment here, so that no test reads or changes the reminders, settings or sounds of the person who runs it.
package final class TestMachine: Sendable {
  /// The home folder, and the value of `TILAWA_HOME`.
  package let home: TemporaryFolder
  private let folder: TemporaryFolder

  package init() throws {
    home = try TemporaryFolder()
    folder = try TemporaryFolder()
    try install("crontab", as: Self.crontab(in: folder.file("crontab")))
    try install("systemctl", as: "echo 'this test has no service manager' >&2; exit 1")
    try install("xdg-open", as: "exit 1")
    try FileManager.default.createDirectory(atPath: folder.file("run"), withIntermediateDirectories: true)
  }

  // MARK: - Programs of the machine

  /// Puts a program before those of the system, as the lines of a shell script.
  package func install(_ name: String, as script: String) throws {
    let path = try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The table of the test's own crontab; empty where there is none.
  package var crontab: String { (try? String(contentsOfFile: folder.file("crontab"), encoding: .utf8)) ?? "" }

  /// Whether there is a crontab; one that holds nothing is removed.
  package var hasCrontab: Bool { FileManager.default.fileExists(atPath: folder.file("crontab")) }

  /// Replaces the table of the crontab.
  package func setCrontab(_ table: String) throws { try folder.write(table, to: "crontab") }

  private static func crontab(in table: String) -> String {
    """
    case "$1" in
      -l) cat '\(table)' 2>/dev/null || { echo 'no crontab for you' >&2; exit 1; } ;;
      -r) rm -f '\(table)' ;;
      -) cat >'\(table).new' && mv '\(table).new' '\(table)' ;;
    esac
    """
  }

  // MARK: - Starting

  /// Returns a program that is not started yet, on this machine.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - environment: added to that of the machine.
  package func process(_ program: String, _ arguments: [String], environment: [String: String] = [:]) -> Process {
    Program.process(program, arguments, environment: self.environment(with: environment))
  }

  /// Returns the environment of the machine with variables of a test. The folder of the machine's own programs stands
  /// before the system's in any `PATH`.
  package func environment(with more: [String: String] = [:]) -> [String: String] {
    var environment = Program.surroundings.merging([
      "TILAWA_HOME": home.path, "HOME": home.path, "XDG_RUNTIME_DIR": folder.file("run"),
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.file("run"))/bus", "TILAWA_BACKGROUND": "no", "TILAWA_BUS": "no",
      "LC_ALL": "C.UTF-8",
    ]) { $1 }.merging(more) { $1 }
    environment["PATH"] = environment["PATH"].map(withOwn)
    return environment
  }

  private func withOwn(_ path: String) -> String {
    var folders = path.split(separator: ":").map(String.init)
    if let system = folders.firstIndex(where: Program.isOfSystem) { folders.insert(folder.file("bin"), at: system) }
    return folders.joined(separator: ":")
  }
}
