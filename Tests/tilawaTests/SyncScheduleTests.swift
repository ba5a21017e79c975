import Foundation
import Testing
import TilawaTestSupport

@testable import AppBase

/// T-F3.12: synchronisation by itself. The systemctl of the fixture's machine notes what it is told.
@Suite struct SyncScheduleTests {
  let command: CommandFixture
  private var units: String { "\(command.home.path)/.config/systemd/user" }
  /// A folder whose name has what unit files treat specially.
  private var home: String { "\(command.folder.path)/a home 100%" }

  init() throws {
    command = try CommandFixture()
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  /// - Parameter refused: a word of the requests that its systemctl refuses.
  private func auto(_ words: [String], refusing refused: String = "none") throws -> CommandFixture.Outcome {
    try command.machine.install(
      "systemctl",
      as: "echo \"$*\" >>'\(command.folder.path)/told'\ncase $* in *\(refused)*) echo bad >&2; exit 1 ;; esac")
    return try run(["sync", "auto"] + words)
  }

  private func run(_ words: [String]) throws -> CommandFixture.Outcome {
    try command.run(words, environment: ["TILAWA_HOME": home])
  }

  private var told: String { (try? String(contentsOfFile: "\(command.folder.path)/told", encoding: .utf8)) ?? "" }

  private func begin() throws {
    #expect(try run(["sync", "init", "\(command.folder.path)/place"]).code == 0)
  }

  @Test func `what systemd is given it understands, and it watches the library`() throws {
    try begin()
    #expect(try auto(["on", "--every", "10m"]).code == 0)
    let path = try String(contentsOfFile: "\(units)/tilawa-sync.path", encoding: .utf8)
    #expect(path.contains("\nPathChanged=\(home.replacing("%", with: "%%"))/data/library.sqlite\n"))
    guard let analyze = Program.path("systemd-analyze") else { return }
    for kind in ["service", "timer", "path"] {
      let outcome = try command.run(
        ["verify", "--user", "\(units)/tilawa-sync.\(kind)"], environment: ["SYSTEMD_LOG_LEVEL": "warning"],
        program: URL(filePath: analyze))
      #expect(outcome.complaints.filter { $0.contains("tilawa-sync") } == [])
    }
    #expect(try auto([]).output.contains("on, by systemd"))
  }

  @Test func `where one unit does not start, the others are stopped before cron takes over`() throws {
    try begin()
    let outcome = try auto(["on", "--every", "10m"], refusing: "restart tilawa-sync.path")
    #expect(outcome.output.contains("every 10 minutes"))
    #expect(told.contains("stop tilawa-sync.timer"))
    #expect(!FileManager.default.fileExists(atPath: "\(units)/tilawa-sync.timer"))
    #expect(try auto([]).output.contains("on, by crontab"))
    #expect(try auto(["off"]).code == 0)
    #expect(try auto([]).output.contains("off"))
  }
}
