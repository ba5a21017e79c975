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
    try terminal.wait(for: "36 Yaseen")
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
    let small = try terminal.wait("20 columns") { $0[0].contains("page 42") && !$0.contains { $0.contains("hizb") } }
    #expect(small.contains { $0.contains("ٱللَّهُ لَآ") || $0.contains("إِلَـٰهَ") })
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

  // K-1
  @Test func `a page in view counts after its moment, and not where nothing is to count`() throws {
    var terminal = try terminal("read page:50 --no-progress")
    try terminal.wait(for: "page 50")
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
    #expect(try pagesRead() == 0)
    terminal = try self.terminal("read page:50 --count-after 1s")
    try terminal.wait(for: "page 50")
    #expect(try Poll.until(seconds: 30) { try pagesRead() == 1 })
    try terminal.press("q")
    try terminal.wait(for: "ended:0")
  }

  private func pagesRead() throws -> Int {
    let outcome = try fixture.run("khatm", "history", "--json")
    return outcome.output.components(separatedBy: "page:50").count - 1
  }
}
