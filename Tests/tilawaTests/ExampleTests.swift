import ArgumentParser
import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

@testable import tilawa

/// The lines that help and manual show, and the help of groups.
@Suite struct ExampleTests {
  private static let lines = Examples.of([])

  /// The words of a line of a shell.
  private static func words(_ line: String) -> [String] {
    line.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
  }

  // C9
  @Test(arguments: lines) func `an example is a right line of one command`(_ line: String) throws {
    let words = Self.words(line)
    let command = try #require(NamedCommand(words).parsed(), "tilawa \(line)")
    #expect(String(reflecting: command) == String(reflecting: try Tilawa.parseAsRoot(words)))
  }

  // C9
  @Test func `the examples of the manual's own pages are right lines`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../docs/man").standardizedFileURL
    var count = 0
    for page in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where page.pathExtension == "mdoc" {
      for match in try String(contentsOf: page, encoding: .utf8).matches(of: /(?m)^(?:\.Dl |\$ )?tilawa (.+)$/) {
        count += 1
        let words = Self.words(String(match.1).replacing("\\(dq", with: "\""))
        #expect(throws: Never.self, "\(page.lastPathComponent): \(match.0)") { _ = try Tilawa.parseAsRoot(words) }
      }
    }
    #expect(count > 25)
  }

  // C9
  @Test func `each command has an example, and each line stands once`() {
    var commands = 0
    func look(_ command: any ParsableCommand.Type, _ path: [String]) {
      #expect(!Examples.of(path).isEmpty, "tilawa \(path.joined(separator: " "))")
      commands += 1
      for below in command.configuration.subcommands where below.configuration.shouldDisplay {
        look(below, path + [below.configuration.commandName ?? ""])
      }
    }
    look(Tilawa.self, [])
    #expect(commands > 230)
    #expect(Set(Self.lines).count == Self.lines.count)
  }

  // C9
  @Test func `the ranges of the examples are in the Quran`() throws {
    let parser = RangeParser(structure: try RealQuran.structure(), riwayah: .hafs, grain: .word)
    var count = 0
    for line in Self.lines {
      let words = Self.words(line)
      let command = try #require(NamedCommand(words).parsed())
      // The values of arguments and options that are ranges, and all words that have the form of one.
      let typed = [
        Self.texts(of: ["_ranges", "_range"], in: command),
        words.filter { $0.wholeMatch(of: /[1-9]\d{0,2}:\d+(:\d+)?(-\d+)?|(page|juz|surah):\d+(-\d+)?/) != nil },
      ]
      for range in typed where !range.isEmpty && !["surahs", "all"].contains(range[0]) && words[0] != "timings" {
        count += 1
        #expect(throws: Never.self, "tilawa \(line): \(range)") { _ = try parser.parse(range) }
      }
    }
    #expect(count > 60)
  }

  // C10
  @Test func `the help of a group is short, and names the way to the whole`() throws {
    let command = try CommandFixture()
    for group in [[], ["library"], ["hifz"], ["annotate"], ["course"], ["coach"], ["download"], ["config", "keys"]] {
      let help = try command.run(["help"] + group)
      let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(help.code == 0 && lines.count <= 18 && lines.allSatisfy { $0.count <= 80 }, "\(help.output)")
      #expect(help.output.contains("EXAMPLES:\n  tilawa "))
      #expect(help.output == (try command.run(group + ["--help"]).output))
      let all = try command.run(["help"] + group + ["--all"])
      #expect(all.code == 0 && all.output.contains("USAGE: ") && all.output.contains("SUBCOMMANDS:"))
      #expect(all.output == (try command.run(group + ["--help-all"]).output))
      let names = NamedCommand(group).type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      for name in names.compactMap({ $0.configuration.commandName }) { #expect(all.output.contains("\n  \(name) ")) }
    }
  }

  // C9
  @Test func `the help of a command ends with its examples`() throws {
    let help = try CommandFixture().run("help", "play").output
    #expect(help.contains("\nEXAMPLES:\n  tilawa play 67:1-5 --each 3 --gap 150%\n"))
    #expect(try CommandFixture().run("play", "--help-all").output == help)
    #expect(
      try CommandFixture().run("help", "download", "get").output.contains("\n  tilawa download 67 --reciter husary\n"))
  }

  /// The texts in the stored properties of these names.
  private static func texts(of names: Set<String>, in value: Any, isWithin: Bool = false) -> [String] {
    if isWithin, let text = value as? String { return [text] }
    return Mirror(reflecting: value).children.flatMap { label, child in
      texts(of: names, in: child, isWithin: isWithin || label.map(names.contains) == true)
    }
  }
}
