import Dispatch
import Glibc
import Synchronization
import TilawaFiles
import TilawaNetwork

/// A running `rclone serve webdav` on this machine. It ends with its last reference, and with this process.
final class RcloneServer: Sendable {
  let address: String
  let credentials: Transfer.Credentials
  private let process: pid_t
  /// The program ends when this end of a pair of sockets is closed, also by the system.
  private let life: Int32
  private let words: Words

  /// The lines that the program prints.
  private final class Words: Sendable {
    private let state = Mutex<String?>(nil)

    var last: String? { state.withLock { $0 } }

    /// Keeps a line if it names a failure.
    func take(_ line: String) {
      guard line.contains("ERROR") || line.contains("Failed") || line.contains("CRITICAL") else { return }
      // `2026/11/25 18:32:23 ERROR : `
      let text = line.drop { $0.isNumber || "/: ".contains($0) }
      state.withLock { $0 = SyncName.readable(String(text)) }
    }
  }

  /// The last failure that the program printed.
  var lastWords: String? { words.last }

  /// Lets the program end when its own input ends; descriptor 3 is for what it prints.
  private static let script =
    #""$@" </dev/null >/dev/null 2>&3 3>&- & id=$!; exec 3>&-; cat >/dev/null; kill $id 2>/dev/null; wait $id"#

  init(_ remote: String, freshness: String) throws(SyncPlaceError) {
    guard let program = Self.program else { throw .refused("rclone is not installed; install the package rclone") }
    credentials = Transfer.Credentials(user: "tilawa", password: Self.password())
    let arguments = [
      program, "serve", "webdav", "--addr", "127.0.0.1:0", "--vfs-cache-mode", "off", "--dir-cache-time", freshness,
      "--poll-interval", "0", "--ask-password=false", "--log-level", "NOTICE", "--use-json-log=false", "--", remote,
    ]
    // Arguments are seen by all users of the machine; settings are not.
    let own = ["RCLONE_USER": credentials.user, "RCLONE_PASS": credentials.password]
    let started = try Self.start(arguments, Surroundings.environment.merging(own) { $1 })
    (process, life) = (started.process, started.life)
    words = Words()
    do throws(SyncPlaceError) { address = try Self.address(from: started.output, words) } catch {
      close(started.output)
      close(started.life)
      var status: Int32 = 0
      waitpid(started.process, &status, 0)
      throw error
    }
    let (output, words) = (started.output, words)
    DispatchQueue(label: "tilawa.rclone").async {
      var lines = LineReader(output)
      while let line = lines.next(until: nil) { words.take(line) }
      close(output)
    }
  }

  deinit {
    close(life)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static var program: String? {
    (Surroundings.setting("PATH") ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/rclone" }
      .first(where: Disk.isProgram)
  }

  private static func password() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<3).map { _ in String(random.next(), radix: 36) }.joined()
  }

  private static func start(
    _ arguments: [String], _ settings: [String: String]
  ) throws(SyncPlaceError) -> (process: pid_t, life: Int32, output: Int32) {
    guard let input = pair(), let output = pair() else { throw .refused("no socket can be had for rclone") }
    defer {
      close(input.theirs)
      close(output.theirs)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.theirs, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.theirs, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Ctrl-C is for this program, which may still have an object to end.
    // This thread may keep signals away; the program is to take them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = (["sh", "-c", script, "sh"] + arguments).map { strdup($0) } + [nil]
    var lines: [UnsafeMutablePointer<CChar>?] = settings.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + lines).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &lines)
    guard failure == 0 else {
      close(input.ours)
      close(output.ours)
      throw .refused("rclone does not start: \(String(cString: strerror(failure)))")
    }
    return (process, input.ours, output.ours)
  }

  /// Returns two sockets that are joined; other programs that are started meanwhile do not get them.
  private static func pair() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  /// Waits for the line with the address.
  private static func address(from output: Int32, _ words: Words) throws(SyncPlaceError) -> String {
    var lines = LineReader(output)
    let end = ContinuousClock.now + .seconds(30)
    while let line = lines.next(until: end) {
      words.take(line)
      guard line.contains("WebDav Server started"), let start = line.firstRange(of: "http://127.0.0.1:") else {
        continue
      }
      return String(line[start.lowerBound...].prefix { $0 != "]" && $0 != " " })
    }
    let reason = words.last ?? "it says nothing for 30 s"
    if reason.contains("didn't find section") || reason.contains("not found in config") {
      throw .refused("rclone does not know this remote: \(reason)")
    }
    throw .offline("rclone: \(reason)")
  }
}
