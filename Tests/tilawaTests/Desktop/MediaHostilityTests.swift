import TilawaTestSupport
import Testing

@testable import TilawaDesktop

/// Calls of programs that mean no good, or know no better.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct MediaHostilityTests {
  let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  private static let properties = "org.freedesktop.DBus.Properties"
  private static let player = PlayerOnBus.interface

  /// Words of dbus-send, and the error that comes back.
  private static let calls: [([String], String)] = [
    (["\(player).Seek", "string:far"], "InvalidArgs"),
    (["\(player).Seek"], "InvalidArgs"),
    (["\(player).Next", "int32:3"], "InvalidArgs"),
    (["\(player).SetPosition", "string:/x", "int64:1"], "InvalidArgs"),
    (["\(player).OpenUri", "string:file:///etc/passwd"], "NotSupported"),
    (["\(player).Explode"], "UnknownMethod"),
    (["org.mpris.MediaPlayer2.TrackList.GetTracksMetadata"], "UnknownInterface"),
    (["\(properties).Get", "string:\(player)", "string:Mood"], "UnknownProperty"),
    (["\(properties).Get", "string:org.nobody", "string:Rate"], "UnknownInterface"),
    (["\(properties).Get", "string:\(player)"], "InvalidArgs"),
    (["\(properties).GetAll", "string:org.nobody"], "UnknownInterface"),
    (["\(properties).Set", "string:\(player)", "string:Rate", "variant:string:fast"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:Rate", "variant:double:nan"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:Volume", "variant:double:nan"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:Volume", "variant:int32:1"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:Volume", "int32:1"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:LoopStatus", "variant:string:Spiral"], "InvalidArgs"),
    (["\(properties).Set", "string:\(player)", "string:Shuffle", "variant:boolean:true"], "NotSupported"),
    (["\(properties).Set", "string:\(player)", "string:Position", "variant:int64:1"], "PropertyReadOnly"),
    (["\(properties).Set", "string:\(player)", "string:Metadata", "variant:string:x"], "PropertyReadOnly"),
    (["\(properties).Set", "string:\(player)", "string:CanControl", "variant:boolean:false"], "PropertyReadOnly"),
    (
      ["\(properties).Set", "string:org.mpris.MediaPlayer2", "string:Identity", "variant:string:x"], "PropertyReadOnly"
    ),
    (["\(properties).Set", "string:\(player)", "string:Mood", "variant:string:x"], "UnknownProperty"),
    (["\(properties).Set", "string:org.nobody", "string:Rate", "variant:double:1"], "UnknownInterface"),
  ]

  @Test func `what means nothing is refused by its name, and nothing is changed`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    for (words, error) in MediaHostilityTests.calls {
      let answer = try bus.run(
        "dbus-send", ["--session", "--print-reply", "--dest=\(PlayerOnBus.name)", PlayerOnBus.path] + words)
      #expect(answer.complaint.contains("org.freedesktop.DBus.Error.\(error)"), "\(words): \(answer)")
    }
    #expect(try player.get("Rate") == "<1.0>")
    #expect(try player.get("Volume") == "<1.0>")
    #expect(try player.get("PlaybackStatus") == "<'Playing'>")
    #expect(player.heard == ["2:254"])
  }

  @Test func `values of any kind in place of others are read and refused`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    for value in ["<[<1>, <'x'>]>", "{'a': <{'b': <1>}>}", "(1, 'x', [2])", "<<<<<<<<1>>>>>>>>", "@ay []"] {
      let answer = try player.set("Rate", value)
      #expect(answer.complaint.contains("InvalidArgs"), "\(answer)")
    }
    #expect(try player.get("Rate") == "<1.0>")
  }

  @Test func `what it says of itself is what it does`() throws {
    let player = try PlayerOnBus(on: bus, seconds: 60)
    let answer = try bus.run(
      "busctl", ["--user", "--address=\(bus.address)", "introspect", PlayerOnBus.name, PlayerOnBus.path])
    #expect(answer.code == 0)
    for member in [".Play", ".PlayPause", ".SetPosition", ".OpenUri", ".Quit", ".Raise", ".Seeked", ".Position"] {
      #expect(answer.output.split(whereSeparator: \.isWhitespace).contains(Substring(member)))
    }
    let all = try player.call("org.freedesktop.DBus.Properties.GetAll", PlayerOnBus.interface).output
    for name in MediaIntrospection.playerProperties { #expect(all.contains("'\(name)': <")) }
    #expect(try player.call("org.mpris.MediaPlayer2.Raise").code == 0)
  }

  @Test func `a thousand calls at once are all answered, and the session goes on`() async throws {
    let player = try PlayerOnBus("--repeat", "forever", on: bus, seconds: 60)
    let link = try #require(BusLink(to: BusAddress(bus.address)) { _ in })
    let answers = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let request = BusRequest(
            destination: PlayerOnBus.name, path: PlayerOnBus.path, interface: "org.freedesktop.DBus.Properties",
            member: number % 2 == 0 ? "Get" : "Set",
            arguments: [.string(PlayerOnBus.interface), .string("Volume")]
              + (number % 2 == 0 ? [] : [.variant(.double(Double(number % 100) / 100))]))
          if case .success = await link.call(request) { return true }
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(answers == 1000)
    #expect(try player.get("PlaybackStatus") == "<'Playing'>")
    link.close()
  }
}
