import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// A person at a real shell types the beginning of a word and Tab, then Enter: what our program answers tells which
/// word it was.
@Suite struct ShellCompletionTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
    try fixture.addReciter("Test Tones", ["001001"])
    _ = try fixture.run("preset", "save", "hifz", "2:1", "--each", "77")
    _ = try fixture.tones(["lesson"], in: "lessons")
    _ = try fixture.run(
      "import", "\(fixture.folder.path)/lessons/lesson.wav", "--reciter", "Teacher", "--title", "Wednesday")
  }

  /// The line at the prompt of each shell that loads the completions.
  private static let preparations = [
    "bash": ". \"$SHARE/bash-completion/completions/tilawa\"",
    "zsh": "fpath=(\"$SHARE/zsh/site-functions\" $fpath); autoload -Uz compinit; compinit -u -D",
    "fish": "source \"$SHARE/fish/vendor_completions.d/tilawa.fish\"",
  ]

  private static let options = ["bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]]

  /// Types each line in turn, and waits for each answer before the next.
  private func type(_ lines: [(typed: String, answer: String)], at shell: String) throws -> CommandFixture.Outcome {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path
    let share = fixture.folder.path + "/share"
    let made = try fixture.run(
      ["\(root)/Scripts/completions", CommandFixture.program.path, share], program: URL(filePath: "/bin/sh"))
    #expect(made.code == 0, "\(made.complaint)")
    var steps: [String] = []
    // The echo of the shell does not hold the word itself.
    var awaited = ""
    for (typed, answer) in [(try #require(Self.preparations[shell]) + "; echo pre''pared", "prepared")] + lines {
      steps += [awaited, typed + "\r"]
      awaited = answer
    }
    steps += [awaited, "exit\r"]
    let bin = CommandFixture.program.deletingLastPathComponent().path
    return try PersonAtTerminal(fixture).run(
      Self.options[shell] ?? [], steps,
      environment: ["SHARE": share, "PATH": "\(bin):/usr/bin:/bin", "TERM": "xterm"],
      program: Program.path(shell))
  }

  @Test(arguments: ["bash", "zsh", "fish"].filter(Program.isInstalled))
  func `a shell completes presets, reciters, surahs, recordings, settings and their values`(shell: String) throws {
    let outcome = try type(
      [
        ("tilawa preset show hi\t", "--each 77"), ("tilawa reciters show test\t", "test-tones"),
        ("tilawa show luqm\t", "31:34"), ("tilawa config get down\t", "5 GB"),
        ("tilawa config set missing sil\t", "missing  silence"), ("tilawa library show Wedn\t", "Teacher"),
      ].filter { shell == "bash" || !$0.0.contains("Wedn") }, at: shell)
    // A shell may leave the terminal otherwise than it was, which is 99.
    #expect([0, 99].contains(outcome.code), "\(outcome.output.suffix(1500))")
  }
}
