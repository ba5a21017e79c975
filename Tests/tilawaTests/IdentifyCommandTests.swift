import Foundation
import Testing
@testable import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTestSupport

@testable import tilawa
@testable import TilawaScreens

@Suite struct IdentifyCommandTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addSinger(of: 80, ayat: 1...42)
  }

  // T-F3.6
  @Test func `the passage of a recording is told, and from where to where`() throws {
    let outcome = try command.run("identify", try sung(Array(11...16)), "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let found = try command.json(outcome)
    #expect(found["proposal"] as? String == "80:11-16")
    #expect(found["among"] as? Int == 42)
    #expect(found["references"] as? [String] == ["singer"])
    let passage = try #require((found["passages"] as? [[String: Any]])?.first)
    #expect(passage["range"] as? String == "80:11-16")
    #expect(passage["first"] as? String == "whole")
    #expect((passage["confidence"] as? Double ?? 0) >= 0.9)
    #expect(abs((passage["start"] as? Double ?? 0) - 0.8) < 0.1)
  }

  @Test func `for people it is one line, and on standard error among how many`() throws {
    let outcome = try command.run("identify", try sung(Array(11...16)))
    #expect(outcome.lines.count == 1)
    #expect(outcome.lines.first?.hasPrefix("80:11-16\t0:00.") == true, "\(outcome.output)")
    #expect(outcome.complaint.contains("compared with 42 ayat of singer"))
  }

  @Test func `a part of a recording is looked for by itself`() throws {
    // Each ayah lasts 3.08 s with 0.8 s after it: from the fourth on.
    let found = try command.json(
      try command.run("identify", try sung(Array(11...18)), "--from", "12.2", "--json"))
    #expect(found["proposal"] as? String == "80:14-18")
  }

  @Test func `only the ayat that are asked for are looked through`() throws {
    let path = try sung(Array(11...16))
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
    let outcome = try command.run("import", try sung(Array(11...16)), "--reciter", "me", "--identify")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("sung: recognised as 80:11-16"), "\(outcome.complaint)")
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1].hasPrefix("6 of 6 ayat found in sung, "), "\(outcome.output)")
  }

  // T-F3.6
  @Test func `of a recording of several passages the ayat of each are found, each in its place`() throws {
    let numbers = Array(30...35) + Array(501...504) + Array(11...16)
    let outcome = try command.run("import", try sung(numbers), "--reciter", "me", "--identify", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("recognised as 80:30-35, 80:11-16"), "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(segments.map { $0["label"] as? String } == (Array(30...35) + Array(11...16)).map { "80:\($0)" })
    let starts = SungAyat(pace: 0.22, height: 1.03).recording(numbers).starts
    for (segment, start) in zip(segments, starts[..<6] + starts[10...]) {
      #expect(abs((segment["start"] as? Double ?? 0) - start) < 0.5, "\(segment)")
    }
  }

  // MARK: - Learning beforehand; F7

  @Test func `what reciters sound like can be learnt beforehand, and is not learnt again`() throws {
    let learnt = try command.run("reciters", "learn", "--json")
    #expect(learnt.output == #"{"ayat":42,"references":["singer"]}"# + "\n")
    let before = try prints()
    #expect(!before.isEmpty)
    #expect(try command.run("identify", try sung(Array(11...16))).code == 0)
    #expect(try prints() == before)
    #expect(try command.run("reciters", "learn").lines == ["42 ayat can be recognised, of singer"])
    #expect(try prints() == before)
  }

  @Test func `in the background nothing is said`() throws {
    let outcome = try command.run("reciters", "learn", "--background")
    #expect(outcome.code == 0)
    #expect(outcome.output == "" && outcome.complaint == "")
    #expect(try !prints().isEmpty)
  }

  @Test func `where nobody watches a line says that it takes long, once that is so`() throws {
    let reciter = Reciter(id: "husary", name: "Husary", riwayah: .hafs, counting: .kufi, kind: .reciter)
    #expect(StepBar.line(.reading(reciter, done: 1, of: 6000)) == nil)
    #expect(StepBar.line(.searching(done: 1, of: 600_000)) == nil)
    #expect(
      StepBar.line(.reading(reciter, done: 1, of: 10_800_000))
        == "learning the sound of Husary and others, once: 30:00:00 of sound, which takes some minutes; "
        + "you can stop and continue later")
  }

  // F4
  @Test func `errors call a recording by its title, and what they say to type can be typed`() throws {
    let path = "\(command.folder.path)/noise.wav"
    try Sound.write(SungAyat.pause(15, level: 0.3), rate: SungAyat.rate, channels: 1, to: path)
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

  /// The kept files, with when they were written.
  private func prints() throws -> [String: Date] {
    let folder = "\(command.home.home.cache)/prints"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) { dates, name in
      let values = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      dates[name] = values[.modificationDate] as? Date
    }
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
  @Test func `what the reference sounds like is kept, and made anew where it is damaged or another`() throws {
    let path = try sung(Array(11...16))
    let first = try command.run("identify", path, "--json")
    let folder = "\(command.home.path)/cache/prints"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let kept = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    var damaged = kept
    damaged[kept.count / 2] ^= 1
    try damaged.write(to: URL(filePath: "\(folder)/\(name)"))
    #expect(try command.run("identify", path, "--json").output == first.output)
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")) == kept)
  }

  // T-F3.6
  @Test(arguments: ["silence", "noise", "tones", "others", "short"])
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
      case "others": SungAyat(height: 1.05).recording(Array(501...506)).sound
      default: SungAyat().ayah(5, sounds: 5) + SungAyat.pause(2)
      }
    let path = "\(command.folder.path)/\(kind).wav"
    try Sound.write(sound, rate: rate, channels: 1, to: path)
    let outcome = try command.run("identify", path)
    #expect(outcome.code == 65, "\(outcome.output)")
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a file that is not there, and a library without anybody, are 66`() throws {
    let absent = try command.run("identify", "\(command.folder.path)/absent.wav")
    #expect(absent.code == 66)
    #expect(absent.complaints.count == 1)
    let empty = try CommandFixture()
    let path = try sung([1, 2, 3, 4, 5])
    let nobody = try empty.run("identify", path)
    #expect(nobody.code == 66)
    #expect(nobody.complaint.contains("tilawa reciters add NAME PATH"))
    #expect(try command.run("identify", path, "--reference", "nobody").code == 66)
  }

  @Test(arguments: [
    ["--from", "soon"], ["--from", "9", "--to", "3"], ["--within", "80:1:1-2"], ["--within", "200"],
  ])
  func `nonsense is refused in one line`(options: [String]) throws {
    let outcome = try command.run(["identify", try sung([1, 2, 3, 4, 5])] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output.isEmpty)
  }

  private func sung(_ numbers: [Int]) throws -> String {
    let path = "\(command.folder.path)/sung.wav"
    try Sound.write(
      SungAyat(pace: 0.22, height: 1.03).recording(numbers).sound, rate: SungAyat.rate, channels: 1, to: path)
    return path
  }
}

@Suite struct AnnotateVerifyTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addSinger(of: 112, ayat: 1...4)
  }

  // T-F3.6
  @Test func `right labels are right, and of swapped ones the likelier ayah is told`() throws {
    try label(["112:1", "112:2", "112:3", "112:4"])
    let right = try command.run("annotate", "verify", "last", "--json")
    #expect(right.code == 0, "\(right.complaint)")
    #expect(try labels(right).map { $0["verdict"] as? String } == ["right", "right", "right", "right"])
    for (segment, ref) in [("2", "112:3"), ("3", "112:2")] {
      #expect(try command.run("annotate", "assign", "last", segment, ref).code == 0)
    }
    let swapped = try command.run("annotate", "verify", "last", "--json")
    #expect(swapped.code == 65)
    #expect(try labels(swapped).map { $0["verdict"] as? String } == ["right", "wrong", "wrong", "right"])
    #expect(try labels(swapped).map { $0["nearest"] as? String }[1...2] == ["112:2", "112:3"])
    let told = try command.run("annotate", "verify", "last")
    #expect(told.lines.count == 2)
    #expect(told.lines.first?.hasSuffix("112:3\twrong\tsounds like 112:2") == true, "\(told.output)")
  }

  @Test func `without confirmed labels, or without anybody to compare with, it is one line`() throws {
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
    let (sound, starts) = SungAyat(pace: 0.22, height: 1.03).recording([1, 2, 3, 4])
    let path = "\(command.folder.path)/sung.wav"
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    let outcome = try command.run("import", path, "--reciter", "me")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return starts
  }

  private func label(_ refs: [String]) throws {
    let starts = try importSung()
    for (ref, start) in zip(refs, starts) {
      let outcome = try command.run("annotate", "add", "last", "\(start - 0.1)", "\(start + 3.3)", ref)
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
