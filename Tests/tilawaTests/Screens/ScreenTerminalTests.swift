import Foundation
import Glibc
import TilawaTestSupport
import Testing

/// The screen itself, in tmux: of a reciter of tones, a second each.
@Suite(.serialized, .enabled(if: Program.isInstalled("tmux") && Program.isInstalled("pgrep")))
struct ScreenTerminalTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
    try fixture.addReciter("Teacher", ["002002", "002003", "002004", "112001"], options: ["--no-measure"])
  }

  private static let play = "play 2:2-4 --repeat 50 --output null:realtime --save"

  private func terminal(
    _ command: String = play, rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> TmuxTerminal {
    try TmuxTerminal(fixture, command, rows: rows, columns: columns, environment: environment)
  }

  // T-F1.6 T-F1.7 T-F2.1
  @Test func `it shows the page, follows what is heard, obeys keys, and keeps the place when it is quit`() throws {
    let terminal = try terminal()
    // It may be seen while it is drawn.
    let first = try terminal.wait("all of the screen") { lines in
      lines[1].contains("Rep 1/1") && lines[2].contains("reciter") && lines.contains { $0.contains("q quit") }
        && lines.contains { $0.contains("٥") }
    }
    #expect(try terminal.isFullScreen)
    #expect(first[0].contains("2:2-4 · Hafs") && first[0].contains("2 Al-Baqarah · page 2 · juz 1"))
    #expect(first[2] == "Teacher · Hafs · ● professional reciter")
    #expect(first.contains { $0.contains("ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ") })
    try terminal.wait(for: "▶ 2:3")
    try terminal.press("Space")
    let paused = try terminal.wait(for: "paused")
    try terminal.press("e")
    let more = try terminal.wait(for: "Rep 1/2")
    #expect(more[1].hasPrefix(paused[1].prefix(5)))
    try terminal.press("]")
    try terminal.wait(for: "1.05×")
    try terminal.press("q")
    let end = try terminal.wait(for: "ended:")
    #expect(end.contains { $0.hasPrefix("ready") })
    #expect(end.contains { $0.hasPrefix("stopped at 2:") && $0.contains("to continue: tilawa resume") })
    #expect(end.contains("ended:0"))
    #expect(try !terminal.isFullScreen)
    #expect(try terminal.isAsBefore)
  }

  // T-F1.8
  @Test func `where the session does not have an ayah it says so, and chosen words go there`() throws {
    let terminal = try terminal()
    try terminal.wait(for: "Rep 1/1")
    try terminal.type("g300")
    try terminal.wait(for: "Go to which ayah? 300")
    try terminal.press("Enter")
    try terminal.wait(for: "286")
    try terminal.press("Escape")
    try terminal.wait(for: "q quit")
    try terminal.press("?")
    try terminal.wait(for: "Navigation")
    try terminal.press("x")
    try terminal.wait(for: "Rep 1/1")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  @Test func `it follows the size of the terminal, down to the smallest`() throws {
    let terminal = try terminal()
    try terminal.wait(for: "professional reciter")
    try terminal.resize(rows: 10, columns: 40)
    let small = try terminal.wait("40 columns") { lines in
      lines.contains { $0.hasPrefix("▶ 2:") } && !lines.contains { $0.contains("gap none") }
    }
    #expect(small.allSatisfy { $0.unicodeScalars.count { $0.properties.generalCategory != .nonspacingMark } <= 40 })
    try terminal.resize(rows: 2, columns: 12)
    try terminal.wait("12 columns") { $0.first?.hasPrefix("▶ 2:") == true }
    try terminal.resize(rows: 40, columns: 120)
    try terminal.wait("120 columns") { $0[0].contains("page 2 · juz 1") && $0.contains { $0.contains("gap none") } }
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)])
  func `a signal ends it in order, the terminal as it was`(signal: Int32, code: Int) throws {
    let terminal = try terminal()
    try terminal.wait(for: "▶ 2:")
    kill(try terminal.process, signal)
    let end = try terminal.wait(for: "ended:")
    #expect(end.contains("ended:\(code)"))
    #expect(end.contains { $0.hasPrefix("stopped at 2:") })
    #expect(try !terminal.isFullScreen)
    #expect(try terminal.isAsBefore)
  }

  @Test func `a terminal that goes away ends it, with the place kept`() throws {
    let terminal = try terminal()
    try terminal.wait(for: "▶ 2:")
    let process = try terminal.process
    try terminal.vanish()
    #expect(Poll.until(seconds: 30) { kill(process, 0) != 0 })
    let next = try fixture.run("play", "last", "--output", "null", "--for", "1s")
    #expect(next.code == 0, "\(next.complaint)")
    #expect(next.lines.first?.contains("from 2:") == true)
  }

  @Test func `Ctrl-C ends it as anywhere, and a crash gives the terminal back too`() throws {
    var terminal = try terminal()
    try terminal.wait(for: "▶ 2:")
    try terminal.press("C-c")
    try terminal.wait(for: "ended:130")
    #expect(try terminal.isAsBefore)
    terminal = try self.terminal()
    try terminal.wait(for: "▶ 2:")
    kill(try terminal.process, SIGSEGV)
    try terminal.wait(for: "ended:139")
    #expect(try !terminal.isFullScreen)
    #expect(try terminal.isAsBefore)
  }

  @Test func `stopped by the shell it is silent, and goes on as it was`() throws {
    let terminal = try terminal("\(Self.play); echo stopped:$?; read line; fg >/dev/null")
    try terminal.wait(for: "▶ 2:")
    try terminal.press("C-z")
    try terminal.wait(for: "stopped:148")
    #expect(try !terminal.isFullScreen)
    try terminal.press("Enter")
    try terminal.wait(for: "▶ 2:")
    #expect(try terminal.isFullScreen)
    let process = try terminal.process
    kill(process, SIGTSTP)
    try terminal.wait(for: "ended:148")
    kill(process, SIGKILL)
  }

  @Test(arguments: ["--inline", "--plain"])
  func `the keys of a line work on after the shell stopped it, and the shell has its terminal meanwhile`(
    form: String
  ) throws {
    let terminal = try TmuxTerminal(
      fixture,
      "play 2:2-4 --repeat 50 --output null:realtime \(form); echo stopped:$?; stty -a | grep -o -- '-*icanon'; "
        + "read line; fg >/dev/null")
    try terminal.wait(for: "2:2-4 · Hafs")
    try terminal.wait(for: "2:2 ·")
    try terminal.press("C-z")
    let lines = try terminal.wait(for: "icanon")
    // The live line has no end of its own.
    #expect(lines.joined().contains("stopped:148"))
    #expect(!lines.joined().contains("-icanon"))
    try terminal.press("Enter", "Space")
    try terminal.wait(for: form == "--plain" ? "paused" : "‖ 2:")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(try terminal.isAsBefore)
  }

  // T-F2.9
  @Test func `a script has one screen for all of its steps, and its lines stand there afterwards`() throws {
    let path = try fixture.folder.write(
      "steps:\n  - play: 2:2\n    speed: 2\n  - pause: key\n  - play: 2:3\n    repeat: 50\n", to: "evening.yaml")
    let terminal = try TmuxTerminal(fixture, "session run \(path) --output null:realtime")
    try terminal.wait(for: "‖ between sessions")
    #expect(try terminal.isFullScreen)
    try terminal.press("Space")
    try terminal.wait(for: "▶ 2:3")
    #expect(try terminal.lines[0].hasPrefix(" evening.yaml · 2:3 · Hafs"))
    try terminal.press("q")
    let lines = try terminal.wait(for: "ended:0")
    #expect(try terminal.isAsBefore)
    let said = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && $0 != "ready" }
    #expect(said.prefix(3) == ["1/3 play 2:2 --speed=2", "2/3 pause until a key", "3/3 play 2:3 --repeat=50"])
    #expect(said.contains { $0.hasPrefix("evening.yaml: stopped, 2 of 3 steps") })
  }

  @Test func `in the background it has no screen: nobody could press a key`() throws {
    let terminal = try terminal("play 2:2 --output null:realtime & wait")
    let end = try terminal.wait(for: "ended:")
    #expect(end.contains { $0.hasPrefix("2:2 · Hafs") })
  }

  @Test func `NO_COLOR is honoured, and what is heard stands out all the same`() throws {
    func colours(_ text: String) -> Bool {
      text.contains(/\u{1B}\[(?:[0-9;]*;)?3(?:[1-6]|8[;:]5[;:][0-9]+)(?:;[0-9;]*)?m/)
    }
    let coloured = try terminal()
    try coloured.wait(for: "professional")
    #expect(colours(try coloured.styled))
    let plain = try terminal(environment: ["NO_COLOR": "1"])
    try plain.wait(for: "professional")
    #expect(!colours(try plain.styled))
    #expect(try plain.styled.contains(/\u{1B}\[(?:[0-9;]*;)?7m/))
  }

  @Test func `a terminal that can do nothing, and --inline, have one line`() throws {
    for (options, environment) in [("--inline", "TERM=screen"), ("", "TERM=dumb")] {
      let script = "2:2-4 --repeat 50 --output null:realtime \(options)"
      let terminal = try TmuxTerminal(
        fixture, "play --help >/dev/null; \(environment) \(CommandFixture.program.path) play \(script)")
      let lines = try terminal.wait(for: "▶ 2:")
      #expect(try !terminal.isFullScreen)
      #expect(lines.contains { $0.hasPrefix("2:2-4 · Hafs") })
      try terminal.press("Space")
      try terminal.wait(for: "‖ 2:")
      try terminal.press("q")
      try terminal.wait(for: "ended:0")
      #expect(try terminal.isAsBefore)
    }
  }

  @Test func `an unknown terminal says why there is no screen, and has one line`() throws {
    let terminal = try TmuxTerminal(
      fixture, "play --help >/dev/null; TERM=no-such-terminal \(CommandFixture.program.path) \(Self.play)")
    try terminal.wait(for: "cannot show the full screen, only one line")
    try terminal.wait(for: "▶ 2:")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  @Test func `plain lines for screen readers: nothing moves, and keys are obeyed`() throws {
    let terminal = try terminal("\(Self.play) --plain")
    try terminal.wait(for: "2:2 · Rep 1/1 · Pass 1/50 · Teacher")
    #expect(try !terminal.isFullScreen)
    try terminal.press("Space")
    try terminal.wait(for: "paused")
    #expect(try !terminal.styled.contains("\u{1B}"))
    try terminal.press("Space")
    try terminal.wait(for: "playing")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(try terminal.isAsBefore)
  }

  @Test(arguments: ["", "--inline", "--plain"])
  func `what is heard first may be awaited, and q ends it all the same`(options: String) throws {
    let server = try LocalServer { _ in LocalServer.Reply(body: [], claimedLength: 100_000, ending: .hangs) }
    let added = try fixture.run(
      "reciters", "add", "Far", "--url", "http://127.0.0.1:\(server.port)/{surah:3}{ayah:3}.mp3", "--no-measure")
    #expect(added.code == 0)
    let terminal = try terminal("play 2:255-257 --reciter far --output null:realtime \(options)")
    try terminal.wait(for: "fetching 2:255")
    try terminal.press("q")
    let end = try terminal.wait(for: "ended:")
    #expect(end.contains("ended:0"))
    #expect(try terminal.isAsBefore)
  }

  @Test func `options that contradict each other are refused`() throws {
    let outcome = try fixture.run("play", "2:2", "--inline", "--plain")
    #expect(outcome.code == 64)
  }
}
