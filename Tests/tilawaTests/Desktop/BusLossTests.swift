import Foundation
import TilawaTestSupport
import Testing

/// The bus goes away, and comes back.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct BusLossTests {
  /// Hundredths of a second that the bus thread has worked; nil where it is not there.
  private func work(of process: Int32) -> Int? {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    for task in tasks {
      guard let line = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/stat", encoding: .utf8),
        line.contains("(tilawa-bus)"), let end = line.lastIndex(of: ")")
      else { continue }
      let fields = line[end...].split(separator: " ")
      return Int(fields[12]).flatMap { user in Int(fields[13]).map { user + $0 } }
    }
    return nil
  }

  @Test func `the sound goes on without the bus, nobody spins, and it is found again`() throws {
    let bus = try PrivateBus()
    let player = try PlayerOnBus(on: bus, seconds: 2)
    bus.stop()
    let before = try #require(work(of: player.identifier))
    #expect(Poll.until { player.heard.count >= 2 })
    let after = try #require(work(of: player.identifier))
    #expect(after - before <= 5)
    try bus.start()
    #expect(Poll.until { (try? player.get("PlaybackStatus")) == "<'Playing'>" })
    #expect(try player.playerctl("stop").code == 0)
    #expect(player.end() == 0)
  }

  @Test func `a session ends by itself in order while the bus is gone`() throws {
    let bus = try PrivateBus()
    let player = try PlayerOnBus(on: bus, seconds: 1)
    bus.stop()
    #expect(player.end() == 0)
    #expect(player.heard == ["2:254", "2:255", "2:256"])
    #expect(player.events.contains(#""reason":"finished""#))
  }

  @Test func `a bus that takes calls and never answers holds up neither the beginning nor the end`() throws {
    let command = try CommandFixture()
    try command.addReciter("a", ["002255"])
    let silent = try SilentSocket(in: command.folder)
    let started = ContinuousClock.now
    let outcome = try command.run(
      "play", "2:255", "--output", "null:realtime", "--json",
      environment: ["TILAWA_BUS": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(silent.path)"])
    #expect(outcome.code == 0)
    #expect(outcome.complaint == "")
    // One second of sound, half a second for the bus. A program that waited for an answer would wait for 25 seconds.
    #expect(started.duration(to: .now) < .seconds(24))
  }
}

/// A server that listens at a socket and never replies.
private final class SilentSocket {
  let path: String
  private let descriptor: Int32

  init(in folder: TemporaryFolder) throws {
    path = folder.path + "/silent"
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    try #require(isBound && listen(descriptor, 8) == 0)
  }

  deinit { close(descriptor) }
}
