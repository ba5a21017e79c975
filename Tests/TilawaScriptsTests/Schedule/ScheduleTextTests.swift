import Testing
import TilawaScripts

/// What is written for systemd and for cron.
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
        # Written by tilawa session schedule; its option --remove takes it away.
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
        # Written by tilawa session schedule; its option --remove takes it away.
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

  @Test(arguments: ["a\nb", "a\\b", "a\tb"])
  func `a name that crontab cannot hold is refused`(name: String) throws {
    let run = ScheduledRun(title: "x", program: "/usr/bin/tilawa", arguments: [name])
    #expect(CrontabLines(try schedule(["05:30"], "daily", .catchUp), of: run) == nil)
  }

  @Test func `a run that may be too late is told by when it was due`() throws {
    #expect(
      try schedule(["05:30", "20:00"], "daily", .skip(afterMinutes: 15)).runOptions
        == ["--scheduled", "05:30", "--scheduled", "20:00", "--not-later-than", "15m"])
    #expect(try schedule(["05:30"], "daily", .catchUp).runOptions.isEmpty)
  }
}
