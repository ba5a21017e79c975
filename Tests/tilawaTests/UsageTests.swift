import Foundation
import TilawaTestSupport
import Testing

@testable import tilawa

/// What people are told who typed something that is not there.
@Suite struct UsageTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // C10, C12
  @Test(arguments: [
    (["playy", "1"], "there is no command playy; did you mean play? Else see tilawa help"),
    (["libary"], "there is no command libary; did you mean library? Else see tilawa help"),
    (["preset", "remove", "x"], "tilawa preset has no remove; did you mean delete? Else see tilawa help preset"),
    (["config", "show"], "tilawa config has no show; did you mean list? Else see tilawa help config"),
    (["qwertz"], "there is no command qwertz; see tilawa help"),
    (["play"], "say what to hear, such as 2:255 or 67; see tilawa help play"),
    (["position", "remove"], "Missing expected argument '<name>'; see tilawa help position remove"),
  ])
  func `a mistake is answered with what was meant, or with the help that says it`(_ words: [String], _ answer: String)
    throws
  {
    let outcome = try command.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.complaint == "tilawa: \(answer)\n")
  }

  // C10
  @Test func `every hint at help leads to a page`() throws {
    for words in [["playy"], ["preset", "remove"], ["reciters", "lst"], ["timings", "show"]] {
      let complaint = try command.run(words).complaint
      let hint = try #require(complaint.firstRange(of: "see tilawa "))
      let typed = complaint[hint.upperBound...].split(whereSeparator: \.isWhitespace).map(String.init)
      let help = try command.run(typed)
      #expect(help.code == 0 && help.output.hasPrefix("OVERVIEW: "), "\(typed)")
    }
  }

  // C10
  @Test func `the five commands that matter stand first, and all others in groups`() throws {
    let help = try command.run(["--help"], environment: ["COLUMNS": "80"]).output
    let groups = help.matches(of: /\n([A-Z]* ?SUBCOMMANDS:)\n/).map { String($0.1) }
    #expect(
      groups == ["SUBCOMMANDS:"]
        + ["LISTEN", "RECORDINGS", "READ", "LEARN", "LIBRARY", "SETTINGS"].map { "\($0) SUBCOMMANDS:" })
    let first = try #require(help.firstRange(of: "\nSUBCOMMANDS:\n"))
    let names = help[first.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix {
      $0.hasPrefix(" ")
    }
    .filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == ["setup", "play", "resume", "read", "import"])
  }

  // E10
  @Test(arguments: [["--help"], ["--version"], ["help", "play"]])
  func `help that nobody can take is not given as done`(_ words: [String]) throws {
    #expect(try command.run(words, standardOutput: "/dev/full").code == 74)
  }

  // C12
  @Test(arguments: [["search", "zzz"], ["reciters", "search", "zzzz"], ["library", "search", "zzz"]])
  func `a search that finds nothing says so to scripts too`(_ words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 66 && outcome.output.isEmpty && outcome.complaints.count == 1)
    #expect(try command.run(words + ["--json"]).code == 66)
  }

  // C12
  @Test func `a queue without reciters says what to do`() throws {
    #expect(try command.run("queue", "1:1").complaint.contains("tilawa setup"))
  }

  // C12
  @Test func `a length is rounded in one way`() throws {
    let sound = try command.tones(["a"], in: "sounds", frames: CommandFixture.rate * 196 / 10) + "/a.wav"
    #expect(try command.run("import", sound, "--reciter", "Shaykh").output.contains(", 0:20, "))
    #expect(try command.run("library", "list").output.contains("\t0:20\t"))
    #expect(try command.run("library", "show", "last").output.contains("0:20, "))
  }

  // C12
  @Test func `coverage is text in a pipe as every list is`() throws {
    let outcome = try command.run("library", "coverage")
    #expect(outcome.output.contains("0 of 6236 ayat (kufi)") && !outcome.output.hasPrefix("{"))
  }
}
