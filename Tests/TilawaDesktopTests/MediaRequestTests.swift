import TilawaCore
import TilawaPlayer
import Testing

@testable import TilawaDesktop

@Suite struct MediaRequestTests {
  private func request(
    _ member: String, _ arguments: [DBusValue] = [], of interface: String = MediaRequest.player
  ) throws(BusFault) -> MediaRequest {
    try MediaRequest(BusCall(id: 1, path: "/", interface: interface, member: member, arguments: arguments))
  }

  private func setting(_ property: String, to value: DBusValue) throws(BusFault) -> MediaRequest {
    try request(
      "Set", [.string(MediaRequest.player), .string(property), .variant(value)], of: "org.freedesktop.DBus.Properties")
  }

  // T-F2.10
  @Test(arguments: [
    ("Play", PlayerCommand.play), ("Pause", .pause), ("PlayPause", .toggle), ("Stop", .stop), ("Next", .next),
    ("Previous", .previous),
  ])
  func `a media key is a command of the player`(member: String, command: PlayerCommand) throws {
    #expect(try request(member) == .obey(command))
    // Callers may leave the interface out.
    #expect(try request(member, of: "") == .obey(command))
  }

  @Test(arguments: [(0.5, 10), (0.62, 12), (0.63, 13), (1, 20), (1.02, 20), (1.03, 21), (2, 40)])
  func `a rate goes to the nearest speed`(rate: Double, twentieths: Int) throws {
    let speed = try #require(Speed(twentieths: twentieths))
    #expect(try setting("Rate", to: .double(rate)) == .obey(.change(.speed(speed))))
  }

  @Test func `no rate at all is a pause, and none beyond the range`() throws {
    #expect(try setting("Rate", to: .double(0)) == .obey(.pause))
    for rate in [-1, 0.49, 2.01, .infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(throws: BusFault.self) { try setting("Rate", to: .double(rate)) }
    }
  }

  @Test(arguments: [(0.0, 0), (0.005, 1), (0.5, 50), (1, 100), (7, 100), (-3, 0), (.infinity, 100)])
  func `a volume is kept within its range`(volume: Double, percent: Int) throws {
    #expect(try setting("Volume", to: .double(volume)) == .obey(.volume(percent)))
  }

  @Test(arguments: [("None", Player.Endless.none), ("Track", .ayah), ("Playlist", .range)])
  func `a loop status is what is heard for ever`(word: String, endless: Player.Endless) throws {
    #expect(try setting("LoopStatus", to: .string(word)) == .obey(.endless(endless)))
    #expect(endless.loopStatus == word)
  }

  @Test func `types are compared before anything is done`() throws {
    #expect(throws: BusFault.invalid(Sentence(verbatim: "Seek takes 'x', and was given 'i'"))) {
      try request("Seek", [.int32(3)])
    }
    #expect(throws: BusFault.invalid(Sentence(verbatim: "Next takes '', and was given 's'"))) {
      try request("Next", [.string("x")])
    }
    #expect(throws: BusFault.unknown(method: "Dance")) { try request("Dance") }
    #expect(throws: BusFault.unknown(interface: "org.nobody")) { try request("Next", of: "org.nobody") }
  }
}
