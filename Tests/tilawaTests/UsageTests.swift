import Foundation
import TilawaTestSupport
import Testing

@testable import tilawa

/// Answers to commands that do not exist.
@Suite struct UsageTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // C10, C12
  @Test(arguments: [
    (["playy", "1"], "there is no command playy; did you mean play? Else see tilawa help"),
    (["libary"], "there is no command libary; did you mean library? Else see tilawa help"),
    (
      ["preset", "remove", "x"],
      "preset: there is no command remove; did you mean delete? Else see tilawa help preset"
    ),
    (["config", "show"], "config: there is no command show; did you mean list? Else see tilawa help config"),
    (
      ["recite", "chek", "--nonsense"],
      "recite: there is no command chek; did you mean check? Else see tilawa help recite"
    ),
    (["recite", "78:1-4", "--nonsense"], "Unknown option '--nonsense'; see tilawa help recite"),
    (["help", "plya"], "there is no command plya; did you mean play? Else see tilawa help"),
    (["help", "reciters", "lst"], "reciters: there is no command lst; did you mean list? Else see tilawa help"),
    (["list"], "there is no command list; did you mean library list? Else see tilawa help"),
    (["align", "last"], "there is no command align; did you mean annotate align? Else see tilawa help"),
    (["-v"], "Unknown option '-v'. Did you mean '--version'? Else see tilawa help"),
    (["--hepl"], "Unknown option '--hepl'. Did you mean '--help'? Else see tilawa help"),
    (["play", "1", "--hlep"], "Unknown option '--hlep'. Did you mean '--help'? Else see tilawa help play"),
    (
      ["play", "1", "--each", "many"],
      "The value 'many' is invalid for '--each <each>'. Please provide one of '1…100' and 'forever'; see tilawa help play"
    ),
    (["play", "1", "--page", "5"], "Unknown option '--page'. Did you mean 'page:582'? Else see tilawa help play"),
    (["play", "1", "--loop", "3"], "Unknown option '--loop'. Did you mean '--repeat'? Else see tilawa help play"),
    (["play", "1", "--eech", "3"], "Unknown option '--eech'. Did you mean '--each'? Else see tilawa help play"),
    (["help", "next"], "there is no command next; did you mean ctl next? Else see tilawa help"),
    (["juz", "30"], "there is no command juz; did you mean play juz:30? Else see tilawa help"),
    (["qwertz"], "there is no command qwertz; see tilawa help"),
    (["play"], "say what to play, such as 2:255 or 67; see tilawa help play"),
    (
      ["bookmark", "position", "remove"], "Missing expected argument '<name>'; see tilawa help bookmark position remove"
    ),
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
    let help = try command.run(["--help-all"], environment: ["COLUMNS": "80"]).output
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

  @Test func `the menu of the desktop opens the studio, and what it starts are right lines`() throws {
    let entry = try String(contentsOfFile: "\(Self.root)/Resources/tilawa.desktop", encoding: .utf8)
    let lines = entry.matches(of: /\nExec=tilawa (.+)/).map { String($0.1) }
    #expect(lines.first == "studio" && lines.count == 3 && !entry.contains("NoDisplay"))
    for line in lines { #expect(NamedCommand(line.split(separator: " ").map(String.init)).parsed() != nil, "\(line)") }
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

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    .path

  // F15: other YAML tools refuse the one without quotes, and read 2:1 as 121.
  @Test func `placeholders and places in YAML are quoted wherever one is shown or written`() throws {
    var texts = try ["docs/guide/scripting.md", "docs/man/tilawa-script.5"].map {
      try String(contentsOfFile: "\(Self.root)/\($0)", encoding: .utf8)
    }
    for kind in ["daily", "talqin", "linking", "review"] {
      let written = try command.run("session", "new", "--kind", kind)
      #expect(written.code == 0 && written.output.contains("steps:"))
      texts.append(written.output)
    }
    for text in texts {
      #expect(text.matches(of: /[a-z]: \{\{/).isEmpty)
      #expect(text.matches(of: /\n *(# )?(- )?[a-z-]+: [0-9]+:[0-9]+ *\n/).isEmpty)
    }
  }

  // C9
  @Test func `a page of the manual says of an option what it does in that command`() throws {
    let python = try #require(Program.path("python3"))
    let made = try command.run(
      ["\(Self.root)/Scripts/man-pages", CommandFixture.program.path, command.folder.path + "/man"],
      program: URL(filePath: python))
    #expect(made.code == 0, "\(made.complaint)")
    func page(_ name: String) throws -> String {
      try String(contentsOfFile: "\(command.folder.path)/man/man1/tilawa-\(name).1", encoding: .utf8)
    }
    #expect(try page("play").contains("is the sound server's default output"))
    for name in ["read", "khatm", "timings"] { #expect(try !page(name).contains("sound server's default"), "\(name)") }
    #expect(try page("play").contains("They are asked in the order given."))
    for name in ["library", "timings"] { #expect(try !page(name).contains("They are asked in the order"), "\(name)") }
    #expect(try page("read").contains(".It Fl -tajweed , Fl -no-tajweed\n"))
    #expect(try page("read").components(separatedBy: "Show the rules of tajweed in colours.").count == 2)
  }

  // C12
  @Test func `a length is rounded in one way`() throws {
    let sound = try command.tones(["a"], in: "sounds", frames: CommandFixture.rate * 196 / 10) + "/a.wav"
    #expect(try command.run("import", sound, "--reciter", "Shaykh", "--no-hear").output.contains(", 0:20, "))
    #expect(try command.run("library", "list").output.contains("\t0:20\t"))
    #expect(try command.run("library", "show", "last").output.contains("0:20, "))
  }

  // C12
  @Test func `coverage is text in a pipe as every list is`() throws {
    let outcome = try command.run("library", "coverage")
    #expect(outcome.output.contains("0 of 6236 ayat (kufi)") && !outcome.output.hasPrefix("{"))
  }
}
