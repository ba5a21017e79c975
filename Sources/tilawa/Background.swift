import Glibc

/// Work that goes on after a command has answered, in a process of its own.
enum Background {
  /// Runs this program with other arguments, away from the terminal; it outlives us. False where that fails.
  static func run(_ arguments: [String]) -> Bool {
    guard let program = realpath("/proc/self/exe", nil) else { return false }
    defer { free(program) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, newSession)
    let words = [strdup("tilawa")] + arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    return posix_spawn(&id, program, &actions, &attributes, words, environ) == 0
  }

  /// Lets everything else on the machine go first, on the processors and on the disk.
  static func yield() {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    var parameters = sched_param()
    sched_setscheduler(0, idle, &parameters)
  }

  // SCHED_IDLE and POSIX_SPAWN_SETSID are GNU's, which Swift's module of the C library leaves out.
  private static let idle: Int32 = 5
  private static let newSession: Int16 = 0x80
}
