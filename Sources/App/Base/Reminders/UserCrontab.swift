package import TilawaCore
import TilawaScripts

/// The user's crontab. Only lines of Tilawa are ever changed.
///
/// A line of Tilawa sets `TILAWA_REMINDER` for its program, and is recognised by that variable.
package struct UserCrontab {
  private static let timeout = Duration.seconds(10)
  package static let mark = "TILAWA_REMINDER"

  private let program: String
  private let environment: [String: String]

  /// Returns nil if this machine has no `crontab`.
  package init?(environment: [String: String]) {
    guard let program = OtherProgram.path("crontab", environment) else { return nil }
    self.program = program
    self.environment = environment
  }

  /// Replaces the lines of a reminder.
  ///
  /// - Throws: `Failure` if the crontab cannot be read or written; it is unchanged then.
  package func put(_ lines: [String], for name: String) async throws {
    let before = try await all()
    var after = before.filter { !UserCrontab.isOurs($0, name) }
    after += lines.map(\.pathBytes)
    if after != before { try await write(after) }
  }

  /// The lines of a reminder.
  package func lines(of name: String) async throws -> [String] {
    try await all().filter { UserCrontab.isOurs($0, name) }.map { String(pathBytes: $0) }
  }

  /// The time of a line that is run once a day; nil for others.
  package static func time(_ line: String) -> TimeOfDay? {
    let fields = line.split(separator: " ", maxSplits: 2)
    guard fields.count == 3, let minute = Int(fields[0]), let hour = Int(fields[1]) else { return nil }
    return TimeOfDay(hour: hour, minute: minute)
  }

  private static func isOurs(_ line: [UInt8], _ name: String) -> Bool {
    line.first != UInt8(ascii: "#") && String(decoding: line, as: UTF8.self).contains(" \(mark)=\(name) ")
  }

  // MARK: - Its bytes

  /// The lines as bytes, in any encoding.
  private func all() async throws -> [[UInt8]] {
    let outcome = await OtherProgram.run(program, ["-l"], environment, timeout: UserCrontab.timeout)
    guard let outcome else { throw Failure(.unavailable, BaseSentences.crontabDoesNotStart) }
    if outcome.status != 0 {
      // crontab reports a missing table as an error.
      guard outcome.complaint?.hasPrefix("no crontab for") ?? true else {
        throw Failure(.unavailable, BaseSentences.crontabUnreadable(complaint: outcome.complaint ?? ""))
      }
      return []
    }
    var lines = outcome.output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    if lines.last == [] { lines.removeLast() }
    return lines
  }

  private func write(_ lines: [[UInt8]]) async throws {
    let text = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    let outcome = await OtherProgram.run(
      program, [lines.isEmpty ? "-r" : "-"], environment, input: text, timeout: UserCrontab.timeout)
    guard let outcome, outcome.status == 0 else {
      let complaint = outcome?.complaint.map { Sentence(verbatim: $0) } ?? BaseSentences.crontabDoesNotStart
      throw Failure(.unavailable, BaseSentences.crontabUnwritable(complaint: complaint))
    }
  }
}
