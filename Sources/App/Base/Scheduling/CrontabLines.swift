import TilawaCore

/// The lines with which cron runs a program at its times.
package struct CrontabLines: Hashable, Sendable, CustomStringConvertible {
  /// The lines, without line ends.
  package let lines: [String]

  /// Makes a line for each minute of the hour that occurs in the times.
  ///
  /// Returns nil if a word contains a control character or a backslash. No line holds the first; one cron removes the
  /// second and another keeps it.
  package init?(_ schedule: Schedule, of run: ScheduledRun) {
    guard let command = CrontabLines.command(run) else { return nil }
    let hours = Dictionary(grouping: schedule.times, by: \.minute).sorted { $0.key < $1.key }
    lines = hours.map { minute, times in
      let hours = times.map { "\($0.hour)" }.joined(separator: ",")
      return "\(minute) \(hours) * * \(schedule.days.crontabField) \(command)"
    }
  }

  /// Makes the line that runs a program every few minutes.
  ///
  /// Returns nil as above, and for a time that is neither less than an hour nor whole hours of a day.
  package init?(every minutes: Int, of run: ScheduledRun) {
    guard let command = CrontabLines.command(run) else { return nil }
    switch minutes {
    case 1..<60: lines = ["*/\(minutes) * * * * \(command)"]
    case 60..<1440 where minutes.isMultiple(of: 60): lines = ["0 */\(minutes / 60) * * * \(command)"]
    case 1440: lines = ["0 0 * * * \(command)"]
    default: return nil
    }
  }

  private static func command(_ run: ScheduledRun) -> String? {
    guard run.fitsOnLine else { return nil }
    let words =
      run.environment.map(CrontabLines.setting) + ([run.program] + run.arguments).map(CrontabLines.quoted)
    let line = words.joined(separator: " ")
    guard !line.unicodeScalars.contains("\\") else { return nil }
    // Escape each %: cron gives the text after it to the program as input.
    return line.escaping { $0 == "%" ? "\\%" : nil }
  }

  package var description: String { lines.joined(separator: "\n") }

  /// The name of a variable is never quoted: the shell would take it for a command.
  private static func setting(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return quoted(text) }
    return "\(String(parts[0]))=\(quoted(String(parts[1])))"
  }

  /// Quotes a text for the shell, without a backslash.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(\.isASCII)
      ? ShellWord.quoted(text, quote: #"'"'"'"#) : "'" + text.escaping { $0 == "'" ? #"'"'"'"# : nil } + "'"
  }
}
