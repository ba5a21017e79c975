import TilawaTestSupport
import Testing

/// The signals on the bus.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct MediaSignalTests {
  let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  /// The values of a property in the order in which they were told.
  private func values(of property: String, in signals: [String], _ pattern: Regex<(Substring, Substring)>) -> [String] {
    signals.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
  }

  // T-F2.9
  @Test func `a session is told from beginning to end: no pause in a gap, no position, no seek`() throws {
    let listener = try bus.listen(path: PlayerOnBus.path)
    let player = try PlayerOnBus("--each", "2", "--gap", "400ms", on: bus, seconds: 1)
    #expect(player.end() == 0)
    #expect(player.heard.count == 6)
    #expect(Poll.until { listener.signals.contains { $0.contains(#""PlaybackStatus" variant string "Stopped""#) } })
    let changes = listener.signals(named: "PropertiesChanged")
    let states = changes.compactMap {
      $0.firstMatch(of: /"PlaybackStatus" variant string "(\w+)"/).map { String($0.1) }
    }
    #expect(states == ["Playing", "Stopped"])
    let tracks = changes.compactMap {
      $0.firstMatch(of: /"mpris:trackid" variant object path "([^"]+)"/).map { String($0.1) }
    }
    // Each playing is a track; names and pictures may come to one later.
    #expect(Set(tracks).subtracting(["/org/mpris/MediaPlayer2/TrackList/NoTrack"]).count == 6)
    #expect(!changes.contains { $0.contains("Position") })
    #expect(listener.signals(named: "Seeked").isEmpty)
    let counts = changes.compactMap { $0.firstMatch(of: /"(Rep [^"]+)"/).map { String($0.1) } }
    #expect(counts.contains("Rep 2/2 · Pass 1/1"))
  }

  @Test func `only what is another than before is told`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    #expect(player.hasArt())
    let listener = try bus.listen(path: PlayerOnBus.path)
    for (property, value) in [("Volume", "1.0"), ("Rate", "1.0"), ("Rate", "1.01"), ("Volume", "0.5"), ("Rate", "1.5")]
    {
      #expect(try player.set(property, value).code == 0)
    }
    try player.playerctl("pause")
    try player.playerctl("pause")
    #expect(Poll.until { listener.signals(named: "PropertiesChanged").count >= 3 })
    let told = listener.signals(named: "PropertiesChanged").map { signal in
      ["Volume", "Rate", "PlaybackStatus", "Metadata"].filter { signal.contains(#""\#($0)""#) }
    }
    #expect(told == [["Volume"], ["Rate"], ["PlaybackStatus"]])
    #expect(listener.signals(named: "Seeked").isEmpty)
  }

  @Test func `the next ayah is a new track, and no seek`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    let listener = try bus.listen(path: PlayerOnBus.path)
    try player.playerctl("next")
    #expect(Poll.until { listener.signals.contains { $0.contains("2:255") } })
    #expect(listener.signals(named: "Seeked").isEmpty)
  }
}
