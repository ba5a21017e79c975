import Glibc
import TilawaCore

/// Work that goes on after a command has answered, in a process of its own.
package enum Background {
  /// Runs this program with other arguments, away from the terminal. The process outlives this one.
  ///
  /// No other user sees the arguments.
  ///
  /// - Returns: whether the process started.
  package static func run(_ arguments: [String]) -> Bool {
    guard let program = try? program() else { return false }
    var start = ProgramStart(program, ["tilawa", PassedArguments.word])
    (start.company, start.input) = (.session, .joined)
    guard let started = start.start() else { return false }
    return started.input?.send(PassedArguments.bytes(arguments)) ?? false
  }

  /// Starts another program in the same way, without any input.
  ///
  /// - Parameters:
  ///   - words: the name of the program, and its arguments, which all users of the machine see.
  ///   - environment: the environment; nil: that of this process.
  ///   - log: the file to which its warnings are added; nil: they are dropped.
  /// - Returns: the process; nil and `errno` where it does not start.
  package static func start(
    _ program: String, _ words: [String], environment: [String: String]? = nil, log: String? = nil
  ) -> StartedProgram? {
    var start = ProgramStart(program, words, environment: environment)
    start.company = .session
    if let log { start.complaints = .added(to: log) }
    return start.start()
  }

  /// Returns the full path of this program.
  package static func program() throws -> String {
    guard let program = realpath("/proc/self/exe") else {
      throw Failure(.ioError, BaseSentences.programNotFound(reason: systemMessage()))
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

  // SCHED_IDLE is GNU's, which Swift's module of the C library leaves out.
  private static let idle: Int32 = 5
}
