import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaStore
import TilawaTestSupport

/// A player that sounds on `null:realtime`, or where it is told, until it is ended or the test lets go of it.
final class SoundingPlayer: Sendable {
  private let process: Process
  private let fixture: CommandFixture
  private let name = UUID().uuidString

  var id: Int32 { process.processIdentifier }

  /// Starts it, and returns when it sounds, or at once where it has to wait.
  init(
    _ arguments: [String], in fixture: CommandFixture, output: String = "null:realtime",
    environment: [String: String] = [:], until state: Awaited = .sounding
  ) throws {
    self.fixture = fixture
    process = try fixture.launch(
      ["play"] + arguments + ["--output", output], environment: environment, capturing: name)
    if state == .sounding {
      #expect(Poll.until { self.status?["process"]?.scalar == "\(self.id)" && self.status?["ref"] != nil })
    }
  }

  enum Awaited { case sounding, nothing }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var isRunning: Bool { process.isRunning }

  /// The status that the sounding player reports.
  private var status: JSON? { SoundingPlayer.status(in: fixture) }

  static func status(in fixture: CommandFixture) -> JSON? {
    guard let client = LocalClient(to: fixture.home.home.playerSocket), let line = client.ask(#"{"do":"status"}"#)
    else {
      return nil
    }
    return try? JSON(reading: line)
  }

  /// Waits for its end.
  func outcome() throws -> CommandFixture.Outcome {
    process.waitUntilExit()
    return CommandFixture.Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOfFile: "\(fixture.folder.path)/\(name)-output", encoding: .utf8),
      complaint: try String(contentsOfFile: "\(fixture.folder.path)/\(name)-complaint", encoding: .utf8))
  }

  /// The text on its standard error so far.
  var complaint: String {
    (try? String(contentsOfFile: "\(fixture.folder.path)/\(name)-complaint", encoding: .utf8)) ?? ""
  }

  func signal(_ number: Int32) { kill(id, number) }
}
