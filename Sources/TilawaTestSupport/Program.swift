import Glibc
import TilawaAudio

/// Other programs, run to their end; what they print goes nowhere.
package enum Program {
  /// The path of the program `name` in the folders of Debian's programs; nil if it is not installed.
  package static func path(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin"].map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  package static func isInstalled(_ name: String) -> Bool { path(name) != nil }

  /// Throws unless the program ends with 0.
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
    var settings: [UnsafeMutablePointer<CChar>?] = [strdup("HOME=/nonexistent"), strdup("PATH=/usr/bin:/bin"), nil]
    defer { (words + settings).forEach { free($0) } }
    var id: pid_t = 0
    guard posix_spawn(&id, path, &actions, nil, &words, &settings) == 0 else {
      throw AudioError(.notFound, "run", path: path, "it does not start")
    }
    return id
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
