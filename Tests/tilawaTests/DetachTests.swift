import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaStore
import TilawaTestSupport

@Suite(.serialized) struct DetachTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    _ = try command.run(
      "reciters", "add", "a",
      try command.tones(["002002", "002003", "002004"], in: "a", frames: 60 * CommandFixture.rate))
  }

  private func detach(_ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["play"] + arguments + ["--output", "null:realtime", "--detach"])
  }

  private var status: JSON? { SoundingPlayer.status(in: command) }

  @Test func `it returns when it sounds, and it sounds on`() throws {
    let outcome = try detach("2:2-4")
    #expect(outcome.code == 0)
    let process = try #require(status?["process"]?.scalar)
    #expect(outcome.lines == ["playing 2:2-4 (process \(process)); see tilawa ctl status, end it with tilawa stop"])
    #expect(outcome.complaint.isEmpty)
    #expect(try command.run("stop").code == 0)
    #expect(try command.run("ctl", "status").code == 69)
  }

  @Test func `for programs it is an object`() throws {
    let outcome = try detach("2:2-4", "--json")
    #expect(outcome.lines == [#"{"state":"playing","process":\#(status?["process"]?.scalar ?? "")}"#])
    #expect(try command.run("stop").code == 0)
  }

  @Test func `what goes wrong is told as if it were not detached`() throws {
    #expect(try detach("2:999").code == 64)
    let nobody = try detach("5:1")
    #expect(nobody.code == 66)
    #expect(nobody.complaints.count == 1)
    let server = try command.run("play", "2:2", "--detach")
    #expect(server.code == 69)
    #expect(server.complaints.count == 1)
    #expect(server.complaint.contains("null:realtime"))
    #expect(try command.run("play", "2:2", "--detach", "--output", "null").code == 64)
  }

  @Test func `where something sounds it is refused, queued or takes its place`() throws {
    #expect(try detach("2:2-4").code == 0)
    let first = try #require(status?["process"]?.scalar)
    let refused = try detach("2:3")
    #expect(refused.code == 75)
    #expect(refused.complaint.contains("2:2-4 is already playing (process \(first))"))
    let queued = try detach("2:4", "--queue")
    #expect(queued.code == 0)
    #expect(queued.output.hasPrefix("2:4 waits for its turn (process "))
    #expect(try detach("2:3", "--replace").code == 0)
    #expect(status?["ref"] == .string("2:3"))
    #expect(try command.run("stop").code == 0)
    #expect(Poll.until { status?["ref"] == .string("2:4") })
    #expect(try command.run("stop").code == 0)
  }

  @Test func `what plays in the background goes no further away, whatever a preset says`() throws {
    let player = try SoundingPlayer(
      ["2:2-4", "--detach"], in: command, environment: ["TILAWA_DETACHED": "1"])
    #expect(try command.run("stop").code == 0)
    #expect(try player.outcome().code == 0)
    #expect(try command.run("preset", "save", "away", "2:2-4", "--detach", "--output", "null:realtime").code == 0)
    #expect(try command.run("play", "--preset", "away").code == 0)
    #expect(status?["ref"] == .string("2:2"))
    #expect(try command.run("stop").code == 0)
  }

  @Test func `what somebody says where something sounds is an option, whatever stands last`() throws {
    #expect(try detach("2:2-4").code == 0)
    let person = PersonAtTerminal(command)
    let outcome = try person.run(
      ["play", "--detach", "--output", "null:realtime", "--", "2:3"], ["[r]eplace it", "r\n", "playing 2:3", ""])
    #expect(outcome.code == 0)
    #expect(status?["ref"] == .string("2:3"))
    #expect(try command.run("stop").code == 0)
  }

  @Test func `the end of its terminal is not its end`() throws {
    let person = PersonAtTerminal(command)
    let outcome = try person.run(["play", "2:2-4", "--output", "null:realtime", "--detach"], ["playing", ""])
    #expect(outcome.code == 0)
    let process = try #require(status?["process"]?.scalar.flatMap { Int32($0) })
    // It has no terminal, and a session of its own.
    let fields = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).split(separator: ")")[1].split(
      separator: " ")
    #expect(fields[3] == "\(process)")
    #expect(fields[4] == "0")
    #expect(status?["state"] == .string("playing"))
    #expect(try command.run("stop").code == 0)
  }
}
