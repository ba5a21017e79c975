package import TilawaCore

/// The files by which a user's systemd runs a script, a reminder or other work at its times.
///
/// The facts for `SystemdUnits.Facts` are in a section that systemd ignores.
package struct SystemdUnits: Hashable, Sendable {
  /// The subject of the units.
  package enum Subject: Hashable, Sendable {
    /// A session script, by its full path.
    case script(String)
    /// A reminder by its name, and the command that turns it off.
    case reminder(String, off: CommandHint)
    /// A look every few minutes whether there is something to say, by its name, and the command that turns it off.
    case lookout(String, off: CommandHint)
    /// Work in the background, and the command that turns it off.
    case work(off: CommandHint)

    fileprivate var head: String {
      switch self {
      case .script: "# Written by tilawa session schedule; its option --remove deletes it.\n"
      case .reminder(_, let off), .lookout(_, let off), .work(let off): "# Written by tilawa; \(off) deletes it.\n"
      }
    }

    fileprivate var fact: String {
      switch self {
      case .script(let path): "Script=\(path)"
      case .reminder(let name, _), .lookout(let name, _): "Reminder=\(name)"
      case .work: ""
      }
    }

    /// The settings of the service besides its command.
    fileprivate var settings: String {
      switch self {
      case .script: "Type=exec\n"
      // A window of a reminder stays open after the reminder has ended.
      case .reminder: "Type=exec\nKillMode=process\n"
      // The next look does not wait until a notification of this one was clicked on.
      case .lookout: "Type=oneshot\nKillMode=process\n"
      // Changes seldom come alone: the work waits a little, and is not started anew meanwhile.
      case .work:
        "Type=oneshot\nNice=10\nIOSchedulingClass=idle\nExecStartPre=/bin/sleep 5\nSuccessExitStatus=69 75\n"
      }
    }

    /// The words before the command.
    fileprivate var wrapper: String {
      if case .lookout = self { "/bin/sh -c '\"$$@\" &' sh " } else { "" }
    }

    fileprivate var verb: String {
      switch self {
      case .script, .work: "runs"
      case .reminder, .lookout: "reminds of"
      }
    }
  }

  /// The text of the `.timer`, with the times.
  package let timer: String
  /// The text of the `.service`, with the command.
  package let service: String
  /// The text of the `.path`, with the files whose changes start the service too; nil if there are none.
  package let path: String?

  /// - Parameters:
  ///   - schedule: the times of the day.
  ///   - run: the program and its arguments.
  ///   - script: the full path of the script.
  package init(_ schedule: Schedule, of run: ScheduledRun, script: String) {
    self.init(schedule, of: run, for: .script(script))
  }

  /// Makes the files for a subject.
  package init(_ schedule: Schedule, of run: ScheduledRun, for subject: Subject) {
    let title = SystemdUnits.described(run.title)
    let calendar = schedule.times.map { time in
      "OnCalendar="
        + [schedule.days.calendarWords, "*-*-*", "\(time):00"].filter { !$0.isEmpty }.joined(separator: " ")
    }
    timer =
      subject.head
        + """
        [Unit]
        Description=When Tilawa \(subject.verb) \(title)

        [Timer]
        \(calendar.joined(separator: "\n"))
        AccuracySec=1s
        Persistent=\(schedule.lateness == .catchUp)

        [Install]
        WantedBy=timers.target

        [X-Tilawa]
        \(subject.fact)
        At=\(schedule.times.map(\.description).joined(separator: " "))
        Days=\(schedule.days)
        Lateness=\(schedule.lateness.words)

        """
    service = SystemdUnits.service(run, for: subject)
    path = nil
  }

  /// Makes the files for a run every few minutes.
  ///
  /// - Parameter files: the files whose changes start a run too, by their full paths.
  package init(every minutes: Int, of run: ScheduledRun, for subject: Subject, watching files: [String] = []) {
    let title = SystemdUnits.described(run.title)
    timer =
      subject.head
        + """
        [Unit]
        Description=When Tilawa \(subject.verb) \(title)

        [Timer]
        OnStartupSec=1min
        OnUnitInactiveSec=\(minutes)min

        [Install]
        WantedBy=timers.target

        """
    service = SystemdUnits.service(run, for: subject)
    path =
      files.isEmpty
      ? nil
      : subject.head
        + """
        [Unit]
        Description=When Tilawa \(subject.verb) \(title)

        [Path]
        \(files.map { "PathChanged=\(SystemdUnits.watched($0))" }.joined(separator: "\n"))

        [Install]
        WantedBy=paths.target

        """
  }

  private static func service(_ run: ScheduledRun, for subject: Subject) -> String {
    let settings = run.environment.map { "Environment=\(SystemdUnits.quoted($0))\n" }.joined()
    // No variable is looked for in the name of the program.
    let words = [SystemdUnits.quoted(run.program)] + run.arguments.map(SystemdUnits.argument)
    return subject.head
      + """
      [Unit]
      Description=Tilawa \(subject.verb) \(SystemdUnits.described(run.title))
      After=pipewire-pulse.service pulseaudio.service

      [Service]
      \(subject.settings)\(settings)ExecStart=\(subject.wrapper)\(words.joined(separator: " "))

      """
  }

  // `%` begins a specifier everywhere. A control character is written as one everywhere, though the names of scripts have none.

  /// Escapes a description: a backslash at its end would join the next line to it.
  private static func described(_ text: String) -> String {
    text.escaping { $0 == "%" ? "%%" : $0 == "\\" || $0.properties.generalCategory == .control ? "?" : nil }
  }

  /// Quotes a value of a unit file.
  private static func quoted(_ text: String, dollar: String? = nil) -> String {
    let quoted = text.escaping { scalar in
      switch scalar {
      case "%": "%%"
      case "\\": #"\\"#
      case "\"": #"\""#
      case "$": dollar
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        #"\x"# + Hex.padded(scalar.value, to: 2)
      default: nil
      }
    }
    return "\"\(quoted)\""
  }

  /// Writes the path that a `.path` unit watches: it is taken to the end of its line, without quotes.
  private static func watched(_ text: String) -> String { text.replacing("%", with: "%%") }

  private static let plain = Set("-_./:,=+@".unicodeScalars)

  /// Quotes an argument of a command; there `$` begins a variable.
  private static func argument(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.isASCIIAlphanumeric || plain.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text, dollar: "$$")
  }
}

extension SystemdUnits {
  /// The facts in a timer of Tilawa's own.
  package struct Facts: Hashable, Sendable {
    /// The full path of the script, or the name of the reminder.
    package let subject: String
    /// The times of the day.
    package let schedule: Schedule

    package init(subject: String, schedule: Schedule) {
      self.subject = subject
      self.schedule = schedule
    }

    /// Reads a timer; returns nil if the text is not of a timer of Tilawa's own.
    package init?(timer text: String) {
      let lines = text.unicodeScalars.split(separator: "\n").drop { String($0) != "[X-Tilawa]" }.dropFirst()
      let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
      let values = Dictionary(pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first }
      let times = (values["At"] ?? "").split(separator: " ").compactMap { TimeOfDay(String($0)) }
      guard let subject = values["Script"] ?? values["Reminder"], !times.isEmpty,
        let days = values["Days"].flatMap({ Weekdays($0) }),
        let lateness = values["Lateness"].flatMap({ Schedule.Lateness(words: $0) })
      else { return nil }
      self.subject = subject
      schedule = Schedule(times: times, days: days, lateness: lateness)
    }
  }
}

extension Schedule.Lateness {
  /// `catch-up`, `skip 30m`.
  package var words: String {
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
