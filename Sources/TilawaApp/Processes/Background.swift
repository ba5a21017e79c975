import Glibc
import TilawaCore

/// Work that goes on after a command has answered, in a process of its own.
package enum Background {
  /// Runs this program with other arguments, away from the terminal. The process outlives this one.
  ///
  /// - Returns: whether the process started.
  package static func run(_ arguments: [String]) -> Bool { start(arguments) != nil }

  /// Starts this program with other arguments, away from the terminal.
  ///
  /// - Parameter log: the file to which its warnings are added; nil: they are dropped.
  /// - Returns: the process; nil if it cannot be started.
  package static func start(_ arguments: [String], log: String? = nil) -> Int32? {
    guard let program = try? program() else { return nil }
    return start(program, ["tilawa"] + arguments, log: log)
  }

  /// Starts another program in the same way.
  ///
  /// - Parameters:
  ///   - words: the name of the program, and its arguments.
  ///   - environment: the environment; nil: that of this process.
  package static func start(
    _ program: String, _ words: [String], environment: [String: String]? = nil, log: String? = nil
  ) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in STDIN_FILENO...STDOUT_FILENO {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, log ?? "/dev/null", log == nil ? O_RDWR : O_WRONLY | O_CREAT | O_APPEND, 0o600)
    // Whoever started us may wait until nobody has its pipes any more.
    for number in openFiles where number > STDERR_FILENO { posix_spawn_file_actions_addclose(&actions, number) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession)
    let words = words.map { strdup($0) } + [nil]
    let settings = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var id: pid_t = 0
    let failure =
      environment == nil
      ? posix_spawn(&id, program, &actions, &attributes, words, environ)
      : posix_spawn(&id, program, &actions, &attributes, words, settings)
    return failure == 0 ? id : nil
  }

  /// The numbers of all files that this process has open.
  private static var openFiles: [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
      let name = String(entry: entry)
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }

  /// Returns the full path of this program.
  package static func program() throws -> String {
    guard let program = realpath("/proc/self/exe") else {
      throw Failure(.ioError, "cannot find out where this program is: \(String(cString: strerror(errno)))")
    }
    return program
  }

  /// Returns the full path of a path that may be relative to the working folder.
  package static func absolute(_ path: String) -> String {
    Disk.absolute(path)
  }

  /// Lowers the priority of this process for processors and disk.
  package static func yield() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    var parameters = sched_param()
    sched_setscheduler(0, idle, &parameters)
  }

  // SCHED_IDLE and POSIX_SPAWN_SETSID are GNU's, which Swift's module of the C library leaves out.
  private static let idle: Int32 = 5
  private static let newSession: Int16 = 0x80
}
