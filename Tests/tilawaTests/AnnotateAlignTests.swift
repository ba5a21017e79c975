import Foundation
import Testing
@testable import TilawaApp
import TilawaTestSupport

@Suite struct AnnotateAlignTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // T-F3.6
  @Test func `the ayat of a passage are suggested where another's files say that they are`() throws {
    let starts = try importSung()
    try command.addSinger("one")
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
    #expect(try command.run("import", command.sound(sound, "sung"), "--reciter", "me").code == 0)
    try command.addSinger("one", opening: 9)
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
    try #require(try command.run("import", command.sound(sound, "sung"), "--reciter", "me").code == 0)
    try command.addSinger("one")
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
    try command.addSinger("one")
    let before = try command.run("annotate", "list", "last").output
    #expect(try command.run("annotate", "align", "last", "--range", "112", "--dry-run").lines.count == 4)
    #expect(try command.run("annotate", "list", "last").output == before)
  }

  @Test func `the references are two where there are, and those that are named`() throws {
    _ = try importSung()
    try command.addSinger("one")
    try command.addSinger("two", pace: 0.24)
    let chosen = try json(try command.run("annotate", "align", "last", "--range", "112", "--json", "--dry-run"))
    #expect((chosen?["references"] as? [String])?.sorted() == ["one", "two"])
    let named = try json(
      try command.run("annotate", "align", "last", "--range", "112", "--json", "--dry-run", "--reference", "two"))
    #expect(named?["references"] as? [String] == ["two"])
  }

  @Test func `a passage that it does not hold is refused, and nothing is suggested`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(30, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
    #expect(try command.run("import", path, "--reciter", "Me").code == 0)
    try command.addSinger("one", ayat: [1, 2, 3, 4])
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1)
    #expect(try command.run("annotate", "list", "last").lines.filter { $0.contains("suggested") }.isEmpty)
  }

  @Test func `a reference that lacks an ayah is none, and tones are no words for the acoustic model`() throws {
    _ = try importSung()
    try command.addSinger("one", ayat: [1, 2, 3])
    let outcome = try command.run("annotate", "align", "last", "--range", "112")
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("112:1-4"))
    #expect(try command.run("annotate", "list", "last").lines.filter { $0.contains("suggested") }.isEmpty)
    let named = try command.run("annotate", "align", "last", "--range", "112", "--reference", "one")
    #expect(named.code == 66)
    #expect(named.complaints.count == 1)
  }

  @Test func `a reference that lacks an ayah is told, and another is used`() throws {
    _ = try importSung()
    try command.addSinger("one", ayat: [1, 2, 3])
    try command.addSinger("two")
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--dry-run")
    #expect(outcome.code == 0)
    #expect(
      outcome.complaints.prefix(2) == [
        "tilawa: one cannot be a reference: 112:4 is missing", "tilawa: compared with two (Hafs)",
      ])
  }

  @Test func `a file that cannot be read is told, and another reference is used`() throws {
    _ = try importSung()
    try command.addSinger("one")
    try command.addSinger("two")
    let path = "\(command.folder.path)/one/112002.wav"
    let whole = try Data(contentsOf: URL(filePath: path))
    // Of the same length and time as before, so that the library cannot know.
    let times = try FileManager.default.attributesOfItem(atPath: path)
    try (whole.prefix(12) + Data(repeating: 0x55, count: whole.count - 12)).write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(times[.modificationDate])], ofItemAtPath: path)
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--dry-run", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try json(outcome)?["references"] as? [String] == ["two"])
  }

  @Test func `confirmed recordings of the same teacher come first`() throws {
    try command.addSinger("one")
    // Another recitation: the same sound is taken only once.
    let first = try command.sound(SungAyat(pace: 0.23, height: 1.02).recording([1, 2, 3, 4]).sound, "first")
    #expect(try command.run("import", first, "--reciter", "me", "--range", "112").code == 0)
    #expect(try command.run("annotate", "confirm", "last", "all").code == 0)
    _ = try importSung(["--date", "2020-01-01"])
    let outcome = try command.run("annotate", "align", "sung", "--range", "112", "--dry-run", "--json")
    #expect(try json(outcome)?["references"] as? [String] == ["me", "one"])
  }

  @Test func `the nearest riwayah is compared with first, and the flags are stored with what is suggested`() throws {
    _ = try importSung()
    try command.addSinger("other", options: ["--riwayah", "warsh"])
    try command.addSinger("same", pace: 0.3)
    let outcome = try command.run("annotate", "align", "last", "--range", "112", "--json")
    #expect(try json(outcome)?["references"] as? [String] == ["same", "other"])
    let found = try #require(try json(outcome)?["ayat"] as? [[String: Any]])
    let list = try #require(
      try json(try command.run("annotate", "list", "last", "--json"))?["segments"] as? [[String: Any]])
    #expect(list.map { $0["flags"] as? [String] } == found.map { $0["flags"] as? [String] })
  }

  @Test(arguments: [
    ["--range", "115"], ["--range", "112:9"], ["--range", "112:1:1-2"], [],
    ["--range", "112", "--second-reference", "a"],
    ["--range", "112", "--reference", "a", "--reference", "b", "--reference", "c"],
    ["--range", "112", "--reference", "a", "--second-reference", "a"],
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
    let outcome = try command.run(["import", command.sound(sound, "sung"), "--reciter", "me"] + options)
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return starts
  }

  private func json(_ outcome: CommandFixture.Outcome) throws -> [String: Any]? { try command.json(outcome) }
}
