import Foundation
import Testing
import TilawaCore
import TilawaConsole

@testable import tilawa

/// Names of members in JSON are of one style.
@Suite struct JSONNameTests {
  private static var style: Regex<(Substring, Substring?)> { /[a-z][a-z0-9]*(_[a-z0-9]+)*/ }

  /// The targets that make answers.
  private static let targets = ["tilawa", "TilawaScreens", "App", "TilawaCore"]

  /// Files whose names are not ours to choose: `SessionSpec` is stored by its own and in no answer, and a policy has those of AWS.
  private static let others: Set = ["SessionSpec.swift", "BucketPolicy.swift"]

  // F13
  @Test func `no member has a name of another style in the sources`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files =
      (FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
      .filter { file in
        file.pathExtension == "swift" && !Self.others.contains(file.lastPathComponent)
          && Self.targets.contains { name in file.path.contains("/\(name)/") }
      }
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      // Members of values that are made by hand, and the keys of encoded ones.
      let names =
        text.matches(of: /\(\s*"([A-Za-z0-9_]+)",\s*(?:JSON)?\.[a-z]/).map(\.1)
        + text.matches(of: /enum CodingKeys[^{]*\{([^}]*)\}/).flatMap { keys in
          keys.1.matches(of: /(?:case|,)\s+(\w+)(?: = "([^"]+)")?/).map { $0.2 ?? $0.1 }
        }
      for name in names {
        count += 1
        #expect(name.wholeMatch(of: Self.style) != nil, "\(file.lastPathComponent): \(name)")
      }
    }
    #expect(count > 300)
  }

  @Test func `what a member was called before is told beside its name`() {
    let json = JSON.object([("start_frame", .int(1)), ("label", .string("x"))])
    #expect(json.text == #"{"start_frame":1,"startFrame":1,"label":"x"}"#)
    for (name, former) in JSON.formerNames {
      #expect(name.wholeMatch(of: Self.style) != nil)
      #expect(former.replacing(/[A-Z]/) { "_" + $0.output.lowercased() } == name)
    }
  }

  @Test func `what commands print has names of one style, but for the former ones`() throws {
    let command = try CommandFixture()
    try command.addReciter("Teacher", ["112001", "112002"], options: ["--no-measure"])
    let tone = try command.tones(["x"], in: "lesson", frames: CommandFixture.rate) + "/x.wav"
    let commands: [[String]] = [
      ["about"], ["info", "2:255"], ["show", "112"], ["show", "112:1", "--tajweed"],
      ["convert", "2:1", "--to", "warsh"],
      ["search", "الله"], ["similar", "2:5"], ["tajweed", "112:1"], ["tajweed", "--legend"],
      ["tajweed", "112:1", "--phonemes"], ["text", "list"],
      ["queue", "112"], ["play", "112", "--output", "null"], ["reciters", "list"], ["reciters", "search", "husary"],
      ["import", tone, "--reciter", "Ali", "--title", "lesson"], ["library", "list"], ["library", "show", "lesson"],
      ["library", "check"], ["library", "coverage"], ["library", "set-aside"], ["library", "restore"],
      ["annotate", "add", "lesson", "0", "0.5", "112:1"], ["annotate", "list", "lesson"],
      ["annotate", "lint", "lesson"],
      ["waveform", "lesson"], ["bookmark", "add", "2:255"], ["bookmark", "list"],
      ["bookmark", "position", "set", "x", "2:255"],
      ["bookmark", "position", "list"], ["khatm", "read", "page:1"], ["khatm"], ["khatm", "history"],
      ["khatm", "list"],
      ["khatm", "plan", "--by", "2030-01-01"], ["history"], ["config", "list"], ["preset", "list"],
      ["download", "list"],
      ["doctor"], ["ayah-of-the-day"], ["setup", "--riwayah", "hafs"], ["timings", "show", "teacher"],
    ]
    var outputs = 0
    for words in commands {
      let outcome = try command.run(words + ["--json"])
      for line in outcome.output.split(separator: "\n") {
        guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else { continue }
        outputs += 1
        for name in Self.names(in: value) where !JSON.formerNames.values.contains(name) {
          #expect(name.wholeMatch(of: Self.style) != nil, "\(words.joined(separator: " ")): \(name)")
        }
      }
    }
    #expect(outputs > 35)
  }

  private static func names(in value: Any) -> Set<String> {
    if let members = value as? [String: Any] {
      return members.reduce(into: []) {
        $0.insert($1.key); $0.formUnion(names(in: $1.value))
      }
    }
    return (value as? [Any])?.reduce(into: []) { $0.formUnion(names(in: $1)) } ?? []
  }
}
