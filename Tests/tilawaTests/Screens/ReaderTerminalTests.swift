import Foundation
import Glibc
import TilawaTestSupport
import Testing

/// The reader itself, in tmux.
@Suite(.serialized, .enabled(if: Program.isInstalled("tmux") && Program.isInstalled("pgrep")))
struct ReaderTerminalTests {
  private let fixture: CommandFixture

  init() throws { fixture = try CommandFixture() }

  private func terminal(_ command: String, rows: Int = 24, columns: Int = 80) throws -> TmuxTerminal {
    try TmuxTerminal(fixture, command, rows: rows, columns: columns)
  }

  // T-F1.1 T-F1.4 Q-QR10
  @Test func `it shows the page, turns it, and opens again where it was left`() throws {
    var terminal = try terminal("read page:50")
    let first = try terminal.wait("the page") { lines in
      lines[0].contains("page 50 · juz 3") && lines.contains { $0.contains("q quit") }
    }
    #expect(try terminal.isFullScreen)
    #expect(first.contains { $0.contains("ٱللَّهُ لَآ إِلَـٰهَ إِلَّا هُوَ") })
    try terminal.press("Right")
    try terminal.wait(for: "page 51")
    try terminal.press("j", "j", "q")
    let end = try terminal.wait(for: "ended:")
    #expect(end.contains("ended:0"))
    #expect(try !terminal.isFullScreen)
    #expect(try terminal.isAsBefore)
    terminal = try self.terminal("read")
    try terminal.wait(for: "page 51")
    try terminal.press("b")
    try terminal.wait(for: "bookmark at 3:12")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    // The place is kept in words, whatever the riwayah.
    #expect(try fixture.run("read", "last", "--flow", "verses").lines.first == "3:12")
    #expect(try fixture.run("read", "--riwayah", "warsh", "--flow", "verses").lines.first == "3:12")
  }

  @Test func `a place is typed, and a theme is kept`() throws {
    let terminal = try terminal("read 1")
    try terminal.wait(for: "page 1 ")
    try terminal.type("gyasin 5")
    try terminal.wait(for: "Go to: yasin 5")
    try terminal.press("Enter")
    try terminal.wait(for: "36 Ya-Sin")
    try terminal.type("T")
    try terminal.wait(for: "theme: light")
    #expect(try terminal.styled.contains("48;5;231"))
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(try fixture.run("config", "get", "theme").output == "light\n")
  }

  @Test func `it follows the size of the terminal, down to the smallest`() throws {
    let terminal = try terminal("read 2:255")
    try terminal.wait(for: "page 42")
    try terminal.resize(rows: 5, columns: 20)
    // The terminal cuts what stood there before the reader draws again.
    try terminal.wait("20 columns") { lines in
      lines[0].contains("page 42") && !lines.contains { $0.contains("hizb") }
        && lines.contains { $0.contains("ٱللَّهُ لَآ") || $0.contains("إِلَـٰهَ") }
    }
    try terminal.resize(rows: 2, columns: 10)
    try terminal.wait(for: "too narrow")
    try terminal.resize(rows: 60, columns: 200)
    try terminal.wait("all of it") { $0[0].contains("hizb 5") && $0.contains { $0.contains("٤٢") } }
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)])
  func `a signal ends it, with the terminal as it was and the place kept`(signal: Int32, code: Int) throws {
    let terminal = try terminal("read page:50")
    try terminal.wait(for: "page 50")
    try terminal.press("j")
    #expect(
      try Poll.until(seconds: 30) {
        try fixture.run("read", "--flow", "verses", "--format", "text").lines.first == "3:2"
      })
    kill(try terminal.process, signal)
    try terminal.wait(for: "ended:\(code)")
    #expect(try !terminal.isFullScreen)
    #expect(try terminal.isAsBefore)
    #expect(try fixture.run("read", "--flow", "verses").lines.first == "3:2")
  }

  @Test func `Ctrl-C ends it, and a terminal that goes away does`() throws {
    var terminal = try terminal("read page:50")
    try terminal.wait(for: "page 50")
    try terminal.press("C-c")
    try terminal.wait(for: "ended:130")
    #expect(try terminal.isAsBefore)
    terminal = try self.terminal("read page:77")
    try terminal.wait(for: "page 77")
    let process = try terminal.process
    try terminal.vanish()
    #expect(Poll.until(seconds: 30) { kill(process, 0) != 0 })
    #expect(try fixture.run("read").lines[0].hasPrefix("page 77"))
  }

  @Test func `stopped by the shell it gives the terminal back, and goes on as it was`() throws {
    let terminal = try terminal("read page:50; echo stopped:$?; read line; fg >/dev/null")
    try terminal.wait(for: "page 50")
    try terminal.press("C-z")
    try terminal.wait(for: "stopped:148")
    #expect(try !terminal.isFullScreen)
    try terminal.press("Enter")
    try terminal.wait(for: "page 50")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  // C3
  @Test func `p plays from here; the reader follows and steers it, and it ends with the reader`() throws {
    try fixture.addReciter("Teacher", ["002002", "002003", "002004"], options: ["--no-measure"])
    #expect(try fixture.run("config", "set", "output", "null:realtime").code == 0)
    let terminal = try terminal("read 1:1")
    try terminal.wait(for: "page 1 ")
    try terminal.press("p")
    try terminal.wait(for: "Play: 1:1-7")
    try terminal.press("C-u")
    try terminal.type("18:1")
    try terminal.press("Enter")
    try terminal.wait(for: "no Hafs reciter has any of 18:1")
    try terminal.press("p", "C-u")
    try terminal.type("2:2-4 x50")
    try terminal.press("Enter")
    try terminal.wait("the page of what is heard") { lines in
      lines[0].contains("page 2 ") && lines.contains { $0.contains("▶ 2:3 · Pass 1/50 · teacher") }
    }
    try terminal.press("P")
    try terminal.wait(for: "paused")
    try terminal.press("P")
    try terminal.wait(for: "▶ 2:")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(Poll.until(seconds: 30) { SoundingPlayer.status(in: fixture) == nil })
    #expect(try fixture.run("read", "--flow", "verses").lines.first?.hasPrefix("2:") == true)
  }

  // C3
  @Test func `what another process plays is followed and can be ended, and goes on where the reader is quit`() throws {
    try fixture.addReciter("Teacher", ["002002", "002003", "002004"], options: ["--no-measure"])
    let player = try SoundingPlayer(["2:2-4", "--repeat", "50"], in: fixture)
    var terminal = try terminal("read page:50")
    // A reader with a given place stays there.
    try terminal.wait("where they are") { lines in
      lines[0].contains("page 50 ") && lines.contains { $0.contains("▶ 2:") && $0.contains("f follows") }
    }
    try terminal.press("f")
    try terminal.wait("the page of what is heard") { $0[0].contains("page 2 ") }
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(player.isRunning)
    terminal = try self.terminal("read")
    try terminal.wait(for: "▶ 2:")
    try terminal.press("S")
    #expect(Poll.until(seconds: 30) { !player.isRunning })
    try terminal.wait("nothing that sounds") { !$0.contains { $0.contains("▶") || $0.contains("‖") } }
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  // K-1
  @Test func `a page in view counts after its moment, and not where nothing is to count`() throws {
    var terminal = try terminal("read page:50 --no-progress")
    try terminal.wait(for: "page 50")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(try !isCounted)
    terminal = try self.terminal("read page:50 --count-after 1s")
    try terminal.wait(for: "page 50")
    #expect(try Poll.until(seconds: 30) { try isCounted })
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  private var isCounted: Bool {
    get throws { try fixture.run("khatm", "history", "--json").output.contains(#""pages":1"#) }
  }
}
