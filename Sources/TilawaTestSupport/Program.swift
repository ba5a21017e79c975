package import Foundation
import Glibc
import TilawaAudio

/// Other programs that tests use. None finds the home, the bus or the sound server of the person who runs the tests.
package enum Program {
  /// The environment of every program that a test starts: the programs of the system, and nothing of a person.
  package static let surroundings: [String: String] = [
    "HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": "/nonexistent",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus", "PULSE_SERVER": "unix:/dev/null/absent",
    "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
  ]

  /// Whether a folder of `PATH` has programs of the system.
  static func isOfSystem(_ folder: String) -> Bool {
    ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"].contains(folder)
  }

  /// Writes a script that can be run at once.
  ///
  /// Another program writes the file: a process that is started by this one at the same time would keep it open for writing for a
  /// moment, and the system runs no file that is being written.
  package static func install(_ script: String, at path: String) throws {
    let text = path + ".text"
    try script.write(toFile: text, atomically: true, encoding: .utf8)
    try run("install", ["-m", "700", text, path])
    try FileManager.default.removeItem(atPath: text)
  }

  /// Returns a program that is not started yet; it can read nothing.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - environment: takes the place of the same variables of `surroundings`.
  package static func process(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = surroundings.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// The path of the program `name` in the folders of Debian's programs; nil if it is not installed.
  package static func path(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  package static func isInstalled(_ name: String) -> Bool { path(name) != nil }

  /// Runs a program to its end; what it prints goes nowhere. Throws unless it ends with 0.
  package static func run(_ name: String, _ arguments: [String]) throws {
    guard let path = path(name) else { throw AudioError(.notFound, "run", path: name, "it is not installed") }
    let status = try wait(for: spawn(path, arguments))
    guard status == 0 else { throw AudioError(.ioFailed, "run", path: name, "it ended with \(status): \(arguments)") }
  }

  private static func spawn(_ path: String, _ arguments: [String]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = settings()
    defer { (words + settings).forEach { free($0) } }
    var id: pid_t = 0
    guard posix_spawn(&id, path, &actions, nil, &words, &settings) == 0 else {
      throw AudioError(.notFound, "run", path: path, "it does not start")
    }
    return id
  }

  /// The surroundings with other variables as C strings that the caller frees, nil after the last.
  static func settings(with more: [String: String] = [:]) -> [UnsafeMutablePointer<CChar>?] {
    surroundings.merging(more) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
  }

  /// The exit code, or 128 and the number of the signal.
  private static func wait(for id: pid_t) throws -> Int {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw AudioError(.ioFailed, "wait for a program", "waitpid failed") }
    }
    let signal = status & 0x7F
    return signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
  }
}
