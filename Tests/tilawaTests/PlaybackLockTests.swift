import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaDesktop
import TilawaStore
import TilawaTestSupport

/// One player sounds at a time. The sound server here is a private one, whose null sink nobody hears.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct PlaybackLockTests {
  let command: CommandFixture
  let server: AudioPulseServer

  init() throws {
    command = try CommandFixture()
    server = try AudioPulseServer(rate: 8000, channels: 1)
    _ = try command.run(
      "reciters", "add", "a",
      try command.tones(["002002", "002003", "002004"], in: "a", frames: 10 * CommandFixture.rate))
    let short = try command.tones(["003001", "003002", "003003"], in: "b", frames: CommandFixture.rate / 2)
    _ = try command.run("reciters", "add", "b", short)
  }

  private var environment: [String: String] { ["PULSE_SERVER": server.address] }

  private func sounding(_ arguments: String..., until state: SoundingPlayer.Awaited = .sounding) throws
    -> SoundingPlayer
  {
    try SoundingPlayer(arguments, in: command, output: "pulse", environment: environment, until: state)
  }

  private func play(_ arguments: String...) throws -> CommandFixture.Outcome {
    try command.run(["play"] + arguments, environment: environment)
  }

  @Test func `without a terminal a second one is refused with exit 75 and what to do`() throws {
    let player = try sounding("2:2-4")
    let outcome = try play("3:1")
    #expect(outcome.code == 75)
    #expect(
      outcome.complaints == [
        "tilawa: 2:2-4 is already playing (process \(player.id)): to stop it and play this, add --replace; to wait, add "
          + "--queue or --wait TIME"
      ])
    #expect(outcome.output.isEmpty)
  }

  @Test func `what is wrong with the arguments is said before anybody waits`() throws {
    let player = try sounding("2:2-4")
    #expect(try play("2:999", "--queue").code == 64)
    #expect(try play("last", "--each", "2", "--queue").code == 64)
    #expect(try play("3:1", "--queue", "--replace").code == 64)
    #expect(player.isRunning)
  }

  @Test func `files, null and render need not wait`() throws {
    let player = try sounding("2:2-4")
    #expect(try play("3:1", "--output", "null").code == 0)
    #expect(try play("3:1", "--output", "null:realtime").code == 0)
    #expect(try play("3:1", "--output", "wav:\(command.folder.path)/x.wav").code == 0)
    #expect(try command.run("render", "3:1", "-o", "\(command.folder.path)/y.wav").code == 0)
    #expect(player.isRunning)
  }

  @Test func `one that nobody hears is steered until one is heard, and goes on`() throws {
    let silent = try SoundingPlayer(["2:2-4"], in: command)
    let heard = try sounding("2:3")
    #expect(silent.isRunning)
    silent.signal(SIGTERM)
    #expect(try silent.outcome().code == 143)
    #expect(SoundingPlayer.status(in: command)?["process"]?.text == "\(heard.id)")
    #expect(try command.run("stop").code == 0)
    #expect(try heard.outcome().code == 0)
  }

  @Test func `replace ends the other, keeps its place and sounds`() throws {
    let player = try sounding("2:2-4")
    #expect(try command.run("ctl", "next").code == 0)
    let next = try sounding("3:1-3", "--each", "100", "--replace", "--no-save")
    let outcome = try player.outcome()
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("stopped at 2:3"))
    #expect(SoundingPlayer.status(in: command)?["ranges"] == .array([.string("3:1-3")]))
    let back = try sounding("last", "--replace")
    #expect(SoundingPlayer.status(in: command)?["ref"] == .string("2:3"))
    #expect(try next.outcome().code == 0)
    back.signal(SIGTERM)
    #expect(try back.outcome().code == 143)
  }

  @Test func `who waits for some time goes in vain, or sounds`() throws {
    let player = try sounding("2:2-4")
    let start = ContinuousClock.now
    let outcome = try play("3:1", "--wait", "1s")
    #expect(outcome.code == 75)
    #expect(outcome.complaints.count == 1)
    #expect(start.duration(to: .now) >= .seconds(1))
    let waiting = try sounding("3:1", "--wait", "60s", until: .nothing)
    player.signal(SIGTERM)
    #expect(try waiting.outcome().code == 0)
    #expect(try player.outcome().code == 143)
  }

  @Test func `who queues sounds in the order of coming, and may leave`() throws {
    let player = try sounding("2:2-4")
    var waiting: [SoundingPlayer] = []
    for ref in ["3:1", "3:2", "3:3"] {
      waiting.append(try sounding(ref, "--queue", "--json", until: .nothing))
      #expect(Poll.until { SoundTicket.queue(in: command.home.home).count == waiting.count })
    }
    #expect(Poll.until { waiting[1].complaint.contains("waiting until it ends") })
    waiting[1].signal(SIGINT)
    #expect(try waiting[1].outcome().code == 130)
    #expect(try command.run("stop").code == 0)
    #expect(try waiting[0].outcome().code == 0)
    // It has waited for the first, which is over.
    #expect(SoundingPlayer.status(in: command)?["ranges"] != .array([.string("3:1")]))
    #expect(try waiting[2].outcome().code == 0)
    #expect(try player.outcome().code == 0)
    #expect(SoundTicket.queue(in: command.home.home).isEmpty)
  }

  @Test func `of eight that start at once one sounds`() throws {
    let players = try (0..<8).map { _ in try sounding("2:2-4", until: .nothing) }
    #expect(Poll.until { players.count(where: \.isRunning) == 1 && SoundingPlayer.status(in: command)?["ref"] != nil })
    #expect(try command.run("stop").code == 0)
    let codes = try players.map { try $0.outcome().code }.sorted()
    #expect(codes == [0, 75, 75, 75, 75, 75, 75, 75])
  }

  @Test func `on a terminal it asks`() throws {
    let player = try sounding("2:2-4")
    let person = PersonAtTerminal(command)
    let cancelled = try person.run(
      ["play", "3:1"], ["[r]eplace it, [q]ueue after it, [c]ancel", "c\n"], environment: environment)
    #expect(cancelled.code == 75)
    #expect(cancelled.output.contains("2:2-4 is already playing (process \(player.id))"))
    #expect(player.isRunning)
    let replaced = try person.run(["play", "3:1"], ["[r]eplace it", "r\n"], environment: environment)
    #expect(replaced.code == 0)
    #expect(try player.outcome().code == 0)
  }

  @Test func `one that hangs up with its terminal keeps its place`() throws {
    let player = try sounding("2:2-4")
    #expect(try command.run("ctl", "next").code == 0)
    player.signal(SIGHUP)
    #expect(try player.outcome().code == 129)
    let again = try sounding("last")
    #expect(SoundingPlayer.status(in: command)?["ref"] == .string("2:3"))
    again.signal(SIGKILL)
    _ = try again.outcome()
    // A killed player does not keep others from sounding.
    #expect(try play("3:1").code == 0)
  }
}
