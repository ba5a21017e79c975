/// The lines by which cron runs a script at its times, one for each minute of the hour that occurs in them.
public struct CrontabLines: Hashable, Sendable, CustomStringConvertible {
  public let lines: [String]

  /// Nil where a word has a backslash in it, which one cron takes away and another leaves.
  public init?(_ schedule: Schedule, of run: ScheduledRun) {
    let words = run.environment.map(CrontabLines.setting) + ([run.program] + run.arguments).map(CrontabLines.quoted)
    guard run.fitsOnLine, !words.contains(where: { $0.contains("\\") }) else { return nil }
    // What stands behind a % would be given to the program to read.
    let command = words.joined(separator: " ").replacing("%", with: "\\%")
    let hours = Dictionary(grouping: schedule.times, by: \.minute).sorted { $0.key < $1.key }
    lines = hours.map { minute, times in
      let hours = times.map { "\($0.hour)" }.joined(separator: ",")
      return "\(minute) \(hours) * * \(schedule.days.crontabField) \(command)"
    }
  }

  public var description: String { lines.joined(separator: "\n") }

  private static func setting(_ text: String) -> String {
    guard let sign = text.firstIndex(of: "=") else { return quoted(text) }
    return text[...sign] + quoted(String(text[text.index(after: sign)...]))
  }

  /// As the shell reads it back.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:,=+@%".contains($0)) }
    guard !isPlain || text.isEmpty else { return text }
    return "'" + text.replacing("'", with: #"'"'"'"#) + "'"
  }
}
