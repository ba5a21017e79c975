import Foundation
import TilawaTestSupport
import Testing

/// Every verb of a media key, a lock screen and `playerctl`, on a bus of the test's own.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct MediaPlayerTests {
  let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  // T-F2.9
  @Test func `it says what is heard, by whom, and how often`() throws {
    let player = try PlayerOnBus("--each", "2", "--repeat", "3", on: bus)
    func metadata(_ key: String) throws -> String { try player.playerctl("metadata", key).line }
    #expect(try metadata("xesam:title") == "2:254 · Al-Baqarah")
    #expect(try metadata("xesam:album") == "Al-Baqarah · البقرة")
    #expect(try metadata("xesam:artist") == "Husary <& Sons>")
    #expect(try metadata("xesam:trackNumber") == "254")
    #expect(try metadata("xesam:comment") == "Hafs, Rep 1/2 · Pass 1/3, professional recording")
    #expect(try metadata("mpris:length") == "5000000")
    #expect(try bus.run("playerctl", ["--list-all"]).line == "tilawa")
  }

  // T-F2.9
  @Test func `a picture of the surah's name is a file that is there`() throws {
    let player = try PlayerOnBus(on: bus)
    var address = ""
    #expect(
      Poll.until {
        address = (try? player.playerctl("metadata", "mpris:artUrl").line) ?? ""
        return address.hasPrefix("file://")
      })
    let bytes = try Data(contentsOf: try #require(URL(string: address)))
    #expect(bytes.starts(with: [0x89] + "PNG".utf8))
    #expect(address.contains(player.command.home.path))
  }

  // T-F2.1
  @Test func `pause, play and play-pause do what they say, and status says it`() throws {
    let player = try PlayerOnBus(on: bus)
    #expect(try player.playerctl("status").line == "Playing")
    for (verb, status) in [
      ("pause", "Paused"), ("play", "Playing"), ("play-pause", "Paused"), ("play-pause", "Playing"),
    ] {
      #expect(try player.playerctl(verb).code == 0)
      #expect(try player.playerctl("status").line == status)
    }
    // A command for the present state changes nothing.
    #expect(try player.playerctl("play").code == 0)
    #expect(try player.playerctl("status").line == "Playing")
  }

  // T-F2.10
  @Test func `next and previous are ayat`() throws {
    let player = try PlayerOnBus("--each", "3", on: bus, seconds: 20)
    #expect(try player.playerctl("next").code == 0)
    #expect(Poll.until { player.heard == ["2:254", "2:255"] })
    #expect(Poll.until { (try? player.playerctl("metadata", "xesam:trackNumber").line) == "255" })
    #expect(try player.playerctl("previous").code == 0)
    #expect(Poll.until { player.heard == ["2:254", "2:255", "2:254"] })
  }

  @Test func `the ayah begun anew is another track, at its beginning`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    let first = try player.track()
    #expect(Poll.until { (try? player.position()) ?? 0 > 1_600_000 })
    #expect(try player.playerctl("previous").code == 0)
    #expect(Poll.until { (try? player.track()) != first })
    #expect(try player.get("Metadata").contains("2:254"))
    #expect(player.heard == ["2:254", "2:254"])
  }

  @Test func `the volume is asked and set`() throws {
    let player = try PlayerOnBus(on: bus)
    #expect(try player.playerctl("volume").line == "1.000000")
    for (asked, given) in [("0.4", "0.400000"), ("0.1+", "0.500000"), ("0.2-", "0.300000")] {
      #expect(try player.playerctl("volume", asked).code == 0)
      #expect(try player.playerctl("volume").line == given)
    }
    // Beyond either end is the end.
    for (asked, given) in [("2.5", "<1.0>"), ("-1.0", "<0.0>")] {
      #expect(try player.set("Volume", asked).code == 0)
      #expect(try player.get("Volume") == given)
    }
  }

  @Test(arguments: [("0.5", "<0.5>"), ("2.0", "<2.0>"), ("1.52", "<1.5>"), ("1.73", "<1.75>"), ("1.02", "<1.0>")])
  func `a rate goes to the nearest step`(asked: String, given: String) throws {
    let player = try PlayerOnBus(on: bus)
    #expect(try player.set("Rate", asked).code == 0)
    #expect(try player.get("Rate") == given)
  }

  @Test func `a rate that nobody hears is refused, and none at all is a pause`() throws {
    let player = try PlayerOnBus(on: bus)
    for rate in ["0.4", "2.1", "-1.0", "1e300"] {
      #expect(try player.set("Rate", rate).complaint.contains("InvalidArgs"))
    }
    #expect(try player.get("Rate") == "<1.0>")
    #expect(try player.get("PlaybackStatus") == "<'Playing'>")
    #expect(try player.set("Rate", "0.0").code == 0)
    #expect(try player.get("PlaybackStatus") == "<'Paused'>")
    #expect(try player.get("Rate") == "<1.0>")
  }

  @Test func `nothing is shuffled`() throws {
    let player = try PlayerOnBus(on: bus)
    #expect(try player.playerctl("shuffle").line == "Off")
    #expect(try player.playerctl("shuffle", "on").code != 0)
    #expect(try player.playerctl("shuffle", "off").code == 0)
    #expect(try player.playerctl("shuffle").line == "Off")
  }

  @Test func `the position is a time of the recitation, whatever the speed`() throws {
    let player = try PlayerOnBus("--speed", "2", on: bus, seconds: 60)
    // Twice as much of it is over as time has passed: after a pause that time stands still.
    #expect(Poll.until { (try? player.position()) ?? 0 > 2_000_000 })
    try player.playerctl("pause")
    let place = try player.position()
    let paused = try #require(player.events.firstMatch(of: /"event":"state","at":([0-9.]+),"state":"paused"/))
    let at = try #require(Double(paused.1))
    #expect(abs(Double(place) / 1_000_000 - at * 2) < 0.1)
    #expect(try player.position() == place)
    #expect(try player.playerctl("metadata", "mpris:length").line == "60000000")
  }

  @Test(arguments: ["Stop", "Quit"]) func `stop and quit end the session in order`(verb: String) throws {
    let player = try PlayerOnBus(on: bus)
    let interface = verb == "Quit" ? "org.mpris.MediaPlayer2" : PlayerOnBus.interface
    #expect(try player.call("\(interface).\(verb)").code == 0)
    #expect(player.end() == 0)
    #expect(player.events.contains(#""event":"end""#))
    #expect(player.events.contains(#""reason":"stopped""#))
    #expect(try bus.run("playerctl", ["--list-all"]).output == "")
  }

  @Test func `whoever follows is told of each change`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 20)
    let file = try player.command.folder.write("", to: "followed.txt")
    let following = try bus.begin(
      "playerctl", ["--follow", "metadata", "--format", "{{status}} {{xesam:trackNumber}}"], output: file)
    defer {
      kill(following.processIdentifier, SIGKILL)
      following.waitUntilExit()
    }
    func lines() -> [String] {
      ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
    #expect(Poll.until { lines() == ["Playing 254"] })
    try player.playerctl("next")
    #expect(Poll.until { lines().last == "Playing 255" })
    try player.playerctl("pause")
    #expect(Poll.until { lines().last == "Paused 255" })
  }

  @Test func `a second player has a name of its own, and both are steered`() throws {
    let first = try PlayerOnBus(on: bus, seconds: 60)
    let second = try PlayerOnBus(on: bus, named: PlayerOnBus.name, seconds: 60)
    let name = "tilawa.instance\(second.identifier)"
    #expect(Poll.until { (try? bus.run("playerctl", ["--list-all"]).output.contains(name)) == true })
    #expect(try bus.run("playerctl", ["--player=\(name)", "pause"]).code == 0)
    #expect(try bus.run("playerctl", ["--player=\(name)", "status"]).line == "Paused")
    #expect(try first.get("PlaybackStatus") == "<'Playing'>")
  }

  @Test func `where it is not wanted it is not on the bus`() throws {
    let player = try PlayerOnBus(on: bus, environment: ["TILAWA_BUS": "no"])
    #expect(player.heard == ["2:254"])
    #expect(try bus.run("playerctl", ["--list-all"]).output == "")
  }

  @Test func `without a bus that answers the session is the same`() throws {
    let command = try CommandFixture()
    try command.addReciter("a", ["002255"])
    for address in ["unix:path=/nonexistent", "autolaunch:", "nonsense", "unixexec:path=/bin/false"] {
      let outcome = try command.run(
        "play", "2:255", "--output", "null:realtime", "--json",
        environment: ["TILAWA_BUS": "", "DBUS_SESSION_BUS_ADDRESS": address])
      #expect(outcome.code == 0)
      #expect(outcome.complaint == "")
      #expect(outcome.lines.last == #"{"event":"end","at":1.000000,"reason":"finished"}"#)
    }
  }
}
