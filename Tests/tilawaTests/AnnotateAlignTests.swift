import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

@Suite struct AnnotateAlignTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  // T-F3.6
  @Test func `the ayat of a passage are suggested where they are heard`() throws {
    let starts = try importSung()
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let ayat = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    #expect(ayat.map { $0["label"] as? String } == ["112:1", "112:2", "112:3", "112:4"])
    for (ayah, start) in zip(ayat, starts) { #expect(abs((ayah["start"] as? Double ?? 0) - (start - 0.1)) < 0.05) }
    let list = try command.run("annotate", "list", "last").lines
    #expect(list.filter { $0.contains("suggested") }.count == 4)
  }

  // T-F3.6
  @Test(arguments: [[9, 1, 2, 3, 4], [1, 2, 3, 4]])
  func `a basmalah before the surah is suggested as one, and is none of the ayah`(tunes: [Int]) throws {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording(tunes)
    #expect(try command.run("import", command.sound(sound, "sung"), "--reciter", "me", "--no-hear").code == 0)
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    let ayat = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    #expect(ayat.map { $0["label"] as? String } == ["112:1", "112:2", "112:3", "112:4"])
    for (ayah, start) in zip(ayat, starts.suffix(4)) {
      #expect(abs((ayah["start"] as? Double ?? 0) - (start - 0.1)) < 0.05)
    }
    let labels = try command.run("annotate", "list", "last").lines.compactMap {
      $0.split(separator: "\t").first { $0.hasPrefix("112:") }.map(String.init)
    }
    #expect(labels == (tunes.count > 4 ? ["112:0"] : []) + ["112:1", "112:2", "112:3", "112:4"])
  }

  // T-F3.6
  @Test func `in a part of a recording it looks there, and suggestions elsewhere stay`() throws {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4, 1, 2, 3, 4])
    try #require(try command.run("import", command.sound(sound, "sung"), "--reciter", "me", "--no-hear").code == 0)
    let middle = "\(starts[4] - 0.4)"
    for stretch in [["--from", middle], ["--to", middle], ["--from", middle]] {
      let outcome = try command.run(["annotate", "align", "last", "--range", "112"] + stretch)
      #expect(outcome.lines.count == 4, "\(outcome.complaint)")
    }
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(segments.map { $0["label"] as? String } == ([1, 2, 3, 4, 1, 2, 3, 4].map { "112:\($0)" }))
    for (segment, start) in zip(segments, starts) {
      #expect(abs((segment["start"] as? Double ?? 0) - (start - 0.1)) < 0.05, "\(segment)")
    }
    let none = try command.run("annotate", "align", "last", "--range", "112", "--from", "9", "--to", "3")
    #expect(none.code == 64 && none.complaints.count == 1)
  }

  @Test func `a dry run changes nothing`() throws {
    _ = try importSung()
    let before = try command.run("annotate", "list", "last").output
    #expect(try command.run("annotate", "align", "last", "--range", "112", "--dry-run").lines.count == 4)
    #expect(try command.run("annotate", "list", "last").output == before)
  }

  @Test func `a passage that it does not hold is refused, and nothing is suggested`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(30, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
    #expect(try command.run("import", path, "--reciter", "Me", "--no-hear").code == 0)
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
    #expect(try command.run("annotate", "list", "last").lines.filter { $0.contains("suggested") }.isEmpty)
  }

  @Test func `the flags are stored with what is suggested`() throws {
    let path = try command.sung([1, 2, 2, 3, 14, 4], held: 2)
    try #require(try command.run("import", path, "--reciter", "me", "--no-hear").code == 0)
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    let found = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    #expect(found.map { $0["label"] as? String } == ["112:1", "112:2", "112:2", "112:3", "112:4"])
    // Of two equal takes the last is the ayah.
    #expect(found[1...2].map { ($0["flags"] as? [String])?.contains("repeat") } == [true, false])
    let list = try #require(
      try json(try command.run("annotate", "list", "last", "--json"))?["segments"] as? [[String: Any]])
    #expect(list.map { $0["flags"] as? [String] } == found.map { $0["flags"] as? [String] })
  }

  @Test func `words have times, which are estimates`() throws {
    _ = try importSung()
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    let found = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    #expect(found.map { ($0["words"] as? [Any])?.count } == [4, 2, 4, 5])
    #expect(found.allSatisfy { $0["words_are"] as? String == "estimated" })
  }

  // T-F1.2
  @Test func `the words of a recording are told while it plays`() throws {
    _ = try importSung()
    try #require(try command.run("annotate", "align", "last", "--range", "112").code == 0)
    try #require(try command.run("annotate", "confirm", "last", "all").code == 0)
    let outcome = try command.run(
      "play", "112:1", "--reciter", "me", "--basmalah", "never", "--output", "null", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let words = outcome.lines.filter { $0.contains("\"event\":\"word\"") }
    #expect(words.count == 4, "\(outcome.output)")
    #expect(words.allSatisfy { $0.contains("\"word_is\":\"estimated\"") }, "\(words)")
  }

  @Test func `without the acoustic model it says what is missing`() throws {
    _ = try importSung()
    for (path, code) in [("\(command.folder.path)/none.bin", 66), (try command.folder.write("x", to: "x.bin"), 65)] {
      let outcome = try command.run(
        "annotate", "align", "last", "--range", "112", environment: ["TILAWA_ACOUSTIC_MODEL": path])
      #expect(outcome.code == Int32(code))
      #expect(outcome.complaints.count == 1)
    }
  }

  @Test(arguments: [
    ["--range", "115"], ["--range", "112:9"], ["--range", "112:1:1-2"],
    ["--range", "112", "--reference", "a"], ["--range", "112", "--second-reference", "a"],
    ["--range", "112", "--dry-run", "--auto-confirm"],
  ])
  func `nonsense is refused in one line`(options: [String]) throws {
    _ = try importSung()
    let outcome = try command.run(["annotate", "align", "last"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  /// A recording of the same, somewhat slower; returns where each ayah begins, in seconds.
  private func importSung(_ options: [String] = []) throws -> [Double] {
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4])
    let outcome = try command.run(["import", command.sound(sound, "sung"), "--reciter", "me", "--no-hear"] + options)
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return starts
  }

  private func json(_ outcome: CommandFixture.Outcome) throws -> [String: Any]? { try command.json(outcome) }
}
