import Foundation

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
  /// - Parameter input: the bytes for its standard input.
  package static func run(
    _ program: String, _ words: [String], _ environment: [String: String], input: [UInt8] = [], timeout: Duration
  ) async -> Outcome? {
    let start = ProgramStart(program, [program] + words, environment: environment)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var run = ProgramRun(start, giving: input, within: timeout)
        continuation.resume(returning: (run?.outcome()).map(Outcome.init))
      }
    }
  }

  /// Runs this program, or one that takes arguments in the same way, with arguments that no other user sees.
  package static func run(
    _ program: String, passing arguments: [String], _ environment: [String: String], timeout: Duration
  ) async -> Outcome? {
    await run(
      program, [PassedArguments.word], environment, input: PassedArguments.bytes(arguments), timeout: timeout)
  }
}
