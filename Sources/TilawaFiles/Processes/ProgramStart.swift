import CSpawn
import Glibc

/// A program as it is to be started. All other programs are started by this type.
///
/// A program gets its three streams and no other descriptor of this process, and takes signals that this thread keeps away.
package struct ProgramStart: Sendable {
  package enum Stream: Hashable, Sendable {
    /// Reads find the end, and writes are dropped.
    case nothing
    /// The stream of this process.
    case shared
    /// A socket of a joined pair; this process keeps the other one.
    case joined
    /// A file, to which the program adds.
    case added(to: String)
  }

  /// The processes to which the program belongs.
  package enum Company: Hashable, Sendable {
    /// The group of this process: Ctrl-C reaches both.
    case ours
    /// A group of its own.
    case group
    /// A session of its own, without a terminal.
    case session
  }

  /// The path of the program.
  package let path: String
  /// The name of the program, and its arguments.
  package let words: [String]
  /// The environment; nil for that of this process.
  package let environment: [String: String]?
  package var input = Stream.nothing
  package var output = Stream.nothing
  package var complaints = Stream.nothing
  package var company = Company.group

  package init(_ path: String, _ words: [String], environment: [String: String]? = nil) {
    (self.path, self.words, self.environment) = (path, words, environment)
  }

  /// Starts the program. Nil and `errno` where it does not start.
  package func start() -> StartedProgram? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ours: [Int32: OpenDescriptor] = [:]
    var theirs: [OpenDescriptor] = []
    defer { withExtendedLifetime(theirs) {} }
    for (stream, number) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (complaints, STDERR_FILENO)] {
      switch stream {
      case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      case .shared: break
      case .added(let file):
        posix_spawn_file_actions_addopen(&actions, number, file, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      case .joined:
        guard let pair = OpenDescriptor.pair() else { return nil }
        posix_spawn_file_actions_adddup2(&actions, pair.theirs.number, number)
        ours[number] = pair.ours
        theirs.append(pair.theirs)
      }
    }
    errno = cspawn_close_from(&actions, STDERR_FILENO + 1)
    guard errno == 0, let id = spawn(&actions) else { return nil }
    return StartedProgram(
      id, input: ours[STDIN_FILENO], output: ours[STDOUT_FILENO], complaints: ours[STDERR_FILENO])
  }

  private func spawn(_ actions: inout posix_spawn_file_actions_t) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (blocked, ignored) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    let flag =
      switch company {
      case .ours: 0 as Int16
      case .group: Int16(POSIX_SPAWN_SETPGROUP)
      case .session: Self.newSession
      }
    posix_spawnattr_setflags(&attributes, flag | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = words.map { strdup($0) } + [nil]
    let settings = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var id: pid_t = 0
    let failure =
      environment == nil
      ? posix_spawn(&id, path, &actions, &attributes, words, environ)
      : posix_spawn(&id, path, &actions, &attributes, words, settings)
    errno = failure
    return failure == 0 ? id : nil
  }

  /// POSIX_SPAWN_SETSID is GNU's, which Swift's module of the C library leaves out.
  private static let newSession: Int16 = 0x80
}
