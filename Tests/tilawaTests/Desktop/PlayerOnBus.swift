import Foundation
@testable import AppBase
import TilawaTestSupport

/// Our program as it plays tones on a bus of the test's own, and people's programs that steer it.
final class PlayerOnBus {
  static let name = "org.mpris.MediaPlayer2.tilawa"
  static let path = "/org/mpris/MediaPlayer2"
  static let interface = "org.mpris.MediaPlayer2.Player"

  let bus: PrivateBus
  let command: CommandFixture
  private let process: Process
  private let output: String

  /// Ayat of `seconds`, of a personal reciter; returns when the first of them is heard and known on the bus.
  init(
    _ arguments: String..., on bus: PrivateBus, named name: String = PlayerOnBus.name, seconds: Int = 5,
    environment: [String: String] = [:]
  ) throws {
    self.bus = bus
    command = try CommandFixture()
    let tones = try command.tones(["002254", "002255", "002256"], in: "husary", frames: seconds * CommandFixture.rate)
    _ = try command.run("reciters", "add", "Husary <& Sons>", tones)
    output = try command.folder.write("", to: "events.txt")
    process = command.process(
      ["play", "2:254-256", "--output", "null:realtime", "--json"] + arguments,
      ["DBUS_SESSION_BUS_ADDRESS": bus.address, "TILAWA_BUS": ""].merging(environment) { $1 })
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.known = name
    if environment["TILAWA_BUS"] == "no" {
      _ = Poll.until { events.contains(#""event":"ayah""#) }
    } else {
      _ = Poll.until { (try? get("Metadata").contains("xesam:title': <'2:254 · Al-Baqarah'>")) == true }
    }
  }

  private let known: String

  /// Waits for the picture, which is drawn beside the sound and told when it is there.
  func hasArt() -> Bool { Poll.until { (try? get("Metadata").contains("artUrl")) == true } }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  var identifier: Int32 { process.processIdentifier }

  /// The events that it has printed so far.
  var events: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  /// The refs that began, in order.
  var heard: [String] {
    events.split(separator: "\n").filter { $0.contains(#""event":"ayah""#) }.compactMap {
      $0.firstMatch(of: /"ref":"([^"]*)"/).map { String($0.1) }
    }
  }

  /// Its exit code, when it has ended.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  @discardableResult
  func playerctl(_ words: String...) throws -> PrivateBus.Answer {
    try bus.run("playerctl", ["--player=\(known.dropFirst("org.mpris.MediaPlayer2.".count))"] + words)
  }

  /// As gdbus writes it: `<'Playing'>`.
  func get(_ property: String) throws -> String {
    let answer = try call("org.freedesktop.DBus.Properties.Get", PlayerOnBus.interface, property)
    return String(answer.line.dropFirst().dropLast(2))
  }

  @discardableResult
  func set(_ property: String, _ value: String) throws -> PrivateBus.Answer {
    try call("org.freedesktop.DBus.Properties.Set", PlayerOnBus.interface, property, "<\(value)>")
  }

  func call(_ method: String, _ arguments: String...) throws -> PrivateBus.Answer {
    try bus.run(
      "gdbus",
      ["call", "--session", "--dest", known, "--object-path", PlayerOnBus.path, "--method", method] + arguments)
  }

  /// In microseconds.
  func position() throws -> Int {
    try get("Position").firstMatch(of: /(-?\d+)>/).flatMap { Int($0.1) } ?? -1
  }

  /// The address of what is heard.
  func track() throws -> String {
    try get("Metadata").firstMatch(of: /mpris:trackid': <objectpath '([^']*)'>/).map { String($0.1) } ?? ""
  }
}
