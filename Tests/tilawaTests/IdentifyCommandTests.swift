import Foundation
import Testing
@testable import AppRecordings
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// With tones made by code in the place of recitation: numbers from 11 on are ayat of surah 37.
@Suite struct IdentifyCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  // T-F3.6
  @Test func `the passage of a recording is told, and from where to where, with no reciter in the library`() throws {
    let numbers = Array(21...24)
    let starts = SungAyat(pace: 0.22, height: 1.03).recording(numbers).starts
    let outcome = try command.run("identify", try command.sung(numbers), "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let found = try command.json(outcome)
    #expect(found["proposal"] as? String == "37:11-14")
    #expect(found["among"] as? Int == 6236)
    #expect(found["words"] as? String == "hafs")
    let passage = try #require((found["passages"] as? [[String: Any]])?.first)
    #expect(passage["range"] as? String == "37:11-14")
    #expect(passage["first"] as? String == "whole")
    #expect(passage["same"] as? [String] == [])
    #expect((passage["confidence"] as? Double ?? 0) >= 0.9)
    #expect(abs((passage["start"] as? Double ?? 9) - starts[0]) < 0.2)
  }

  @Test func `for people it is one line, and on standard error what was searched`() throws {
    let outcome = try command.run("identify", try command.sung(Array(21...24)))
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines.first?.hasPrefix("37:11-14\t0:0") == true, "\(outcome.output)")
    #expect(outcome.complaint.contains("searched 6236 ayat, by the words of Hafs"))
  }

  // T-F3.6
  @Test func `where the same words are in several ayat all are told, and none is proposed`() throws {
    // 37:80 is said again in 37:105, 110, 121 and 131.
    let outcome = try command.run("identify", try command.sung([90]), "--within", "37:75-100", "--json")
    #expect(try command.json(outcome)["proposal"] as? String == "37:80", "\(outcome.complaint)")
    let whole = try command.json(try command.run("identify", try command.sung([90]), "--json"))
    #expect(whole["proposal"] is NSNull)
    let passage = try #require((whole["passages"] as? [[String: Any]])?.first)
    let same = try #require(passage["same"] as? [String])
    let told = Set(same + [try #require(passage["range"] as? String)])
    #expect(told.isSuperset(of: ["37:80", "37:121", "37:131", "77:44"]), "\(told)")
  }

  @Test func `a part of a recording is looked for by itself`() throws {
    let numbers = Array(21...26)
    let starts = SungAyat(pace: 0.22, height: 1.03).recording(numbers).starts
    let found = try command.json(
      try command.run("identify", try command.sung(numbers), "--from", "\(starts[2] - 0.4)", "--json"))
    #expect(found["proposal"] as? String == "37:13-16")
  }

  @Test func `only the ayat that are asked for are looked through`() throws {
    let path = try command.sung(Array(21...24))
    let inside = try command.json(try command.run("identify", path, "--within", "37:3-40", "--json"))
    #expect(inside["among"] as? Int == 38)
    #expect(inside["proposal"] as? String == "37:11-14")
    let outside = try command.run("identify", path, "--within", "105-108")
    #expect(outside.code == 65, "\(outside.output)")
    #expect(outside.complaints.count == 1)
    #expect(outside.complaint.contains("not recognised"))
  }

  // T-F3.6
  @Test func `import finds out the passage, and then its ayat`() throws {
    let outcome = try command.run("import", try command.sung(Array(21...24)), "--reciter", "me", "--identify")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("sung: recognised as 37:11-14"), "\(outcome.complaint)")
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1].hasPrefix("1 recording · 4 of 4 ayat of 37:11-14 · "), "\(outcome.output)")
  }

  // T-F3.6
  @Test func `of a recording of several passages the ayat of each are found, each in its place`() throws {
    let numbers = Array(41...44) + Array(1...4)
    let outcome = try command.run(
      "import", try command.sung(numbers), "--reciter", "me", "--identify", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("recognised as 37:31-34, 112:1-4"), "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(
      segments.map { $0["label"] as? String } == (31...34).map { "37:\($0)" } + (1...4).map { "112:\($0)" })
    let starts = SungAyat(pace: 0.22, height: 1.03).recording(numbers).starts
    for (segment, start) in zip(segments, starts) {
      #expect(abs((segment["start"] as? Double ?? 0) - start) < 0.5, "\(segment)")
    }
  }
}

/// Riwayat whose words are nearly the same in what is heard.
@Suite(
  .enabled(
    if: ReferenceData.audio != nil && ReferenceData.riwayat != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct RealUnsureRiwayahTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    let table = try #require(ReferenceData.riwayat) + "/qaloon.tsv"
    try #require(try command.run("text", "add", table).code == 0)
  }

  private func recited(_ surah: Int, _ ayat: ClosedRange<Int>) throws -> String {
    let sound = try ayat.flatMap {
      try command.decoded(RealAyah(folder: "emad-al-mansary", surah: surah, ayah: $0).path)
    }
    return try command.sound(sound, "recited-\(surah)")
  }

  @Test func `where they count the ayat differently nothing is imported until somebody says which it is`() throws {
    // 79:38 of Hafs is the end of 79:37 of Qaloon.
    let path = try recited(79, 38...41)
    let outcome = try command.run("import", path, "--reciter", "Teacher")
    #expect(outcome.code == 64 && outcome.output == "" && outcome.complaints.count == 1, "\(outcome.complaint)")
    #expect(outcome.complaint.contains("Hafs, Qaloon, and they count its ayat differently; say what it is: --riwayah"))
    #expect(!command.home.files().contains { $0.hasPrefix("data/recordings/") })
    let named = try command.run("import", path, "--reciter", "Teacher", "--riwayah", "qaloon")
    #expect(named.code == 0 && named.output.contains("3 of 3 ayat of 79:38-40"), "\(named.output)")
  }

  @Test func `where they count them alike one is taken, and it is said`() throws {
    let outcome = try command.run("import", try recited(112, 1...4), "--reciter", "Teacher")
    #expect(outcome.code == 0 && outcome.output.contains("4 of 4 ayat of 112:1-4"), "\(outcome.output)")
    #expect(outcome.complaint.contains("Hafs, Qaloon; it is taken for Hafs"), "\(outcome.complaint)")
  }
}

/// A real recitation: 80 by a fast reader.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct RealIdentifyTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // T-F3.6
  @Test func `the passage of a recitation is proposed`() throws {
    let sound = try (11...22).flatMap {
      try command.decoded(RealAyah(folder: "yasser-salama-hadr", surah: 80, ayah: $0).path)
    }
    let outcome = try command.run("identify", try command.sound(sound, "recited"), "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try command.json(outcome)["proposal"] as? String == "80:11-22", "\(outcome.output)")
  }
}

/// Sound that is no recitation. T-F3.6
@Suite struct IdentifyNothingTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // F4
  @Test func `errors call a recording by its title, and what they say to type can be typed`() throws {
    let path = try command.sound(SungAyat.pause(15, level: 0.3), "noise")
    let outcome = try command.run("import", path, "--reciter", "me", "--identify", "--title", "My lesson")
    #expect(outcome.complaint.contains("My lesson: no recitation was found"), "\(outcome.complaint)")
    #expect(!outcome.complaint.contains("/recordings/"))
    let hint = try #require(outcome.complaint.split(separator: "less sure: tilawa ").last?.split(separator: "\n").first)
    #expect(try command.run(hint.split(separator: " ").map(String.init)).code != 64)
  }

  @Test(arguments: [WordRange(0, 4), nil])
  func `who interrupts a search is told what is here already, and how its ayat are found later`(expected: WordRange?) {
    let current = ImportAligning.Current()
    #expect(current.words == nil)
    current.set(
      Recording(
        sha256: String(repeating: "a", count: 64), title: "Lesson", originalName: "lesson.wav", recordedAt: nil,
        importedAt: 0, device: nil, expected: expected,
        reciter: Reciter(id: "me", name: "Me", riwayah: .hafs, counting: .kufi, kind: .personal),
        file: AudioFile(path: "/lesson.wav", rate: 8000, channels: 1, frames: 8000), loudness: nil))
    #expect(
      current.words?.text == "Lesson is here, its ayat were not found yet; later: tilawa annotate align aaaaaaaa")
    current.set(nil)
    #expect(current.words == nil)
  }

  @Test func `import keeps what is not recognised, and says so`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(15, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
    let outcome = try command.run("import", path, "--reciter", "me", "--identify")
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("no recitation was found"), "\(outcome.complaint)")
    #expect(outcome.complaint.contains("; by pauses alone and less sure: tilawa annotate detect "))
    #expect(outcome.lines.count == 1 && outcome.lines[0].contains("no segments yet"))
    #expect(try command.run("import", path, "--reciter", "me", "--identify", "--range", "80").code == 64)
  }

  // T-F3.6
  @Test(arguments: ["silence", "noise", "tones", "sung"])
  func `what is nothing of it is not recognised, in one line`(kind: String) throws {
    let rate = SungAyat.rate
    let sound =
      switch kind {
      case "silence": [Float](repeating: 0, count: 15 * rate)
      case "noise": SungAyat.pause(15, level: 0.3)
      case "tones":
        (0..<15 * rate).map { index in
          let note = [262.0, 330, 392, 523][index / (rate / 2) % 4]
          return Float(0.3 * sin(2 * .pi * note * Double(index) / Double(rate)))
        }
      default: SungAyat().recording(Array(501...506)).sound
      }
    let path = "\(command.folder.path)/\(kind).wav"
    try Sound.write(sound, rate: rate, channels: 1, to: path)
    let outcome = try command.run("identify", path)
    #expect(outcome.code == 65, "\(outcome.output)")
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a file that is not there is 66`() throws {
    let absent = try command.run("identify", "\(command.folder.path)/absent.wav")
    #expect(absent.code == 66)
    #expect(absent.complaints.count == 1)
  }

  @Test(arguments: [
    ["--from", "soon"], ["--from", "9", "--to", "3"], ["--within", "80:1:1-2"], ["--within", "200"],
  ])
  func `nonsense is refused in one line`(options: [String]) throws {
    let path = try command.sound(SungAyat.pause(15, level: 0.3), "noise")
    let outcome = try command.run(["identify", path] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }
}

@Suite struct AnnotateVerifyTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  // T-F3.6
  @Test func `right labels are right, and of swapped ones the likelier ayah is told`() throws {
    try label(["112:1", "112:2", "112:3", "112:4"])
    let right = try command.run("annotate", "verify", "last", "--json")
    #expect(right.code == 0, "\(right.complaint)")
    #expect(try labels(right).map { $0["verdict"] as? String } == ["right", "right", "right", "right"])
    for (segment, ref) in [("3", "112:4"), ("4", "112:3")] {
      #expect(try command.run("annotate", "assign", "last", segment, ref).code == 0)
    }
    let swapped = try command.run("annotate", "verify", "last", "--json")
    #expect(swapped.code == 65)
    #expect(try labels(swapped).map { $0["verdict"] as? String } == ["right", "right", "wrong", "wrong"])
    #expect(try labels(swapped).map { $0["nearest"] as? String }[2...3] == ["112:3", "112:4"])
    let told = try command.run("annotate", "verify", "last")
    #expect(told.lines.count == 2)
    #expect(told.lines.first?.hasSuffix("112:4\twrong\tsounds like 112:3") == true, "\(told.output)")
  }

  @Test func `without confirmed labels it is one line`() throws {
    try importSung()
    let none = try command.run("annotate", "verify", "last")
    #expect(none.code == 65)
    #expect(none.complaint.contains("it has no confirmed label of a whole ayah"))
    let empty = try CommandFixture()
    #expect(try empty.run("annotate", "verify", "last").complaints.count == 1)
  }

  private func labels(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    try #require(try command.json(outcome)["labels"] as? [[String: Any]])
  }

  @discardableResult private func importSung() throws -> [Double] {
    let outcome = try command.run("import", try command.sung(held: 2), "--reciter", "me", "--no-hear")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03, held: 2).recording([1, 2, 3, 4])
    return starts + [Double(sound.count) / Double(SungAyat.rate)]
  }

  private func label(_ refs: [String]) throws {
    let starts = try importSung()
    for (ref, edges) in zip(refs, zip(starts, starts.dropFirst())) {
      let outcome = try command.run("annotate", "add", "last", "\(edges.0 - 0.1)", "\(edges.1 - 0.4)", ref)
      try #require(outcome.code == 0, "\(outcome.complaint)")
    }
    _ = try command.run("annotate", "confirm", "last", "all")
  }
}
