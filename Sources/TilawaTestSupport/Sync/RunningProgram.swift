import Glibc
import TilawaFiles

/// A program that runs in the background until the last reference to it goes, or this process ends.
package final class RunningProgram: Sendable {
  private let process: pid_t
  /// The program ends when this end of a pair of sockets is closed, also by the system.
  private let life: Int32

  /// Starts a program by its path. Its output goes to the file `log`.
  package init(_ path: String, _ arguments: [String], in folder: String, log: String = "/dev/null") throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw LocalServerFailure(message: "no socket can be had")
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This thread may keep signals away; the program is to take them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    // The shell ends its group when its own input ends, which also happens when this process is killed.
    let script = #"cd "$1" || exit 1; shift; "$@" </dev/null & cat >/dev/null; kill 0"#
    var words: [UnsafeMutablePointer<CChar>?] =
      (["sh", "-c", script, "sh", folder, path] + arguments).map { strdup($0) } + [nil]
    var settings = Program.settings(with: ["HOME": folder, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &settings) == 0 else {
      close(ends[0])
      throw LocalServerFailure(message: "\(path) does not start")
    }
    (self.process, life) = (process, ends[0])
  }

  deinit {
    close(life)
    kill(-process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
