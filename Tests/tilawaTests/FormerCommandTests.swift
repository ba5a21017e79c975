import ArgumentParser
import Foundation
import Testing

@testable import tilawa

/// Commands by the names that they had before.
@Suite struct FormerCommandTests {
  // C10
  @Test(arguments: [
    ("downloads", "download list"), ("downloads --files", "download list --files"),
    ("downloads verify --repair", "download verify --repair"), ("downloads --help", "download --help"),
    ("help downloads", "help download"), ("help downloads pin", "help download pin"),
    ("position", "bookmark position"), ("position khatm", "bookmark position khatm"),
    ("position set khatm page:50", "bookmark position set khatm page:50"),
    ("library import folder --json", "import folder --json"),
  ])
  func `a former name leads to the present one`(former: String, present: String) throws {
    #expect(FormerCommand.present(words(former)) == words(present))
    if present.hasPrefix("help") || present.hasSuffix("--help") { return }
    #expect(NamedCommand(words(present)).parsed() != nil)
  }

  @Test(arguments: ["download 67 --reciter x", "library list", "library", "play 67", "help", ""])
  func `other lines stay as they are`(line: String) { #expect(FormerCommand.present(words(line)) == words(line)) }

  @Test func `a former name is no present one, and its year is not over for long`() throws {
    for command in FormerCommand.all {
      #expect(NamedCommand(command.words).path != command.words)
      #expect(NamedCommand(command.present).path == command.present)
      let year = Calendar(identifier: .gregorian).component(.year, from: .now)
      #expect(try #require(Int(command.year)) >= year, "\(command.words): remove it")
    }
  }

  @Test func `the answer is the same, and the present name is told on standard error`() throws {
    let command = try CommandFixture()
    #expect(try command.run("bookmark", "position", "set", "khatm", "page:50").code == 0)
    for (former, present) in [
      ("position --json", "bookmark position --json"), ("downloads --json", "download list --json"),
    ] {
      let old = try command.run(words(former))
      #expect(old.code == 0)
      let name = former.split(separator: " ")[0]
      #expect(
        old.complaint
          == "tilawa: \(name) has another name now: tilawa \(present). The old one works until the end of 2027.\n")
      #expect(old.output == (try command.run(words(present)).output))
    }
  }

  @Test func `a mistake in a former line is told of the present one`() throws {
    let outcome = try CommandFixture().run("position", "remove")
    let mistyped = try CommandFixture().run("downloads", "vrify")
    #expect(
      mistyped.complaints.last
        == "tilawa: download: there is no command vrify; did you mean verify? Else see tilawa help download")
    #expect(outcome.code == 64)
    #expect(
      outcome.complaints.last
        == "tilawa: Missing expected argument '<name>'; see tilawa help bookmark position remove")
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
