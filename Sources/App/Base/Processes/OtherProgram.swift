import FoundationEssentials

/// The running of other programs of the system.
package enum OtherProgram {
  /// The result of a run of a program.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: [UInt8]
    /// The first line on standard error; nil if there was none.
    package let complaint: String?

    init(_ outcome: ProgramRun.Outcome) {
      (status, output) = (outcome.code, outcome.output)
      complaint = String(decoding: outcome.complaints, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
  }

  /// Returns the path of a program; nil if it is not installed.
  package static func path(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }.first {
      Disk.isProgram($0)
    }
  }

  /// Returns the path if it is that of an executable program; else nil.
  package static func executable(_ path: String) -> String? {
    Disk.isProgram(path) ? path : nil
  }

  /// Runs a program to its end, on a thread of its own; returns nil if it does not start. After `timeout` it is told to
  /// end.
  ///
  /// All users of the machine see `words`: what a person typed goes into `input`.
  ///
  /// - Parameters:
  ///   - input: the bytes for its standard input.
  ///   - end: the end that is waited for; a program that goes on belongs to a session of its own.
  package static func run(
    _ program: String, _ words: [String], _ environment: [String: String], input: [UInt8] = [], timeout: Duration,
    until end: ProgramRun.End = .ofProgram
  ) async -> Outcome? {
    var start = ProgramStart(program, [program] + words, environment: environment)
    if end == .ofStreams { start.company = .session }
    return await SystemThread.value { [start] in
      guard var run = ProgramRun(start, giving: input, within: timeout, until: end) else { return nil }
      let outcome = Outcome(run.outcome())
      // The system keeps the number of a program that has ended until somebody takes its code, or this program ends.
      if end == .ofStreams { _ = SystemThread.start { [program = run.program] in program.wait() } }
      return outcome
    }
  }

  /// Runs this program, or one that takes arguments in the same way, with arguments that no other user sees.
  package static func run(
    _ program: String, passing arguments: [String], _ environment: [String: String], timeout: Duration,
    until end: ProgramRun.End = .ofProgram
  ) async -> Outcome? {
    await run(
      program, [PassedArguments.word], environment, input: PassedArguments.bytes(arguments), timeout: timeout,
      until: end)
  }
}
