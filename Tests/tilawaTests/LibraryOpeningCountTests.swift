import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// How often a command opens the library, and how many processes a click takes.
@Suite(.serialized) struct LibraryOpeningCountTests {
  let command: CommandFixture
  let openings: FileOpenings

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["002002", "002003", "002004"])
    #expect(try command.run("config", "set", "output", "null:realtime").code == 0)
    openings = FileOpenings(of: command.home.home.library)
  }

  @Test(arguments: [
    ["play", "2:2"], ["play", "2:2", "--output", "null"], ["queue", "2:2-4"], ["read", "2:2", "--json"],
    ["bookmark", "add", "2:2"], ["config", "list"],
  ])
  func `a command opens it once`(words: [String]) throws {
    #expect(try command.run(words).code == 0)
    #expect(openings.take() == 1)
  }

  @Test(arguments: [
    ["show", "2:2"], ["queue", "2:2-4"], ["play", "2:2", "--output", "null", "--json"],
    ["resume", "--output", "null", "--json"],
  ])
  func `on a terminal a command opens it once as well`(words: [String]) throws {
    if words[0] == "resume" {
      #expect(try command.run("play", "2:2-4", "--repeat", "9", "--save", "--for", "1s").code == 0)
      _ = openings.take()
    }
    let shown = try command.run(
      ["-qec", "\(CommandFixture.program.path) \(words.joined(separator: " "))", "/dev/null"],
      environment: ["TERM": "xterm-256color"], program: URL(filePath: "/usr/bin/script"))
    #expect(shown.code == 0, "\(shown.output)")
    #expect(openings.take() == 1)
  }

  @Test func `until the first sound it is opened once, and the text of the Quran as well`() throws {
    let player = try command.launch(
      ["play", "2:2", "--repeat", "9", "--json"], environment: ["TERM": "dumb"], capturing: "player")
    defer { player.terminate() }
    let output = command.folder.path + "/player-output"
    #expect(Poll.until { (try? String(contentsOfFile: output, encoding: .utf8))?.contains(#""event":"ayah""#) == true })
    #expect(openings.take() == 1)
    let files = try OpenFiles(of: player.processIdentifier)
    #expect(files.count(named: "quran.sqlite") == 1)
  }

  @Test func `a player in the background opens it once, and who starts it once for the settings`() throws {
    #expect(try command.run("play", "2:2-4", "--repeat", "9", "--detach").code == 0)
    #expect(openings.take() == 2)
    #expect(try command.run("stop").code == 0)
  }

  @Test func `a question of the studio opens it once`() throws {
    let studio = try ServedStudio(command)
    for name in ["page?range=page:2", "hifz", "recordings", "queue?range=2:2", "reciters"] {
      #expect(studio.get(name)?.hasPrefix("HTTP/1.1 200 ") == true)
      #expect(openings.take() == 1, "\(name)")
    }
  }

  @Test func `a click is one process, which plays and opens it once`() throws {
    let studio = try ServedStudio(command)
    for body in [#"{"range":"2:2-4","repeat":"9"}"#, #"{"range":"2:3-4","repeat":"9","replace":true}"#] {
      let reply = try #require(studio.post("play", body))
      #expect(reply.hasPrefix("HTTP/1.1 200 "))
      let player = try #require(reply.firstMatch(of: /"state":"playing","process":([0-9]+)/)).output.1
      let status = try String(contentsOfFile: "/proc/\(player)/status", encoding: .utf8)
      #expect(status.contains("PPid:\t\(studio.id)\n"))
      // Its sound has no listener.
      #expect(try String(contentsOfFile: "/proc/\(player)/cmdline", encoding: .utf8).contains("2:") == false)
      #expect(SoundingPlayer.status(in: command)?["process"]?.scalar == String(player))
      #expect(openings.take() == 1)
    }
    #expect(try command.run("stop").code == 0)
  }

  @Test func `a player outlives the studio, and what cannot be played is told as by the command`() throws {
    var studio: ServedStudio? = try ServedStudio(command)
    let refused = try #require(studio?.post("play", #"{"range":"5:1"}"#))
    #expect(refused.hasPrefix("HTTP/1.1 404 "))
    let told = try command.run("play", "5:1", "--detach").complaint
    #expect(refused.contains(told.dropFirst("tilawa: ".count).prefix(40)))
    #expect(studio?.post("play", #"{"range":"2:999"}"#)?.hasPrefix("HTTP/1.1 400 ") == true)
    #expect(studio?.post("play", #"{"range":"2:2-4","repeat":"9"}"#)?.hasPrefix("HTTP/1.1 200 ") == true)
    let busy = try #require(studio?.post("play", #"{"range":"2:3"}"#))
    #expect(busy.hasPrefix("HTTP/1.1 409 ") && busy.contains("2:2-4 is already playing"))
    studio = nil
    #expect(SoundingPlayer.status(in: command)?["state"]?.scalar == "playing")
    #expect(try command.run("stop").code == 0)
  }
}

/// The files that a process has open.
private struct OpenFiles {
  private let names: [String]

  init(of process: Int32) throws {
    let folder = "/proc/\(process)/fd"
    names = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }

  func count(named name: String) -> Int { names.filter { $0.hasSuffix("/" + name) }.count }
}
