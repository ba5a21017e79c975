import AppBase
import TilawaCore
import Foundation
import Testing
import TilawaScripts
import TilawaTestSupport

/// The files for systemd and for cron.
@Suite struct ScheduleTextTests {
  private func schedule(_ times: [String], _ days: String, _ lateness: Schedule.Lateness) throws -> Schedule {
    Schedule(
      times: try times.map { try #require(TimeOfDay($0)) }, days: try #require(Weekdays(days)), lateness: lateness)
  }

  private let run = ScheduledRun(
    title: "50% of a juz.yaml", program: "/opt/my programs/tilawa",
    arguments: ["session", "run", #"/home/u/it's "$5" 100%.yaml"#], environment: ["TILAWA_HOME=/srv/a b"])

  // T-F2.8
  @Test func `a pair of units says when and what`() throws {
    let units = SystemdUnits(
      try schedule(["20:00", "05:30", "05:30"], "mon-fri", .catchUp), of: run, script: "/home/u/x.yaml")
    #expect(
      units.timer == """
        # Written by tilawa session schedule; its option --remove deletes it.
        [Unit]
        Description=When Tilawa runs 50%% of a juz.yaml

        [Timer]
        OnCalendar=Mon..Fri *-*-* 05:30:00
        OnCalendar=Mon..Fri *-*-* 20:00:00
        AccuracySec=1s
        Persistent=true

        [Install]
        WantedBy=timers.target

        [X-Tilawa]
        Script=/home/u/x.yaml
        At=05:30 20:00
        Days=mon-fri
        Lateness=catch-up

        """)
    #expect(
      units.service == #"""
        # Written by tilawa session schedule; its option --remove deletes it.
        [Unit]
        Description=Tilawa runs 50%% of a juz.yaml
        After=pipewire-pulse.service pulseaudio.service

        [Service]
        Type=exec
        Environment="TILAWA_HOME=/srv/a b"
        ExecStart="/opt/my programs/tilawa" session run "/home/u/it's \"$$5\" 100%%.yaml"

        """#)
  }

  @Test func `every day needs no names, and what may be left out is not made up for`() throws {
    let units = SystemdUnits(try schedule(["05:30"], "daily", .skip(afterMinutes: 30)), of: run, script: "x")
    #expect(units.timer.contains("\nOnCalendar=*-*-* 05:30:00\n"))
    #expect(units.timer.contains("\nPersistent=false\n"))
  }

  @Test(arguments: [Schedule.Lateness.catchUp, .skip(afterMinutes: 5)])
  func `a timer of ours says what it is for`(lateness: Schedule.Lateness) throws {
    let schedule = try schedule(["05:30", "20:00"], "sat,sun", lateness)
    let facts = try #require(SystemdUnits.Facts(timer: SystemdUnits(schedule, of: run, script: "/a b=c.yaml").timer))
    #expect(facts.subject == "/a b=c.yaml")
    #expect(facts.schedule == schedule)
    #expect(SystemdUnits.Facts(timer: "[Timer]\nOnCalendar=daily\n") == nil)
  }

  @Test func `cron has a line for each minute of the hour`() throws {
    let lines = try #require(
      CrontabLines(try schedule(["05:30", "20:00", "21:30"], "mon-fri", .catchUp), of: run))
    let command =
      #"TILAWA_HOME='/srv/a b' '/opt/my programs/tilawa' session run '/home/u/it'"'"'s "$5" 100\%.yaml'"#
    #expect(lines.lines == ["0 20 * * 1-5 \(command)", "30 5,21 * * 1-5 \(command)"])
  }

  /// Returns the words that a POSIX shell makes of a line.
  private func words(_ line: String) throws -> [String] {
    let process = Program.process("/bin/sh", ["-c", "for word in \(line); do printf '%s\\0' \"$word\"; done"])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "/x/'\u{301};touch injected;'.yaml", "/x/$(id)\u{64E}.yaml", "/x/\"\u{301}`id`.yaml", "/x/''\u{301}''.yaml",
    "/x/a b\u{301};&|<>*?[]#~!.yaml",
  ])
  func `a quote with a mark on it ends no word of a crontab line`(path: String) throws {
    let run = ScheduledRun(title: "x", program: "/usr/bin/tilawa", arguments: ["session", "run", path])
    let lines = try #require(CrontabLines(try schedule(["05:30"], "daily", .catchUp), of: run))
    // cron takes the backslash before a % away.
    let command = lines.lines[0].replacingOccurrences(of: "30 5 * * * ", with: "")
      .replacingOccurrences(of: "\\%", with: "%")
    let read = try words(command)
    #expect(read.count == 4)
    #expect(read.last.map { Array($0.unicodeScalars) } == Array(path.unicodeScalars))
  }

  @Test func `no % of a crontab line is left alone, and none of a unit`() throws {
    let path = "/x/100%\u{301} \"\u{301} \\\u{301} $\u{301}.yaml"
    let run = ScheduledRun(
      title: "%\u{301}\\", program: "/usr/bin/tilawa", arguments: [path], environment: ["A=%\u{301}\"\u{301}"])
    let service = SystemdUnits(try schedule(["05:30"], "daily", .catchUp), of: run, script: path).service
    let lines = service.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.contains { $0.unicodeScalars.elementsEqual("Description=Tilawa runs %%\u{301}?".unicodeScalars) })
    let environment = "Environment=\"A=%%\u{301}\\\"\u{301}\""
    #expect(lines.contains { $0.unicodeScalars.elementsEqual(environment.unicodeScalars) })
    let command =
      "ExecStart=\"/usr/bin/tilawa\" \"/x/100%%\u{301} \\\"\u{301} \\\\\u{301} $$\u{301}.yaml\""
    #expect(lines.contains { $0.unicodeScalars.elementsEqual(command.unicodeScalars) })
    let other = ScheduledRun(title: "x", program: "/usr/bin/tilawa", arguments: ["/x/100%\u{301}.yaml"])
    let line = try #require(CrontabLines(try schedule(["05:30"], "daily", .catchUp), of: other)).lines[0]
    #expect(line.unicodeScalars.elementsEqual("30 5 * * * /usr/bin/tilawa '/x/100\\%\u{301}.yaml'".unicodeScalars))
  }

  @Test func `a script whose name begins with a mark is known again`() throws {
    let units = SystemdUnits(
      try schedule(["05:30"], "mon", .catchUp), of: run, script: "\u{301}=x.yaml")
    #expect(
      SystemdUnits.Facts(timer: units.timer)?.subject.unicodeScalars.elementsEqual("\u{301}=x.yaml".unicodeScalars)
        == true)
  }

  @Test(arguments: ["a\u{85}b", "a\nb", "a\\b", "a\tb"])
  func `a name that crontab cannot hold is refused`(name: String) throws {
    let run = ScheduledRun(title: "x", program: "/usr/bin/tilawa", arguments: [name])
    #expect(CrontabLines(try schedule(["05:30"], "daily", .catchUp), of: run) == nil)
  }

  @Test func `a run that may be too late is told by when it was due`() throws {
    #expect(
      try schedule(["05:30", "20:00"], "daily", .skip(afterMinutes: 15)).runOptions
        == ["--scheduled", "05:30", "--scheduled", "20:00", "--not-later-than", "15m"])
    #expect(try schedule(["05:30"], "daily", .catchUp).runOptions.isEmpty)
    #expect(
      try schedule(["05:30"], "mon,wed", .skip(afterMinutes: 15)).runOptions
        == ["--scheduled", "05:30", "--days", "mon,wed", "--not-later-than", "15m"])
  }

  // T-F3.12
  @Test(arguments: [(1, "*/1 * * * *"), (15, "*/15 * * * *"), (120, "0 */2 * * *"), (1440, "0 0 * * *")])
  func `cron runs what is due every few minutes or hours`(minutes: Int, fields: String) throws {
    let lines = try #require(CrontabLines(every: minutes, of: run))
    #expect(lines.lines.count == 1 && lines.lines[0].hasPrefix(fields + " "))
  }

  @Test(arguments: [0, 61, 90, 1441]) func `a time that no line of a crontab means is refused`(minutes: Int) {
    #expect(CrontabLines(every: minutes, of: run) == nil)
  }
}
