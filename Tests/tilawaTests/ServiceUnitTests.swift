import Foundation
import Testing
import TilawaTestSupport

/// The units that `make install` puts where systemd looks for a user's.
@Suite struct ServiceUnitTests {
  private let folder: TemporaryFolder
  private static let units = ["tilawa.service", "tilawa@.service"]
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Resources/systemd")

  init() throws { folder = try TemporaryFolder() }

  private func unit(_ name: String) throws -> String {
    try String(contentsOf: Self.resources.appending(path: name), encoding: .utf8)
  }

  @Test(.enabled(if: Program.isInstalled("systemd-analyze"), "systemd-analyze is not installed"))
  func `systemd finds nothing to complain of`() throws {
    let command = try CommandFixture()
    let bin = CommandFixture.program.deletingLastPathComponent().path
    for name in Self.units {
      try folder.write(try unit(name).replacingOccurrences(of: "@bindir@", with: bin), to: name)
    }
    let analyze = try #require(Program.path("systemd-analyze"))
    for name in ["tilawa.service", "tilawa@morning.service"] {
      let outcome = try command.run(
        ["verify", "--user", "--man=no", "\(folder.path)/\(name)"],
        environment: ["XDG_RUNTIME_DIR": folder.path], program: URL(filePath: analyze))
      #expect(outcome.code == 0)
      #expect(outcome.complaint.isEmpty)
    }
  }

  @Test(arguments: units)
  func `what it starts is a command that is understood`(name: String) throws {
    let command = try CommandFixture()
    let line = try #require(try unit(name).split(separator: "\n").first { $0.hasPrefix("ExecStart=@bindir@/tilawa ") })
    let words = line.split(separator: " ").dropFirst().map { $0.replacingOccurrences(of: "%i", with: "morning") }
    // There is nothing to play without a reciter and a last session.
    try command.addReciter("a", ["002002"])
    #expect(try command.run("preset", "save", "morning", "112", "--each", "3", "--detach").code == 0)
    let outcome = try command.run(words, environment: ["TILAWA_DETACHED": "1"])
    #expect(outcome.code == 66, "\(outcome.complaint)")
    #expect(
      outcome.complaint.contains(name == "tilawa.service" ? "there is no last session" : "112"), "\(outcome.complaint)")
  }
}
