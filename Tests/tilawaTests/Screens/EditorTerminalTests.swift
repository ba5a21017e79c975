import Foundation
import Glibc
@testable import AppBase
import TilawaTestSupport
import Testing

/// The editor itself, on a pseudo-terminal; python3 plays the person who sits there.
@Suite(.enabled(if: Program.isInstalled("python3"))) struct EditorTerminalTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
    let folder = fixture.folder
    _ = try Sound.write(.wav, to: "\(folder.path)/lesson.wav", frames: 80_000, rate: 8000)
    try folder.write("0\t4\t78:1\n", to: "lesson.txt")
    let imported = try fixture.run(
      "import", "\(folder.path)/lesson.wav", "--labels", "\(folder.path)/lesson.txt", "--reciter", "Teacher")
    #expect(imported.code == 0)
  }

  private func edit(_ steps: [String], environment: [String: String] = [:]) throws -> CommandFixture.Outcome {
    try PersonAtTerminal(fixture).run(
      ["annotate", "edit", "last"], steps,
      environment: ["TERM": "xterm", "NO_COLOR": "1"].merging(environment) { $1 })
  }

  private func listed() throws -> [String] { try fixture.run("annotate", "list", "last").lines }

  // T-F3.5 T-F3.7 T-F3.13
  @Test func `what is marked and assigned is there after quitting, and can be taken back in another session`() throws {
    // Only what changed is sent, so that a word may come in pieces; Ctrl-L has all of it sent.
    let edited = try edit([
      "1 to undo", "g", "Go to which time", "7\r\u{C}", "0:07.000", "m\u{C}", "place", "\u{1B}[D\r\u{C}",
      "What is recited", "\r\u{C}", "assign", "q",
    ])
    #expect(edited.code == 0)
    #expect(try listed().map { $0.split(separator: "\t")[3] } == ["78:1", "78:2", "?"])
    let undone = try edit(["3 to undo", "u\u{C}", "taken back", "q"])
    #expect(undone.code == 0)
    #expect(try listed().map { $0.split(separator: "\t")[3] } == ["78:1", "?", "?"])
  }

  @Test(arguments: [("SIGTERM", 143), ("SIGINT", 130), ("SIGHUP", 129), ("\u{3}", 130)])
  func `however it ends, the terminal is as it was`(how: String, code: Int32) throws {
    let ended = try edit(["lesson", how])
    #expect(ended.code == code)
    #expect(ended.output.contains("\u{1B}[?1049h"))
    #expect(ended.output.contains("\u{1B}[?1049l"))
  }

  @Test func `a crash gives the terminal back too`() throws {
    let ended = try edit(["lesson", "SIGSEGV"])
    #expect(ended.code == 128 + SIGSEGV)
    #expect(ended.output.contains("\u{1B}[?1049l"))
  }

  @Test func `without a terminal, or with one that cannot do it, it says so`() throws {
    let piped = try fixture.run("annotate", "edit", "last")
    #expect(piped.code == 64)
    #expect(piped.complaints.count == 1)
    let dumb = try edit([], environment: ["TERM": "dumb"])
    #expect(dumb.code == 69)
    #expect(dumb.output.contains("tilawa: cannot show the editor"))
    let unknown = try edit([], environment: ["TERM": "no-such-terminal"])
    #expect(unknown.code == 69)
  }
}
