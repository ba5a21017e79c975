import Dispatch
import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

@Suite struct RecordingImporterTests {
  let folder: TemporaryFolder
  let library: Library
  let importer: RecordingImporter

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    importer = RecordingImporterTests.importer(into: library)
  }

  /// As FakeAudio, and files say nothing of themselves.
  private static func importer(
    into library: Library, facts: RecordingFacts = RecordingFacts(),
    survey: @escaping SurveyRecording = { try FakeAudio.survey($0, heard: $1, progress: $2) }
  ) -> RecordingImporter {
    RecordingImporter(library: library, structure: MiniatureQuran.structure, survey: survey, facts: { _ in facts })
  }

  private func request(
    _ labels: String, mark: String = "", file: String = "lesson 1.wav", reciter: String? = "Shaykh",
    riwayah: Riwayah? = nil
  ) throws -> RecordingImporter.Request {
    RecordingImporter.Request(
      file: try folder.write(FakeAudio.content(frames: 10_000, mark: mark), to: "in/" + file),
      labels: try folder.write(labels, to: "in/\(file).txt"), reciter: reciter, riwayah: riwayah)
  }

  private func segments() throws -> [SourceSegment] {
    try library.reciters.offers(overlapping: [WordRange(0, MiniatureQuran.structure.words)], opening: [2]).flatMap(
      \.segments)
  }

  private var copies: [String] { folder.files().filter { $0.hasPrefix("data/recordings/") } }

  private func expectRefusal(_ word: String, _ request: RecordingImporter.Request) throws {
    #expect { try importer.add(request, now: 0) } throws: { "\($0)".contains(word) && !"\($0)".contains("\n") }
    #expect(try library.reciters.all().isEmpty)
    #expect(copies.isEmpty)
  }

  @Test func `labels become confirmed segments of a copy`() throws {
    let report = try importer.add(try request("0\t1\tistiadha\n1\t2\t1:1\n2\t4\t1:2-3\n4\t5\t-\n"), now: 0)
    #expect(report.outcome == .added)
    #expect(report.segments.count == 4)
    let text = try segments().filter { $0.content != .istiadha }
    #expect(text.map(\.content) == [.text(WordRange(0, 4)), .text(WordRange(4, 8))])
    #expect(text.map { [$0.slice.start, $0.slice.end] } == [[1000, 2000], [2000, 4000]])
    #expect(text.allSatisfy { $0.status == .confirmed })
  }

  @Test func `the copy is named by its content and equal to the file`() throws {
    let request = try request("0\t1\t1:1\n")
    _ = try importer.add(request, now: 0)
    let file = try #require(try segments().first?.slice.file)
    let copy = file.path
    #expect(copies.map { folder.path + "/" + $0 } == [copy])
    #expect(copy.split(separator: "/").last?.count == 64)
    #expect(try FileManager.default.contentsEqual(atPath: copy, andPath: #require(request.file)))
    #expect(try library.files.state(of: file) == .unchanged)
  }

  @Test func `the same sound twice is one recording, with the later labels`() throws {
    _ = try importer.add(try request("0\t1\t1:1\n"), now: 0)
    let report = try importer.add(try request("0\t1\t1:2\n", file: "again.wav"), now: 1)
    #expect(report.outcome == .replaced)
    #expect(copies.count == 1)
    #expect(try library.reciters.summary(of: "shaykh").recordings == 1)
    #expect(try segments().map(\.content) == [.text(WordRange(4, 6))])
  }

  @Test func `the loudness of what is labelled is stored with the recording`() throws {
    let heard = Ranges()
    let importer = Self.importer(into: library) { path, ask, progress in
      try FakeAudio.survey(
        path,
        heard: { file in
          heard.set(try ask(file))
          return heard.all
        }, progress: progress)
    }
    let report = try importer.add(try request("0\t1\tistiadha\n1\t2\t-\n2\t4\t1:1\n"), now: 0)
    #expect(heard.all == [0..<1000, 2000..<4000])
    let known = try library.loudness.sources().map(\.loudness)
    #expect(known.map { $0?.integrated } == [-40])
    #expect(report.loudness == known.first?.map { .measured($0) })
  }

  @Test func `a recording whose loudness cannot be measured is taken all the same`() throws {
    let error = AudioError(.unsupported, "measure", "no library")
    let importer = Self.importer(into: library) { path, ask, _ in
      let file = try FakeAudio.measure(path)
      _ = try ask(file)
      return RecordingSurvey(file: file, outline: FakeAudio.outline(of: file), loudness: .unavailable(error))
    }
    #expect(try importer.add(try request("0\t1\t1:1\n"), now: 0).loudness == .unavailable(error))
    #expect(try library.loudness.sources().map(\.loudness) == [nil])
  }

  @Test func `another recording extends the reciter, the newest take first`() throws {
    _ = try importer.add(try request("0\t1\t1:1\n"), now: 0)
    _ = try importer.add(try request("5\t6\t1:1\n", mark: "b"), now: 1)
    #expect(try library.reciters.all().map(\.name) == ["Shaykh"])
    #expect(try segments().map(\.slice.start) == [5000, 0])
  }

  @Test func `the reciter is the configured teacher, else the file's name`() throws {
    #expect(try importer.add(try request("0\t1\t1:1\n", reciter: nil), now: 0).reciter.id == "lesson-1")
    try library.settings.set(.teacher, to: "Ustadh Ali")
    #expect(try importer.add(try request("0\t1\t1:1\n", mark: "b", reciter: nil), now: 0).reciter.id == "ustadh-ali")
  }

  @Test func `a known reciter's riwayah need not be said again`() throws {
    _ = try importer.add(try request("0\t1\t2:1\n", riwayah: .warsh), now: 0)
    #expect(try importer.add(try request("0\t1\t2:1\n", mark: "b"), now: 1).reciter.riwayah == .warsh)
  }

  @Test func `another riwayah needs another name`() throws {
    _ = try importer.add(try request("0\t1\t1:1\n"), now: 0)
    let other = try request("0\t1\t1:1\n", mark: "b", riwayah: .warsh)
    #expect { try importer.add(other, now: 1) } throws: { "\($0)".contains("recites Hafs") }
    #expect(copies.count == 1)
  }

  @Test(arguments: [
    ("2\t1\t1:1\n", "line 1: the label ends before"), ("0\t11\t1:1\n", "line 1: the label leaves the recording"),
    ("0\t1\t1:8\n", "line 1: 1:8: surah 1 has 7 ayat"), ("", "no label"), ("hello\n", "not a label track"),
  ])
  func `labels that cannot be right change nothing`(labels: String, message: String) throws {
    try expectRefusal(message, try request(labels))
  }

  @Test func `labels come in any format and order, may overlap, and bring their joins and suggestions`() throws {
    let table = "start,end,label,status\n5,6,2:1,suggested\n0,2,1:7 @1.5 2:1,confirmed\n1,3,1:2,confirmed\n"
    let report = try importer.add(try request(table), now: 0)
    #expect(report.segments.map { [$0.start, $0.end] } == [[0, 2000], [1000, 3000], [5000, 6000]])
    #expect(report.segments[0].recited.map(\.frames) == [0..<1500, 1500..<2000])
    #expect(report.segments.map(\.status) == [.confirmed, .confirmed, .suggested])
  }

  @Test func `a text file of an audio's name changes nothing`() throws {
    let request = try request("0\t1\t1:1\n")
    try folder.write("hello", to: "in/lesson 1.wav")
    try expectRefusal("lesson 1.wav", request)
  }

  @Test func `a missing file changes nothing`() throws {
    let request = try request("0\t1\t1:1\n")
    try FileManager.default.removeItem(atPath: #require(request.file))
    try expectRefusal("lesson 1.wav", request)
  }

  @Test func `missing labels change nothing`() throws {
    let request = try request("0\t1\t1:1\n")
    try FileManager.default.removeItem(atPath: #require(request.labels))
    try expectRefusal("no such file", request)
  }

  @Test func `a recordings folder that cannot be made changes nothing`() throws {
    try folder.write("a file in its place", to: "data/recordings")
    let request = try request("0\t1\t1:1\n")
    #expect { try importer.add(request, now: 0) } throws: { $0 is StoreError }
    #expect(try library.reciters.all().isEmpty)
  }

  // F1
  @Test func `a recording becomes another reciter's only where that is allowed, and says whose it was`() throws {
    _ = try importer.add(try request("0\t1\t1:1\n"), now: 0)
    var other = RecordingImporter.Request(file: folder.path + "/in/lesson 1.wav", reciter: "Other")
    #expect { try importer.add(other, now: 1) } throws: {
      "\($0)".contains("of Shaykh; to move it to Other")
    }
    #expect(try library.reciters.all().map(\.name) == ["Shaykh"])
    other.moving = .asked { recording, name in recording.reciter.name == "Shaykh" && name == "Nobody" }
    #expect { try importer.add(other, now: 1) } throws: { ($0 as? PlayerError)?.code == .moves }
    other.moving = .allowed
    let report = try importer.add(other, now: 1)
    #expect(report.formerly?.name == "Shaykh")
    #expect(report.reciter.name == "Other")
    #expect(report.segments.count == 1)
    other.moving = .refused
    #expect(try importer.add(other, now: 2).formerly == nil)
  }

  // F17
  @Test(arguments: [
    "0\t1\t1\n1\t2\t2-3\n", "0\t1\tayah 1\n1\t2\tAyah 2-3 *\n", "0\t1\t2:1\n1\t2\t\u{0662}-\u{0663}\n",
  ])
  func `numbers alone are ayat of the range`(labels: String) throws {
    var request = try request(labels)
    #expect { try importer.add(request, now: 0) } throws: { $0 is PlayerError }
    request.range = "2"
    let spans = [1, 2].map { MiniatureQuran.structure.span(of: AyahRef(surah: 2, ayah: $0)) }
    let last = MiniatureQuran.structure.span(of: AyahRef(surah: 2, ayah: 3))
    #expect(
      try importer.add(request, now: 0).segments.flatMap(\.recited).map(\.content) == [
        .text(spans[0]), .text(WordRange(spans[1].start, last.end)),
      ])
  }

  // F17
  @Test func `without a range the refusal says what makes numbers ayat, and another surah's name is none`() throws {
    try expectRefusal("--range SURAH", try request("0\t1\t1\n"))
    var request = try request("0\t1\tal-fatihah 1\n")
    request.range = "2"
    #expect { try importer.add(request, now: 0) } throws: { $0 is PlayerError }
  }

  // C1 T-F3.11
  @Test func `who is new is asked first, or last where that is wished or settled`() throws {
    _ = try library.reciters.replace(
      NewReciter(name: "Husary", riwayah: .hafs, counting: .kufi, kind: .reciter), files: [], added: 0)
    _ = try importer.add(try request("0\t1\t1:1\n", mark: "a", reciter: "First"), now: 0)
    var last = try request("0\t1\t1:1\n", mark: "b", reciter: "Last")
    last.place = .last
    _ = try importer.add(last, now: 1)
    _ = try importer.add(try request("0\t1\t1:1\n", mark: "c", reciter: "Second"), now: 2)
    #expect(try library.reciters.all().map(\.name) == ["Second", "First", "Husary", "Last"])
    try library.settings.set(.ownPlace, to: LibrarySetting.ownLast)
    _ = try importer.add(try request("0\t1\t1:1\n", mark: "d", reciter: "Third"), now: 3)
    #expect(try library.reciters.all().map(\.name).last == "Third")
  }

  @Test func `two importers at once do not disturb each other`() throws {
    let requests = try (0..<6).map { try request("0\t1\t1:1\n", mark: "\($0 % 3)", file: "\($0).wav") }
    let failures = Failures()
    let home = folder.home
    DispatchQueue.concurrentPerform(iterations: requests.count) { index in
      do {
        let importer = RecordingImporterTests.importer(into: try Library(folders: home, for: .writing))
        _ = try importer.add(requests[index], now: index)
      } catch { failures.add(error) }
    }
    #expect(failures.all.isEmpty)
    #expect(try library.reciters.summary(of: "shaykh").recordings == 3)
    #expect(copies.count == 3)
    #expect(try segments().count == 3)
  }
}

/// The ranges whose loudness the importer asks for.
private final class Ranges: Sendable {
  private let ranges = Guarded<[Range<Int>]>([])
  func set(_ new: [Range<Int>]) { ranges.withLock { $0 = new } }
  var all: [Range<Int>] { ranges.withLock { $0 } }
}
