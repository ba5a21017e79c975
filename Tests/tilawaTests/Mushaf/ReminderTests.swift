import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// The machine of the fixture has a systemctl and a crontab of its own.
// Q-EN1
@Suite struct ReminderTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private var crontab: String { command.machine.crontab }
  private var units: [String] {
    command.home.files().filter { $0.hasPrefix(".config/systemd/user/") }.map { String($0.dropFirst(21)) }
  }

  /// - Parameter manager: whether the user's systemd answers.
  private func run(_ words: String..., manager: Bool) throws -> CommandFixture.Outcome {
    try run(["ayah-of-the-day"] + words, manager: manager)
  }

  private func run(_ words: [String], manager: Bool) throws -> CommandFixture.Outcome {
    try command.machine.install("systemctl", as: manager ? "exit 0" : "echo 'no bus' >&2; exit 1")
    return try command.run(words)
  }

  @Test func `where systemd runs it is a timer, however often it is set`() throws {
    for time in ["07:00", "06:30"] { #expect(try run("at", time, manager: true).code == 0) }
    #expect(
      units == [
        "tilawa-reminder-ayah-of-the-day.service", "tilawa-reminder-ayah-of-the-day.timer",
        "timers.target.wants/tilawa-reminder-ayah-of-the-day.timer",
      ])
    let folder = "\(command.home.path)/.config/systemd/user"
    let timer = try String(contentsOfFile: "\(folder)/tilawa-reminder-ayah-of-the-day.timer", encoding: .utf8)
    #expect(timer.contains("\nOnCalendar=*-*-* 06:30:00\n"))
    #expect(timer.contains("\nPersistent=true\n"))
    let service = try String(contentsOfFile: "\(folder)/tilawa-reminder-ayah-of-the-day.service", encoding: .utf8)
    #expect(service.contains(" ayah-of-the-day --notify\n"))
    // A terminal that a click opened stays.
    #expect(service.contains("\nKillMode=process\n"))
    #expect(service.contains("\nEnvironment=\"TILAWA_HOME=\(command.home.path)\"\n"))
    #expect(crontab.isEmpty)
    #expect(try run("status", manager: true).output.hasPrefix("reminder of the ayah of the day · 06:30 · next 20"))
    #expect(try run("off", manager: true).output == "reminder of the ayah of the day removed\n")
    #expect(units.isEmpty)
    #expect(try run("off", manager: true).output == "there was no reminder of the ayah of the day\n")
    #expect(try run("status", "--json", manager: true).output.contains("\"on\":false"))
  }

  @Test func `without it it is a line of the crontab, and the other lines stay as they are`() throws {
    let others = "# mine TILAWA_REMINDER=ayah-of-the-day \nMAILTO=me\n5 4 * * * TILAWA_REMINDER=khatm other 100\\%\n"
    try command.machine.setCrontab(others)
    for time in ["07:00", "06:30"] { #expect(try run("at", time, manager: false).code == 0) }
    let line = "30 6 * * * TILAWA_REMINDER=ayah-of-the-day TILAWA_HOME=\(command.home.path) "
    #expect(crontab == others + line + "\(CommandFixture.program.path) ayah-of-the-day --notify\n")
    #expect(units.filter { !$0.hasSuffix("wants") }.isEmpty)
    #expect(try run("status", manager: false).output.contains(" · 06:30 · next 20"))
    #expect(try run("status", "--json", manager: false).output.contains("\"by\":\"crontab\""))
    #expect(try run("off", manager: false).code == 0)
    #expect(crontab == others)
  }

  @Test func `a timer takes the place of a line, and a crontab that holds nothing else goes`() throws {
    #expect(try run("at", "07:00", manager: false).code == 0)
    #expect(crontab.hasPrefix("0 7 * * * TILAWA_REMINDER=ayah-of-the-day "))
    #expect(try run("at", "07:00", manager: true).code == 0)
    #expect(!command.machine.hasCrontab)
    #expect(units.count == 3)
  }

  /// The reminders beside the ayah of the day: the command that sets one, and what its timer runs.
  private static let others = [
    (words: ["hifz", "remind"], name: "hifz", run: "hifz notify"),
    (words: ["khatm", "remind"], name: "khatm", run: "khatm notify"),
  ]

  // Q-HZ5
  @Test(arguments: ReminderTests.others)
  func `each reminder has units of its own, set and removed`(words: [String], name: String, run arguments: String)
    throws
  {
    #expect(try run("at", "07:00", manager: true).code == 0)
    let before = units
    #expect(try run(words + ["at", "05:30"], manager: true).code == 0)
    let folder = "\(command.home.path)/.config/systemd/user"
    let timer = try String(contentsOfFile: "\(folder)/tilawa-reminder-\(name).timer", encoding: .utf8)
    #expect(timer.contains("\nOnCalendar=*-*-* 05:30:00\n"))
    let service = try String(contentsOfFile: "\(folder)/tilawa-reminder-\(name).service", encoding: .utf8)
    #expect(service.contains(" \(arguments)\n"))
    #expect(service.contains("\nEnvironment=\"TILAWA_HOME=\(command.home.path)\"\n"))
    #expect(units.count == 6)
    try verify("\(folder)/tilawa-reminder-\(name)")
    #expect(try run(words, manager: true).output.contains(" · 05:30 · next 20"))
    #expect(try run(words + ["off"], manager: true).code == 0)
    #expect(units == before)
  }

  /// Asks systemd itself, where it is installed.
  private func verify(_ unit: String) throws {
    guard let analyze = Program.path("systemd-analyze") else { return }
    for ending in ["timer", "service"] {
      let outcome = try command.run(
        ["verify", "--user", "--man=no", "\(unit).\(ending)"], environment: ["XDG_RUNTIME_DIR": command.folder.path],
        program: URL(filePath: analyze))
      #expect(outcome.code == 0 && !outcome.complaint.contains("tilawa-reminder"), "\(outcome.complaint)")
    }
  }

  // Q-HZ5
  @Test(arguments: ReminderTests.others)
  func `without systemd each has its line of the crontab`(words: [String], name: String, run arguments: String) throws {
    #expect(try run("at", "07:00", manager: false).code == 0)
    let before = crontab
    #expect(try run(words + ["at", "05:30"], manager: false).code == 0)
    let line = "30 5 * * * TILAWA_REMINDER=\(name) TILAWA_HOME=\(command.home.path) "
    #expect(crontab == before + line + "\(CommandFixture.program.path) \(arguments)\n")
    #expect(try run(words + ["off"], manager: false).code == 0)
    #expect(crontab == before)
    #expect(try run(words + ["off"], manager: false).output.hasPrefix("there was no reminder"))
  }

  @Test func `where nothing runs things by themselves it is refused`() throws {
    let outcome = try command.run("ayah-of-the-day", "at", "07:00", environment: ["PATH": "/nowhere"])
    #expect(outcome.code == 69)
    #expect(outcome.complaints.count == 1)
    #expect(units.isEmpty)
  }
}
