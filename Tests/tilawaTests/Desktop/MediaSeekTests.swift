import TilawaTestSupport
import Testing

/// Moving inside an ayah, and hearing it again and again.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct MediaSeekTests {
  let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  /// The position in a tone of a minute, paused, so that it stands still.
  private func paused() throws -> PlayerOnBus {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    try player.playerctl("pause")
    return player
  }

  /// Whether it came to a place, to a tenth of a second.
  private func isAt(_ seconds: Double, _ player: PlayerOnBus) -> Bool {
    Poll.until { abs(Double((try? player.position()) ?? -1) / 1_000_000 - seconds) < 0.1 }
  }

  // T-F2.9
  @Test func `a place is asked, set, and moved on and back`() throws {
    let player = try paused()
    #expect(try player.playerctl("position", "30").code == 0)
    #expect(isAt(30, player))
    #expect(try player.playerctl("position", "5+").code == 0)
    #expect(isAt(35, player))
    #expect(try player.playerctl("position", "20-").code == 0)
    #expect(isAt(15, player))
    #expect(
      try player.playerctl("position").line.hasPrefix("15.") || player.playerctl("position").line.hasPrefix("14.9"))
    // A seek before the beginning goes to the beginning.
    #expect(try player.call("\(PlayerOnBus.interface).Seek", "int64 -3600000000").code == 0)
    #expect(isAt(0, player))
    #expect(player.heard == ["2:254"])
  }

  @Test func `each move is told once as Seeked, and nothing else is`() throws {
    let player = try paused()
    #expect(player.hasArt())
    let listener = try bus.listen(path: PlayerOnBus.path)
    try player.playerctl("position", "30")
    #expect(Poll.until { listener.signals(named: "Seeked").count == 1 })
    #expect(listener.signals(named: "Seeked").first?.contains("int64 30000000") == true)
    #expect(!listener.signals(named: "PropertiesChanged").contains { $0.contains("Position") })
    #expect(!listener.signals(named: "PropertiesChanged").contains { $0.contains("mpris:trackid") })
    // The next ayah is reported when it sounds.
    try player.playerctl("next")
    try player.playerctl("play")
    #expect(Poll.until { listener.signals.contains { $0.contains("2:255") } })
    #expect(listener.signals(named: "Seeked").count == 1)
  }

  @Test func `a move beyond the end is the next ayah`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    #expect(try player.call("\(PlayerOnBus.interface).Seek", "\(Int64.max)").code == 0)
    #expect(Poll.until { player.heard == ["2:254", "2:255"] })
    #expect(try player.call("\(PlayerOnBus.interface).Seek", "61000000").code == 0)
    #expect(Poll.until { player.heard == ["2:254", "2:255", "2:256"] })
  }

  @Test func `a place of another track, or outside of it, is ignored`() throws {
    let player = try paused()
    let track = try player.track()
    let place = try player.position()
    let method = "\(PlayerOnBus.interface).SetPosition"
    for (name, microseconds) in [("/tilawa/track/99", "1000000"), (track, "int64 -1"), (track, "60000001")] {
      #expect(try player.call(method, name, microseconds).code == 0)
      #expect(try player.position() == place)
    }
    #expect(try player.call(method, track, "20000000").code == 0)
    #expect(isAt(20, player))
  }

  @Test func `a place is a time of the recitation at any speed`() throws {
    let player = try PlayerOnBus("--speed", "2", on: bus, seconds: 60)
    try player.playerctl("pause")
    try player.playerctl("position", "40")
    #expect(isAt(40, player))
  }

  @Test func `one ayah is heard for ever, and then as often as the session says`() throws {
    let player = try PlayerOnBus("--each", "2", on: bus, seconds: 1)
    #expect(try player.playerctl("loop").line == "None")
    #expect(try player.playerctl("loop", "Track").code == 0)
    #expect(try player.playerctl("loop").line == "Track")
    #expect(Poll.until { player.heard.count >= 5 })
    #expect(Set(player.heard).count == 1)
    #expect(try player.playerctl("loop", "None").code == 0)
    #expect(try player.playerctl("loop").line == "None")
    #expect(player.end() == 0)
    #expect(player.heard.suffix(2) == ["2:256", "2:256"])
  }

  @Test func `the range is heard for ever, and then comes to its end`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 1)
    #expect(try player.playerctl("loop", "Playlist").code == 0)
    #expect(try player.playerctl("loop").line == "Playlist")
    #expect(Poll.until { player.heard.count >= 5 })
    #expect(player.heard.prefix(5) == ["2:254", "2:255", "2:256", "2:254", "2:255"])
    #expect(try player.playerctl("loop", "None").code == 0)
    #expect(player.end() == 0)
    #expect(player.heard.last == "2:256")
  }
}
