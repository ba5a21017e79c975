/// The pair of files by which a user's systemd runs a script at its times.
///
/// What it does not need stands in a section that it does not read, for `SystemdUnits.Facts`.
public struct SystemdUnits: Hashable, Sendable {
  private static let head = "# Written by tilawa session schedule; its option --remove takes it away.\n"

  /// When: the text of the `.timer`.
  public let timer: String
  /// What: the text of the `.service`.
  public let service: String

  /// - Parameter script: the full path of the script.
  public init(_ schedule: Schedule, of run: ScheduledRun, script: String) {
    let title = SystemdUnits.plain(run.title)
    let calendar = schedule.times.map { time in
      "OnCalendar="
        + [schedule.days.calendarWords, "*-*-*", "\(time):00"].filter { !$0.isEmpty }.joined(separator: " ")
    }
    timer =
      SystemdUnits.head
        + """
        [Unit]
        Description=When Tilawa runs \(title)

        [Timer]
        \(calendar.joined(separator: "\n"))
        AccuracySec=1s
        Persistent=\(schedule.lateness == .catchUp)

        [Install]
        WantedBy=timers.target

        [X-Tilawa]
        Script=\(script)
        At=\(schedule.times.map(\.description).joined(separator: " "))
        Days=\(schedule.days)
        Lateness=\(schedule.lateness.words)

        """
    let settings = run.environment.map { "Environment=\(SystemdUnits.quoted($0))\n" }.joined()
    // No variable is looked for in the name of the program.
    let words = [SystemdUnits.quoted(run.program)] + run.arguments.map(SystemdUnits.argument)
    service =
      SystemdUnits.head
        + """
        [Unit]
        Description=Tilawa runs \(title)
        After=pipewire-pulse.service pulseaudio.service

        [Service]
        Type=exec
        \(settings)ExecStart=\(words.joined(separator: " "))

        """
  }

  /// `%` begins a specifier everywhere.
  private static func plain(_ text: String) -> String { text.replacing("%", with: "%%") }

  private static func quoted(_ text: String) -> String {
    "\"" + plain(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func argument(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:,=+@".contains($0)) }
    return isPlain && !text.isEmpty ? text : quoted(text).replacing("$", with: "$$")
  }
}

extension SystemdUnits {
  /// What a timer of ours says about itself.
  public struct Facts: Hashable, Sendable {
    /// The full path of the script.
    public let script: String
    public let schedule: Schedule

    public init(script: String, schedule: Schedule) {
      self.script = script
      self.schedule = schedule
    }

    /// Nil where the text is not of a timer of ours.
    public init?(timer text: String) {
      let section = text.split(separator: "[X-Tilawa]\n", maxSplits: 1)
      guard section.count == 2 else { return nil }
      let pairs = section[1].split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      let values = Dictionary(pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
      let times = (values["At"] ?? "").split(separator: " ").compactMap { TimeOfDay(String($0)) }
      guard let script = values["Script"], !times.isEmpty, let days = values["Days"].flatMap({ Weekdays($0) }),
        let lateness = values["Lateness"].flatMap({ Schedule.Lateness(words: $0) })
      else { return nil }
      self.script = script
      schedule = Schedule(times: times, days: days, lateness: lateness)
    }
  }
}

extension Schedule.Lateness {
  /// `catch-up`, `skip 30m`.
  public var words: String {
    switch self {
    case .catchUp: "catch-up"
    case .skip(let minutes): "skip \(minutes)m"
    }
  }

  init?(words: String) {
    if words == "catch-up" {
      self = .catchUp
    } else if words.hasPrefix("skip "), words.hasSuffix("m"), let minutes = Int(words.dropFirst(5).dropLast()) {
      self = .skip(afterMinutes: minutes)
    } else {
      return nil
    }
  }
}
