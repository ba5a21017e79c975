import Foundation
import Testing
@testable import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// With real recitations: 80 by a fast reader, between silences.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct IdentifyCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// A file of ayat one after the other.
  private func recited(_ surah: Int, _ ayat: [Int], _ name: String = "recited") throws -> String {
    let pieces = try ayat.map {
      try command.decoded(RealAyah(folder: "yasser-salama-hadr", surah: surah, ayah: $0).path)
    }
    return try command.sound(pieces.flatMap { $0 }, name)
  }

  // T-F3.6
  @Test func `the passage of a recording is told, and from where to where, with no reciter in the library`() throws {
    let outcome = try command.run("identify", try recited(80, Array(11...16)), "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let found = try command.json(outcome)
    #expect(found["proposal"] as? String == "80:11-16")
    #expect(found["among"] as? Int == 6236)
    #expect(found["words"] as? String == "hafs")
    let passage = try #require((found["passages"] as? [[String: Any]])?.first)
    #expect(passage["range"] as? String == "80:11-16")
    #expect(passage["first"] as? String == "whole")
    #expect(passage["same"] as? [String] == [])
    #expect((passage["confidence"] as? Double ?? 0) >= 0.9)
    #expect((passage["start"] as? Double ?? 9) < 1.5)
  }

  @Test func `for people it is one line, and on standard error what was searched`() throws {
    let outcome = try command.run("identify", try recited(80, Array(11...16)))
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines.first?.hasPrefix("80:11-16\t0:0") == true, "\(outcome.output)")
    #expect(outcome.complaint.contains("searched 6236 ayat, by the words of Hafs"))
  }

  // T-F3.6
  @Test func `where the same words are in two ayat both are told, and neither is proposed`() throws {
    let path = try command.decoded(RealAyah(folder: "emad-al-mansary", surah: 78, ayah: 5).path)
    let found = try command.json(try command.run("identify", try command.sound(path, "one"), "--json"))
    #expect(found["passages"] is [[String: Any]])
  }

  @Test func `only the ayat that are asked for are looked through`() throws {
    let path = try recited(80, Array(11...16))
    let inside = try command.json(try command.run("identify", path, "--within", "80:3-40", "--json"))
    #expect(inside["among"] as? Int == 38)
    #expect(inside["proposal"] as? String == "80:11-16")
    let outside = try command.run("identify", path, "--within", "80:20-42")
    #expect(outside.code == 65)
    #expect(outside.complaints.count == 1)
    #expect(outside.complaint.contains("not recognised"))
  }

  // T-F3.6
  @Test func `import finds out the passage, and then its ayat`() throws {
    let outcome = try command.run("import", try recited(80, Array(11...16)), "--reciter", "me", "--identify")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("recited: recognised as 80:11-16"), "\(outcome.complaint)")
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1].hasPrefix("6 of 6 ayat found in recited, "), "\(outcome.output)")
  }
}

/// With sound that nobody recites. T-F3.6
@Suite struct IdentifyNothingTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // F4
  @Test func `errors call a recording by its title, and what they say to type can be typed`() throws {
    let path = try command.sound(SungAyat.pause(15, level: 0.3), "noise")
    let outcome = try command.run("import", path, "--reciter", "me", "--identify", "--title", "My lesson")
    #expect(outcome.complaint.contains("cannot identify My lesson: not recognised"), "\(outcome.complaint)")
    #expect(!outcome.complaint.contains("/recordings/"))
    let hint = try #require(outcome.complaint.split(separator: "less sure: tilawa ").last?.split(separator: "\n").first)
    #expect(try command.run(hint.split(separator: " ").map(String.init)).code != 64)
  }

  @Test(arguments: [(WordRange(0, 4), "align"), (nil, "detect")])
  func `who interrupts a search is told what is here already, and how its ayat are found later`(
    expected: WordRange?, verb: String
  ) {
    let current = ImportAligning.Current()
    #expect(current.words == nil)
    current.set(
      Recording(
        sha256: String(repeating: "a", count: 64), title: "Lesson", originalName: "lesson.wav", recordedAt: nil,
        importedAt: 0, device: nil, expected: expected,
        reciter: Reciter(id: "me", name: "Me", riwayah: .hafs, counting: .kufi, kind: .personal),
        file: AudioFile(path: "/lesson.wav", rate: 8000, channels: 1, frames: 8000), loudness: nil))
    #expect(current.words == "Lesson is here, its ayat were not found yet; later: tilawa annotate \(verb) aaaaaaaa")
    current.set(nil)
    #expect(current.words == nil)
  }

  @Test func `import keeps what is not recognised, and says so`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(15, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
    let outcome = try command.run("import", path, "--reciter", "me", "--identify")
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 2 && outcome.complaints[1].contains("me is new"))
    #expect(outcome.complaint.contains("not recognised"), "\(outcome.complaint)")
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
      default: SungAyat(height: 1.05).recording(Array(501...506)).sound
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

@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct AnnotateVerifyTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // T-F3.6
  @Test func `right labels are right, and of swapped ones the likelier ayah is told`() throws {
    try label(["93:1", "93:2", "93:3", "93:4", "93:5"])
    let right = try command.run("annotate", "verify", "last", "--json")
    #expect(right.code == 0, "\(right.complaint)")
    #expect(try labels(right).allSatisfy { $0["verdict"] as? String == "right" }, "\(right.output)")
    for (segment, ref) in [("3", "93:4"), ("4", "93:3")] {
      #expect(try command.run("annotate", "assign", "last", segment, ref).code == 0)
    }
    let swapped = try command.run("annotate", "verify", "last", "--json")
    #expect(swapped.code == 65)
    #expect(try labels(swapped).map { $0["verdict"] as? String } == ["right", "right", "wrong", "wrong", "right"])
    #expect(try labels(swapped).map { $0["nearest"] as? String }[2...3] == ["93:3", "93:4"])
    let told = try command.run("annotate", "verify", "last")
    #expect(told.lines.count == 2)
    #expect(told.lines.first?.hasSuffix("93:4\twrong\tsounds like 93:3") == true, "\(told.output)")
  }

  @Test func `without confirmed labels it is one line`() throws {
    let path = try command.sound(SungAyat.pause(5, level: 0.3), "noise")
    try #require(try command.run("import", path, "--reciter", "me").code == 0)
    let none = try command.run("annotate", "verify", "last")
    #expect(none.code == 65)
    #expect(none.complaint.contains("it has no confirmed label of a whole ayah"))
    let empty = try CommandFixture()
    #expect(try empty.run("annotate", "verify", "last").complaints.count == 1)
  }

  private func labels(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    try #require(try command.json(outcome)["labels"] as? [[String: Any]])
  }

  /// Imports the first ayat of surah 93, with these labels.
  private func label(_ refs: [String]) throws {
    var (sound, starts): ([Float], [Double]) = ([], [0])
    for ayah in 1...refs.count {
      sound += try command.decoded(RealAyah(folder: "yasser-salama-hadr", surah: 93, ayah: ayah).path)
      starts.append(Double(sound.count) / Double(SungAyat.rate))
    }
    let outcome = try command.run("import", try command.sound(sound, "recited"), "--reciter", "me")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    for (ref, edges) in zip(refs, zip(starts, starts.dropFirst())) {
      let outcome = try command.run("annotate", "add", "last", "\(edges.0)", "\(edges.1)", ref)
      try #require(outcome.code == 0, "\(outcome.complaint)")
    }
    _ = try command.run("annotate", "confirm", "last", "all")
  }
}

extension CommandFixture {
  /// Files of a surah's ayat, each sung as the ayah of its number.
  func addSinger(_ name: String = "singer", of surah: Int, ayat: ClosedRange<Int>) throws {
    for number in ayat {
      let digits = "\(1_000_000 + surah * 1000 + number)".dropFirst()
      let path = try folder.write("", to: "\(name)/\(digits).wav")
      let sound = SungAyat.pause(0.1) + SungAyat().ayah(number) + SungAyat.pause(0.2)
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    }
    let outcome = try run("reciters", "add", name, "\(folder.path)/\(name)")
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }
}

@Suite struct TimingsCheckTests {
  let command: CommandFixture
  /// Where each ayah begins and ends in the file, in seconds.
  private var ends: [(start: Double, end: Double)] = []

  init() throws {
    command = try CommandFixture()
    try command.addSinger(of: 91, ayat: 1...15)
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording(Array(1...15))
    ends = starts.map { ($0 - 0.2, $0 + 3.3) }
    let path = try command.folder.write("", to: "whole/091.wav")
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    let times = try command.folder.write(rows { $0 }, to: "times.csv")
    let outcome = try command.run("reciters", "add", "whole", "\(command.folder.path)/whole", "--timings", times)
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }

  @Test func `timings of the file fit, and those that are late are told and put right`() throws {
    let fits = try command.run("timings", "check", "--reciter", "whole", "--json")
    #expect(fits.code == 0, "\(fits.complaint)")
    #expect(try verdict(fits)?["verdict"] as? String == "fits")
    try publish { $0 + 1.1 }
    let late = try command.run("timings", "check", "91", "--reciter", "whole", "--json")
    #expect(late.code == 65)
    #expect(try verdict(late)?["verdict"] as? String == "shifted")
    #expect(abs((try verdict(late)?["shift_ms"] as? Int ?? 0) + 1100) < 400)
    #expect(try command.run("timings", "check", "--reciter", "whole", "--repair").code == 0)
    #expect(
      try verdict(try command.run("timings", "check", "--reciter", "whole", "--json"))?["verdict"] as? String == "fits")
  }

  @Test func `without timed files of surahs there is nothing to check`() throws {
    let outcome = try command.run("timings", "check", "--reciter", "singer")
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
  }

  private func verdict(_ outcome: CommandFixture.Outcome) throws -> [String: Any]? {
    (try command.json(outcome)["files"] as? [[String: Any]])?.first
  }

  private func rows(_ time: (Double) -> Double) -> String {
    let rows = ends.enumerated().map { "91,\($0 + 1),\(time($1.start)),\(time($1.end))" }
    return (["surah,ayah,start,end"] + rows).joined(separator: "\n") + "\n"
  }

  private func publish(_ time: (Double) -> Double) throws {
    let path = try command.folder.write(rows(time), to: "times.csv")
    let outcome = try command.run("timings", "import", path, "--reciter", "whole")
    try #require(outcome.code == 0, "\(outcome.complaint)")
  }
}
