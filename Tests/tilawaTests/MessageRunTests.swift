import Foundation
import Testing
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

/// Lines that real players print and send are documented messages: a line decodes, and encodes to the same bytes.
@Suite(.serialized) struct MessageRunTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    _ = try command.run(
      "reciters", "add", "a", try command.tones(["002002", "002003"], in: "a", frames: 10 * CommandFixture.rate))
  }

  private func event(_ line: String) throws -> PlayerEventMessage {
    let event = try #require(PlayerEventMessage(line: line), "\(line)")
    // Unknown fields would be missing here, other types or orders would be other bytes.
    #expect(event.line == line)
    if case .other(let name) = event { Issue.record("the event \(name) is not documented") }
    return event
  }

  @Test(arguments: [["2:2-3", "--each", "2", "--gap", "50%"], ["2:1-5", "--speed", "0.75", "--missing", "silence"]])
  func `a run prints events`(arguments: [String]) throws {
    let outcome = try command.run(["play", "--json", "--output", "null"] + arguments)
    let events = try outcome.lines.map(event)
    #expect(outcome.code == 0 && events.count > 5)
    #expect(events.first?.name == "start" && events.last?.name == "end")
  }

  private func reply(_ line: String?) throws -> ControlReply {
    let line = try #require(line)
    let reply = try JSON(reading: line).decoded(as: ControlReply.self)
    #expect(reply.line == line)
    return reply
  }

  @Test func `a conversation is of requests, replies and events`() throws {
    let player = try SoundingPlayer(["2:2-3", "--gap", "50%"], in: command)
    let client = try #require(LocalClient(to: command.home.home.playerSocket))
    guard case .greeting(let greeting) = try reply(client.ask(#"{"id":"x","do":"hello"}"#)).body else {
      Issue.record("no greeting")
      return
    }
    #expect(greeting.version == ProtocolVersion.current && greeting.process == player.id)
    #expect(try reply(client.ask(#"{"do":"dance"}"#)).fault?.code == .unknownVerb)
    let status = try #require(try reply(client.ask(#"{"id":1.50,"do":"watch"}"#)).status)
    #expect(status.version == greeting.version && status.process == player.id && status.state == .playing)
    #expect(status.settings?.gap == .percent(50) && status.session?.ranges == ["2:2-3"])
    for words in [
      ["gap", "700ms"], ["ab"], ["sleep", "1h"], ["loop", "ayah"], ["endless", "none"], ["next"], ["pause"],
    ] {
      #expect(try command.run(["ctl"] + words).code == 0)
    }
    let changed = try #require(SoundingPlayer.status(in: command)).decoded(as: PlayerStatus.self)
    #expect(changed.settings?.gap == .milliseconds(700) && changed.settings?.sleepsAt != nil)
    #expect(try command.run("stop").code == 0)
    let events = try client.lines().map(event)
    let settings = events.compactMap { event -> PlayerSettings? in
      guard case .change(let change) = event else { return nil }
      #expect(change.loop == change.settings.ab && change.sleep == change.settings.sleepsAt)
      return change.settings
    }
    #expect(settings.contains { $0.ab != nil } && settings.contains { $0.endless == .ayah })
    #expect(settings.last?.sleepsAt == changed.settings?.sleepsAt)
    #expect(events.last?.name == "left" && events.contains { $0.name == "ayah" })
    #expect(try player.outcome().code == 0)
  }

  @Test func `an answer for people is made of the same message`() throws {
    let player = try SoundingPlayer(["2:2-3", "--each", "3"], in: command)
    #expect(try command.run("ctl", "hello").output.hasPrefix("tilawa 0.1.0 · protocol 1 · process \(player.id)"))
    #expect(try command.run("ctl", "endless", "ayah").code == 0)
    #expect(try command.run("ctl", "status").output.contains(" · ayah for ever"))
    let line = try command.run("ctl", "status", "--json").lines.first
    #expect(try reply(line).status?.settings?.endless == .ayah)
    #expect(try command.run("stop", "--json").lines == [#"{"id":1,"ok":true}"#])
    #expect(try player.outcome().code == 0)
  }
}
