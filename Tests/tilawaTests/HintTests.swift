import ArgumentParser
import Foundation
import Testing
@testable import AppBase
import TilawaCore
import TilawaTestSupport

@testable import tilawa

/// Commands that the program tells people to type can be typed: each hint in its sources is read as a command line.
@Suite struct HintTests {
  struct Hint: CustomTestStringConvertible {
    let file: String
    let words: [String]
    var testDescription: String { "\(file): tilawa \(words.joined(separator: " "))" }
  }

  // F4
  @Test func `what is told to be typed is a command with all that it needs`() throws {
    let hints = try HintTests.hints()
    #expect(hints.count > 70)
    for hint in hints {
      #expect(HintTests.fault(in: hint.words) == nil, "\(hint.testDescription)")
    }
  }

  @Test func `a hint that lacks something is found`() {
    #expect(HintTests.fault(in: ["annotate", "list"]) != nil)
    #expect(HintTests.fault(in: ["annotate", "list", "last"]) == nil)
    let source = #"throw Failure(.usage, "\(name): none; see: tilawa annotate show \(id)")"#
    #expect(HintTests.hints(in: source) == [["annotate", "show", "1"]])
  }

  @Test func `what commands tell to type can be typed`() throws {
    let command = try CommandFixture()
    try command.addReciter("Teacher", ["112001", "112002"], options: ["--no-measure"])
    let lesson = try command.tones(["x"], in: "lesson", frames: CommandFixture.rate) + "/x.wav"
    let script = "\(command.folder.path)/my script.yaml"
    let environment = ["TILAWA_OFFLINE": "1", "PULSE_SERVER": "unix:/dev/null/absent"]
    let commands: [[String]] = [
      ["play", "2:255"], ["play", "last"], ["reciters", "show", "nobody"], ["reciters", "search", "zzzzz"],
      ["library", "list"], ["library", "show", "x"], ["library", "restore", "x"],
      ["download", "1", "--reciter", "husary"],
      ["download", "list"], ["show", "1", "--riwayah", "warsh"], ["text", "list"], ["bookmark", "list"],
      ["bookmark", "position", "list"], ["bookmark", "position", "show", "x"], ["khatm"], ["khatm", "history"],
      ["khatm", "begin", "the family"],
      ["khatm", "close", "the family"], ["khatm", "plan", "--by", "2030-01-01"], ["history"],
      ["config", "set", "x", "y"],
      ["preset", "list"], ["preset", "save", "hifz", "--each", "3"],
      ["preset", "save", "morning", "2:1", "--each", "3"],
      ["session", "new", script], ["tajweed"], ["identify", lesson],
      ["import", lesson, "--reciter", "me", "--range", "67"],
      ["annotate", "detect", "last"], ["play", "67:1"], ["play", "113"], ["reciters", "add", "husary"],
      ["timings", "show", "husary"], ["text", "show", "x"],
    ]
    var hints = 0
    for words in commands {
      let outcome = try command.run(words, environment: environment)
      let text = (outcome.output + outcome.complaint).replacing("\"", with: "'").replacing("\n", with: "\"")
      for hint in HintTests.hints(in: text) where hint != ["setup"] {
        hints += 1
        let pasted = try command.run(hint, environment: environment)
        #expect(
          pasted.code != 64,
          "\(words.joined(separator: " ")): tilawa \(hint.joined(separator: " ")): \(pasted.complaint)")
      }
    }
    #expect(hints > 20)
  }

  /// Returns the reason for which a command line cannot be read; help is read.
  private static func fault(in words: [String]) -> String? {
    // A preset says what is heard.
    let words = AskedHelp.plain(words.contains("--preset") ? words + ["1:1"] : words)
    do { _ = try Tilawa.parseAsRoot(words) } catch {
      return Tilawa.exitCode(for: error) == .success ? nil : Tilawa.line(for: error)
    }
    return nil
  }

  // MARK: - In the sources

  /// Whether words are the first line of a file, or the purpose of a key.
  private static func isTitle(_ words: [String]) -> Bool {
    ["pack", "key", "name", "content", "next", "words", "print", "script"].contains(words.first)
      || [["course", "bundle"], ["course", "event"]].contains(Array(words.prefix(2)))
  }

  private static func hints() throws -> [Hint] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return hints(in: text).filter { !isTitle($0) }.map { Hint(file: file.lastPathComponent, words: $0) }
    }
  }

  /// The words of each hint: of a `CommandHint`, behind a colon or "see", or at the beginning of a text.
  static func hints(in source: String) -> [[String]] {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let text = filled(code).replacing(/"\s*\+\s*"/, with: "").replacing(/\\\n\s*/, with: "").replacing(
      "\\\"", with: "'")
    return hints(asValuesIn: text)
      + text.matches(of: /(?:: |see |see `|")tilawa ([a-z][^"`;\n\\]*)/).map { match in
        var words = String(match.1)
        for end in [", ", ". ", ") ", ")", " or "] {
          if let cut = words.range(of: end) { words = String(words[..<cut.lowerBound]) }
        }
        if words.hasSuffix(".") { words.removeLast() }
        return shellWords(words)
      }
  }

  /// The words of each hint that is a value: `CommandHint("show", "1")`.
  private static func hints(asValuesIn text: String) -> [[String]] {
    text.matches(of: /CommandHint\(\s*("[^()]*)\)/).map { match in
      match.1.split(separator: ",").map { argument in
        let word = String(argument.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        return word.hasPrefix("\"") ? String(word.dropFirst().dropLast()) : sample(of: word)
      }
    }
  }

  /// The text with something likely in place of what is filled in.
  private static func filled(_ text: String) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.range(of: "\\(") {
      filled += rest[..<start.lowerBound]
      var (depth, end) = (1, start.upperBound)
      while depth > 0, end < rest.endIndex {
        if rest[end] == "(" { depth += 1 } else if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      filled += sample(of: String(rest[start.upperBound..<end].dropLast()))
      rest = rest[end...]
    }
    return filled + rest
  }

  private static func sample(of expression: String) -> String {
    let known = [
      ("option(for", " --riwayah warsh"), ("riwayahOption", " --riwayah warsh"), ("riwayah.rawValue", "warsh"),
      ("kind.rawValue", "translation"), ("words.path", " play"), ("day", "2026-11-23"),
      ("ImportAligning.command", "tilawa annotate align 1"), ("detect", "align"), ("former.id", "husary"),
      ("known.id", "husary"),
    ]
    return known.first { expression.contains($0.0) }?.1 ?? "1"
  }

  /// Words as a shell parts them, single quotes removed.
  private static func shellWords(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
