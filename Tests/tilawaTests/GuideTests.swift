import ArgumentParser
import Foundation
import Testing

@testable import tilawa

/// The README and the guide against the command.
@Suite struct GuideTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static let pages =
    ["README.md"]
    + ["course", "hifz", "install", "listen", "reading", "recite", "scripting", "studio", "sync", "teacher"].map {
      "docs/guide/\($0).md"
    }
    + ["README", "hifz", "listen", "recite", "teacher"].map { "docs/guide/ar/\($0).md" }

  /// The words of a line of a shell: quotes hold words together, and `#` begins a comment.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The lines with commands in the blocks of code of a page.
  private static func commands(of page: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return blocks.flatMap { $0.split(separator: "\n") }
      .map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : String($0) }
      .filter { $0.hasPrefix("tilawa ") }
      .map { Array(words($0).dropFirst()) }
  }

  @Test(arguments: pages) func `every command of a page is one that the program takes`(_ page: String) throws {
    let commands = try Self.commands(of: page)
    #expect(!commands.isEmpty)
    for words in commands {
      #expect(throws: Never.self, "\(page): tilawa \(words.joined(separator: " "))") {
        _ = try Tilawa.parseAsRoot(words)
      }
    }
  }

  @Test func `every link of a page leads to a file`() throws {
    for page in Self.pages + ["docs/guide/library-use.md", "docs/guide/words.md", "docs/requirements.md"] {
      let file = Self.root.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let target = file.deletingLastPathComponent().appending(path: String(match.1)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(match.1)")
      }
    }
  }

  @Test func `the README stays short`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 150)
  }
}
