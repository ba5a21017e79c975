import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// Schedules as systemd and cron take them. The systemctl of the fixture's machine notes what it is told.
@Suite struct SessionScheduleTests {
  let command: CommandFixture
  let script: String

  init() throws {
    command = try CommandFixture()
    script = try command.folder.write("steps:\n  - play: 67:1\n", to: "Fajr 100%.yaml")
  }

  private var units: String { "\(command.home.path)/.config/systemd/user" }
  private var unitFiles: [String] {
    command.home.files().filter { $0.hasPrefix(".config/systemd/user/") }.map { String($0.dropFirst(21)) }
  }

  /// - Parameter code: what its systemctl answers.
  private func schedule(_ words: [String], answering code: Int = 0) throws -> CommandFixture.Outcome {
    try command.machine.install(
      "systemctl",
      as: """
        echo "$*" >>'\(command.folder.path)/told'
        test \(code) = 0 || echo 'Failed to connect to bus: No medium found' >&2
        exit \(code)
        """)
    return try command.run(["session", "schedule"] + words)
  }

  private var told: [String] {
    let text = (try? String(contentsOfFile: "\(command.folder.path)/told", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private func text(_ ending: String) throws -> String {
    let name = try #require(unitFiles.first { $0.hasSuffix(ending) && !$0.contains("/") })
    return try String(contentsOfFile: "\(units)/\(name)", encoding: .utf8)
  }

  // T-F2.8
  @Test func `a timer and a service are written, linked and started, however often it is said`() throws {
    for _ in 1...2 {
      let outcome = try schedule([script, "--at", "05:30", "--days", "mon-fri"])
      #expect(outcome.code == 0)
      #expect(outcome.complaints.isEmpty)
      #expect(outcome.lines.first?.hasPrefix("Fajr 100%.yaml · 05:30 · mon-fri · skip 30m · next 20") == true)
    }
    #expect(unitFiles.count == 3)
    #expect(unitFiles.contains { $0.hasPrefix("timers.target.wants/tilawa-session-Fajr-100-") })
    #expect(try text(".timer").contains("\nOnCalendar=Mon..Fri *-*-* 05:30:00\n"))
    #expect(try text(".timer").contains("\nPersistent=false\n"))
    let service = try text(".service")
    #expect(
      service.contains(
        "session run \"\(script.replacing("%", with: "%%"))\" --scheduled 05:30 --days mon-fri --not-later-than 30m\n"))
    #expect(service.contains("\nEnvironment=\"TILAWA_HOME=\(command.home.path)\"\n"))
    #expect(
      told.map { $0.replacing(#/tilawa\S*/#, with: "X") }.suffix(2) == [
        "--user --no-ask-password daemon-reload", "--user --no-ask-password restart X",
      ])
  }

  @Test func `what systemd is given it understands`() throws {
    let analyze = try #require(Program.path("systemd-analyze"), "systemd is not installed")
    _ = try schedule([script, "--at", "05:30", "--at", "20:00", "--days", "sat,sun", "--catch-up"])
    for ending in [".timer", ".service"] {
      let name = try #require(unitFiles.first { $0.hasSuffix(ending) && !$0.contains("/") })
      let verified = try command.run(
        ["verify", "--user", "--man=no", "\(units)/\(name)"],
        environment: ["XDG_RUNTIME_DIR": command.folder.path], program: URL(filePath: analyze))
      #expect(verified.code == 0)
      #expect(!verified.complaint.contains("tilawa-session"), "\(verified.complaint)")
    }
    let next = try command.run(["calendar", "Sat,Sun *-*-* 05:30:00"], program: URL(filePath: analyze))
    #expect(next.code == 0)
  }

  // T-F2.8
  @Test func `a line for cron is printed, and nothing written`() throws {
    let outcome = try schedule([script, "--at", "05:30", "--print-cron", "--", "--keep-going"])
    #expect(outcome.code == 0)
    #expect(unitFiles.isEmpty)
    #expect(told.isEmpty)
    let line = try #require(outcome.lines.first)
    #expect(line.hasPrefix("30 5 * * * TILAWA_HOME=\(command.home.path) \(CommandFixture.program.path) session run '"))
    #expect(line.hasSuffix(#"Fajr 100\%.yaml' --scheduled 05:30 --not-later-than 30m --quiet --keep-going"#))
  }

  @Test func `all that are scheduled are listed, and one is taken away, also without its script`() throws {
    let other = try command.folder.write("steps:\n  - play: 67:2\n", to: "other.yaml")
    for path in [script, other] { _ = try schedule([path, "--at", "05:30", "--catch-up"]) }
    #expect(try schedule(["--list"]).lines.count == 2)
    try FileManager.default.removeItem(atPath: other)
    let removed = try schedule([other, "--remove"])
    #expect(removed.code == 0)
    #expect(told.suffix(2).map { $0.contains("stop tilawa-session-other-") } == [true, false])
    let rest = try schedule(["--list", "--json"])
    #expect(rest.lines.count == 1 && rest.output.contains("Fajr") && !rest.output.contains("other"))
    #expect(try schedule([other, "--remove"]).code == 66)
  }

  @Test func `without a systemd that runs it is written all the same, and said what to type`() throws {
    let outcome = try schedule([script, "--at", "05:30"], answering: 1)
    #expect(outcome.code == 0)
    #expect(unitFiles.count == 3)
    #expect(outcome.complaint.contains("No medium found"))
    #expect(outcome.complaint.contains("systemctl --user start tilawa-session-Fajr-100-"))
  }

  @Test func `a time that summer time leaves out is told`() throws {
    let outcome = try command.run(
      "session", "schedule", script, "--at", "02:30", environment: ["TZ": "Europe/Berlin", "PATH": "/nowhere"])
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("clocks do not show 02:30 on 20"))
  }

  @Test func `a script that is wrong is refused, and so is what names no time`() throws {
    let wrong = try command.folder.write("steps:\n  - plya: 67:1\n", to: "wrong.yaml")
    #expect(try schedule([wrong, "--at", "05:30"]).code == 65)
    #expect(try schedule(["\(command.folder.path)/absent.yaml", "--at", "05:30"]).code == 66)
    for words in [
      [script], [script, "--at", "25:00"], [script, "--at", "05:30", "--days", "someday"], ["--at", "05:30"],
      ["--list", script], [script, "--remove", "--at", "05:30"], [script, "--at", "05:30", "--", "--nonsense"],
      [script, "--at", "05:30", "--list", "--remove"], [script, "--at", "05:30", "--not-later-than", "90s"],
    ] { #expect(try schedule(words).code == 64) }
    #expect(unitFiles.isEmpty)
  }
}
