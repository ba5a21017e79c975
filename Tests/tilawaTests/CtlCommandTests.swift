import Foundation
import Testing
import TilawaCore
import TilawaDesktop
import TilawaStore
import TilawaTestSupport

/// Players here sound on `null:realtime`: test tones of ten seconds, so that nothing ends while it is asked.
@Suite(.serialized) struct CtlCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    _ = try command.run(
      "reciters", "add", "a",
      try command.tones(["002002", "002003", "002004"], in: "a", frames: 10 * CommandFixture.rate))
  }

  private func status() throws -> JSON { try #require(SoundingPlayer.status(in: command)) }

  @Test func `where nothing sounds it is exit 69 in a line`() throws {
    for words in [["ctl", "next"], ["ctl", "status", "--json"], ["stop"], ["stop", "--json"]] {
      let outcome = try command.run(words)
      #expect(outcome.code == 69)
      #expect(outcome.complaints == ["tilawa: nothing is playing; to start: tilawa play 1"])
      #expect(outcome.output.isEmpty)
    }
  }

  @Test(arguments: [
    ["ctl"], ["ctl", "dance"], ["ctl", "volume", "--jsn"], ["ctl", "seek", "1", "2"], ["ctl", "next", "3"],
    ["stop", "now"],
  ])
  func `a wrong line is exit 64, whether something sounds or not`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
  }

  @Test(arguments: [["-5"], ["-5", "--json"], ["--json", "-5"], ["--json", "--", "-5"], ["--", "-5"]])
  func `a minus before a digit is a sign`(words: [String]) throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    #expect(try command.run(["ctl", "volume"] + words).code == 0)
    #expect(try status()["volume"] == .number("95"))
    #expect(player.isRunning)
  }

  @Test func `many who stop it at once all have it stopped`() throws {
    for round in 0..<3 {
      let player = try SoundingPlayer(["2:2-4"], in: command)
      let many = try (0..<12).map {
        try command.launch(["stop"] + ($0 % 2 == 0 ? [] : ["--json"]), capturing: "stop-\(round)-\($0)")
      }
      let codes = many.map { process in
        process.waitUntilExit()
        return process.terminationStatus
      }
      // A command that comes too late finds nothing that sounds.
      #expect(Set(codes).isSubset(of: [0, 69]), "\(codes)")
      #expect(codes.contains(0))
      withExtendedLifetime(player) {}
    }
  }

  @Test func `what sounds is told for people and for programs`() throws {
    let player = try SoundingPlayer(["2:2-4", "--each", "3"], in: command)
    let words = try command.run("ctl", "status")
    #expect(words.code == 0)
    #expect(words.lines.count == 1)
    #expect(words.output.hasPrefix("playing 2:2 · Rep 1/3 · a · hafs"))
    let answer = try JSON(reading: try command.run("ctl", "status", "--json").output)
    #expect(answer["state"] == .string("playing"))
    #expect(answer["ranges"] == .array([.string("2:2-4")]))
    #expect(answer["process"] == .number("\(player.id)"))
    #expect(answer["plays"] == .number("3"))
    #expect(answer["reciter"] == .string("a"))
  }

  @Test func `it does what it is told`() throws {
    let player = try SoundingPlayer(["2:2-4", "--each", "3"], in: command)
    #expect(try command.run("ctl", "pause").code == 0)
    #expect(try status()["state"] == .string("paused"))
    #expect(try command.run("ctl", "toggle").code == 0)
    #expect(try status()["state"] == .string("playing"))
    #expect(try command.run("ctl", "next").code == 0)
    #expect(try status()["ref"] == .string("2:3"))
    #expect(try command.run("ctl", "prev").code == 0)
    #expect(try status()["ref"] == .string("2:2"))
    for (words, name, value) in [
      (["speed", "0.75"], "speed", "0.75"), (["speed", "faster"], "speed", "0.8"),
      (["speed", "1.05"], "speed", "1.05"),
      (["gap", "5s"], "gap", "5000"),
      (["endless", "ayah"], "endless", "ayah"), (["loop", "none"], "endless", "none"), (["gap", "50%"], "gap", "50%"),
      (["volume", "80"], "volume", "80"),
      (["volume", "-30"], "volume", "50"), (["volume", "+5", "--json"], "volume", "55"),
    ] {
      let outcome = try command.run(["ctl"] + words)
      #expect(outcome.code == 0, "\(words): \(outcome.complaint)")
      #expect(outcome.output == (words.contains("--json") ? "{\"id\":1,\"ok\":true}\n" : ""))
      #expect(try status()[name]?.scalar == value, "\(words)")
    }
    // Counts hold from the next ayah on.
    for words in [["each", "7"], ["repeat", "forever"], ["next"]] {
      #expect(try command.run(["ctl"] + words).code == 0)
    }
    #expect(try status()["plays"] == .number("7"))
    #expect(try status()["passes"] == .string("forever"))
    #expect(player.isRunning)
  }

  @Test(arguments: [
    ["jump"], ["next", "3"], ["dance"], ["speed", "0.83"], ["each", "0"], ["each", "101"], ["gap", "61s"],
    ["gap", "5"],
    ["volume", "101"],
    ["volume", "x"], ["seek", "x"], ["seek", "1e400"], ["seek", "99999999999999999999"], ["loop", "surah"],
    ["endless", "surah"],
    ["ab", "x"],
    ["sleep", "x"], ["sleep", "0"], ["jump", "2:999"], ["jump", "nowhere"], ["seek", "1", "2"],
  ])
  func `what a verb does not take is exit 64 in a line`(words: [String]) throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    let outcome = try command.run(["ctl"] + words)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(player.isRunning)
  }

  @Test func `stop returns when it is over, and its place is kept`() throws {
    let player = try SoundingPlayer(["2:2-4", "--save"], in: command)
    #expect(try command.run("ctl", "next").code == 0)
    #expect(try command.run("stop").code == 0)
    // A client that saw it end may sound at once.
    let next = try SoundingPlayer(["2:4", "--no-save"], in: command)
    #expect(try player.outcome().code == 0)
    #expect(try player.outcome().output.contains("stopped at 2:3"))
    next.signal(SIGKILL)
    _ = try next.outcome()
    let again = try SoundingPlayer(["last"], in: command)
    #expect(try status()["ref"] == .string("2:3"))
    #expect(try command.run("ctl", "stop").code == 0)
    #expect(try again.outcome().code == 0)
  }

  // Subscriptions to the same events as --json.
  @Test func `who watches from the beginning is told what play --json tells`() throws {
    let player = try SoundingPlayer(["2:2-3", "--json", "--each", "2", "--gap", "100ms"], in: command)
    let watching = try #require(LocalClient(to: command.home.home.playerSocket))
    #expect(watching.ask(#"{"id":1,"do":"watch"}"#)?.hasPrefix(#"{"id":1,"ok":true,"state":"playing""#) == true)
    let steering = try #require(LocalClient(to: command.home.home.playerSocket))
    // Each is done when its event was told: several at once may leave some of them without a moment of their own.
    var told: [String] = []
    for (verb, event) in [
      ("next", #""ref":"2:3""#), ("pause", #""state":"paused""#), ("play", #""state":"playing""#),
      ("prev", #""ref":"2:2""#),
    ] {
      #expect(steering.ask("{\"do\":\"\(verb)\"}") == #"{"ok":true}"#)
      repeat { told.append(try #require(watching.line())) } while !(told.last ?? "").contains(event)
    }
    #expect(steering.ask(#"{"do":"stop"}"#) == #"{"ok":true}"#)
    told += watching.lines()
    let printed = try player.outcome().lines
    #expect(told.last == #"{"event":"left","reason":"stopped"}"#)
    let events = told.filter { !$0.contains(#""event":"left""#) && !$0.contains(#""event":"entered""#) }
    #expect(events.count >= 5)
    // The snapshot holds the earlier events; every later one is printed.
    #expect(printed.suffix(events.count) == events[...])
  }

  @Test func `watch prints what happens until it is over`() throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    let watching = try command.launch(["ctl", "watch"], capturing: "watch")
    let path = "\(command.folder.path)/watch-output"
    #expect(Poll.until { (try? String(contentsOfFile: path, encoding: .utf8))?.contains("\"ok\":true") == true })
    #expect(try command.run("ctl", "next").code == 0)
    #expect(try command.run("stop").code == 0)
    watching.waitUntilExit()
    #expect(watching.terminationStatus == 0)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0.contains(#""event":"ayah""#) && $0.contains(#""ref":"2:3""#) })
    #expect(lines.last == #"{"event":"left","reason":"stopped"}"#)
    #expect(try player.outcome().code == 0)
  }

  @Test func `who watches is told that a signal ended it, and of no error`() throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    let watching = try #require(LocalClient(to: command.home.home.playerSocket))
    #expect(watching.ask(#"{"do":"watch"}"#) != nil)
    player.signal(SIGTERM)
    #expect(watching.lines().last == #"{"event":"left","reason":"interrupted"}"#)
    #expect(try player.outcome().code == 143)
  }

  @Test func `what nobody recites takes nobody's place`() throws {
    let player = try SoundingPlayer(["2:2-4"], in: command, environment: ["TILAWA_DETACHED": "1"])
    let other = try command.run(
      "play", "5:1", "--replace", "--output", "null:realtime",
      environment: ["TILAWA_DETACHED": "1"])
    #expect(other.code == 66)
    #expect(other.complaints.count == 1)
    #expect(try status()["process"] == .number("\(player.id)"))
  }

  @Test func `a player that was killed leaves a socket that the next one takes over`() throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    player.signal(SIGKILL)
    #expect(try player.outcome().code == -SIGKILL)
    #expect(FileManager.default.fileExists(atPath: command.home.home.playerSocket))
    #expect(try command.run("ctl", "status").code == 69)
    let next = try SoundingPlayer(["2:3"], in: command)
    #expect(try status()["ref"] == .string("2:3"))
    #expect(try command.run("stop").code == 0)
    #expect(try next.outcome().code == 0)
    #expect(!FileManager.default.fileExists(atPath: command.home.home.playerSocket))
  }

  @Test func `a player that hangs is said to, and nobody waits for it for ever`() throws {
    let player = try SoundingPlayer(["2:2-4", "--queue"], in: command)
    player.signal(SIGSTOP)
    let outcome = try command.run("ctl", "status")
    #expect(outcome.code == 75)
    #expect(outcome.complaints == ["tilawa: cannot hear the player: it does not answer"])
    let other = try command.run("play", "2:3", "--output", "null:realtime", "--replace")
    #expect(other.code == 75)
    #expect(other.complaints.count == 1)
    #expect(other.complaint.contains("kill \(player.id)"))
    player.signal(SIGKILL)
  }

  // DESIGN §5: socket paths over 107 bytes get a hashed short name.
  @Test func `where the path is too long for a socket it is found all the same`() throws {
    let home = command.home.path + "/" + String(repeating: "long", count: 30)
    let environment = ["TILAWA_HOME": home]
    let tones = try command.tones(["002002"], in: "b", frames: 10 * CommandFixture.rate)
    _ = try command.run("reciters", "add", "b", tones, environment: environment)
    let player = try SoundingPlayer(["2:2"], in: command, environment: environment, until: .nothing)
    #expect(
      Poll.until {
        (try? command.run("ctl", "status", environment: environment).output.hasPrefix("playing 2:2")) == true
      })
    #expect(try command.run("stop", environment: environment).code == 0)
    #expect(try player.outcome().code == 0)
  }

  /// Another user, where this one may become another.
  @Test(.enabled(if: getuid() == 0 && Program.isInstalled("setpriv") && Program.isInstalled("python3")))
  func `another user is refused, even where the folder lets them in`() throws {
    let player = try SoundingPlayer(["2:2-4"], in: command)
    let socket = command.home.home.playerSocket
    for (path, mode) in [(command.home.path, 0o755), (command.home.path + "/run", 0o755), (socket, 0o666)] {
      #expect(chmod(path, mode_t(mode)) == 0)
    }
    let script = """
      import socket, sys
      s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1]); print(s.recv(999).decode())
      """
    let setpriv = try #require(Program.path("setpriv"))
    let python = try #require(Program.path("python3"))
    let words = ["--reuid=65534", "--regid=65534", "--clear-groups", python, "-c", script, socket]
    let outcome = try command.run(words, program: URL(filePath: setpriv))
    #expect(outcome.output.contains(#""code":"refused""#), "\(outcome.complaint)")
    #expect(player.isRunning)
  }
}
