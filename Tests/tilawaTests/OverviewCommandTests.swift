import Foundation
import Testing
import TilawaTestSupport

// C10
@Suite(.enabled(if: Program.isInstalled("python3"))) struct OverviewCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func shown() throws -> String {
    let outcome = try PersonAtTerminal(command).run([], [], environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(outcome.code == 0)
    return outcome.output
  }

  @Test func `tilawa alone tells a newcomer to set up, and changes nothing`() throws {
    let screen = try shown()
    #expect(screen.contains("tilawa setup") && screen.contains("All commands: tilawa help --all"))
    #expect(screen.split(separator: "\n").count < 24)
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test func `tilawa alone names a recording without labels`() throws {
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    _ = try command.run("import", sound, "--reciter", "Teacher", "--no-hear")
    _ = try command.run("setup", "--reciter", "husary")
    let screen = try shown()
    #expect(screen.contains("“lesson” has no labels yet."))
    #expect(screen.contains("2 reciters · 1 recording · 0 labels"))
  }

  @Test func `tilawa in a pipe prints the help`() throws {
    #expect(try command.run([]).output.hasPrefix("OVERVIEW: "))
  }
}
