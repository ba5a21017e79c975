import Foundation
import Testing
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Over the miniature Quran: surah 1 has 7 ayat, the others 5.
@Suite struct ReciterImporterTests {
  let folder: TemporaryFolder
  let library: Library
  let importer: ReciterImporter

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    importer = ReciterImporter(
      library: library, structure: MiniatureQuran.structure, measure: FakeAudio.measure, quiet: { frames, _ in frames })
  }

  private func fill(_ names: [String]) throws {
    for name in names { try folder.write(FakeAudio.content(frames: 5000), to: "set/\(name)") }
  }

  @discardableResult
  private func add(
    timings: String? = nil, riwayah: Riwayah = .hafs, counting: VerseCounting? = nil,
    first: ReciterImporter.FirstAyah = .plain, sources: [String]? = nil
  ) throws -> ReciterImportReport {
    let request = ReciterImporter.Request(
      name: "Qari", riwayah: riwayah, counting: counting, sources: sources ?? [folder.path + "/set"],
      timings: timings.map { [$0] } ?? [],
      firstAyah: first)
    return try importer.add(request, now: 0)
  }

  private func segments(opening surahs: Set<Int> = []) throws -> [SourceSegment] {
    try library.reciters.offers(overlapping: [WordRange(0, MiniatureQuran.structure.words)], opening: surahs).flatMap(
      \.segments)
  }

  /// Expects a refusal that names `word`, and a library without reciters.
  private func expectRefusal(_ word: String, _ body: () throws -> Void) throws {
    #expect { try body() } throws: { "\($0)".contains(word) && !"\($0)".contains("\n") }
    #expect(try library.reciters.all().isEmpty)
  }

  // MARK: A file for each ayah

  @Test func `each file becomes its ayah, where it lies`() throws {
    try fill(["001001.mp3", "001002.opus"])
    let report = try add()
    #expect(report.ayat == 2)
    #expect(try segments().map(\.content) == [.text(WordRange(0, 4)), .text(WordRange(4, 6))])
    #expect(
      try segments().allSatisfy {
        $0.slice.file.path.hasSuffix("/set/" + ($0.slice.file.path.split(separator: "/").last ?? ""))
      })
  }

  @Test func `holes are reported`() throws {
    try fill(["001001.mp3", "001003.mp3", "001004.mp3", "001005.mp3", "001006.mp3"])
    #expect(try add().holes.map(\.description) == ["1:2", "1:7"])
  }

  @Test func `other files are ignored and counted`() throws {
    try fill(["001001.mp3", "cover.jpg", "001002.txt", "index.html", "001.mp3"])
    let report = try add()
    #expect(report.files == 1)
    #expect(report.ignored == 4)
  }

  @Test func `ayah 000 is the basmalah of its surah`() throws {
    try fill(["002000.mp3", "002001.mp3", "istiadha.mp3"])
    try add()
    #expect(
      Set(try segments(opening: [2]).map(\.content)) == [.text(WordRange(16, 18)), .basmalah(surah: 2), .istiadha])
  }

  @Test func `numbers are read in the source's counting`() throws {
    try fill(["002001.mp3"])
    try add(riwayah: .warsh)
    #expect(try segments().map(\.content) == [.text(WordRange(16, 20))])
  }

  @Test func `the counting can differ from the riwayah's`() throws {
    try fill(["002005.mp3"])
    #expect(try add(riwayah: .warsh, counting: .kufi).reciter.counting == .kufi)
  }

  @Test func `single files can be named`() throws {
    try fill(["001001.mp3", "001002.mp3"])
    #expect(try add(sources: [folder.path + "/set/001002.mp3"]).ayat == 1)
  }

  @Test func `a basmalah of known length is cut off the first ayah`() throws {
    try fill(["002001.mp3", "002002.mp3"])
    try add(first: .withBasmalah(until: .milliseconds(1500)))
    let basmalah = try segments(opening: [2]).filter { $0.content == .basmalah(surah: 2) }
    #expect(basmalah.map { [$0.slice.start, $0.slice.end] } == [[0, 1500]])
    let ayah = try #require(try segments().first)
    #expect(ayah.slice.start..<ayah.slice.end == 1500..<5000)
    #expect(ayah.opening == .plain)
  }

  @Test func `a basmalah of unknown length stays in the first ayah`() throws {
    try fill(["002001.mp3", "002002.mp3"])
    try add(first: .withBasmalah(until: nil))
    #expect(try segments().map(\.opening) == [.withBasmalah, .plain])
  }

  @Test func `surah 9 and a counted basmalah have none before them`() throws {
    try fill(["001001.mp3", "009001.mp3"])
    try add(first: .withBasmalah(until: nil))
    #expect(try segments().map(\.opening) == [.plain, .plain])
  }

  @Test func `adding again replaces the whole set`() throws {
    try fill(["001001.mp3"])
    try add()
    try FileManager.default.removeItem(atPath: folder.path + "/set/001001.mp3")
    try fill(["001002.mp3"])
    try add()
    #expect(try library.reciters.all().count == 1)
    #expect(try segments().map(\.content) == [.text(WordRange(4, 6))])
  }

  // MARK: Refused

  @Test func `a file that is no sound is left out and named, and the others are taken`() throws {
    try fill(["001001.mp3", "001003.mp3"])
    try folder.write("hello", to: "set/001002.mp3")
    let report = try add()
    #expect(report.refused.count == 1 && report.refused[0].text.contains("001002.mp3"))
    #expect(report.files == 2)
    #expect(report.ignored == 0)
    #expect(report.holes.contains(AyahRef(surah: 1, ayah: 2)))
    try FileManager.default.removeItem(atPath: folder.path + "/set/001001.mp3")
    try FileManager.default.removeItem(atPath: folder.path + "/set/001003.mp3")
    #expect { try add() } throws: { "\($0)".contains("001002.mp3") }
    #expect(try library.reciters.summary(of: "qari").files == 2)
  }

  @Test func `a number that the counting does not have comes with a hint`() throws {
    try fill(["002005.mp3"])
    try expectRefusal("--counting kufi") { try add(riwayah: .warsh) }
  }

  @Test func `a surah that does not exist is refused`() throws {
    try fill(["115001.mp3"])
    try expectRefusal("no surah 115") { try add() }
  }

  @Test func `two files for one ayah are refused`() throws {
    try fill(["001001.mp3", "001001.opus"])
    try expectRefusal("same name") { try add() }
  }

  @Test func `a folder that is not there is refused`() throws {
    try expectRefusal("No such file") { try add() }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `a folder that cannot be listed is refused`() throws {
    try fill(["001001.mp3"])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/set")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/set") }
    try expectRefusal("Permission denied") { try add() }
  }

  @Test func `a folder without recitation is refused`() throws {
    try fill(["cover.jpg"])
    try expectRefusal("no ayah") { try add() }
  }

  @Test func `a folder of each surah, and names with surah and ayah, are read too`() throws {
    try fill(["002/1.mp3", "1_2.mp3", "S001A003.mp3"])
    let report = try add()
    #expect(report.files == 3 && report.ayat == 3)
    #expect(try segments().map(\.content).contains(.text(MiniatureQuran.structure.span(of: ref(2, 1)))))
  }

  private func ref(_ surah: Int, _ ayah: Int) -> AyahRef { AyahRef(surah: surah, ayah: ayah, counting: .kufi) }

  @Test func `a refusal leaves an earlier set as it was`() throws {
    try fill(["001001.mp3"])
    try add()
    try fill(["115001.mp3"])
    #expect(throws: (any Error).self) { try add() }
    #expect(try segments().map(\.content) == [.text(WordRange(0, 4))])
  }

  // MARK: Whole surahs

  private let json = """
    {"id": 5, "chapters": [{"id": 1, "name": "x", "aya_timing": [
      {"ayah": 0, "start_time": 0, "end_time": 500}, {"ayah": 1, "start_time": 500, "end_time": 1500},
      {"ayah": 2, "start_time": 1500, "end_time": 2500}, {"ayah": 3, "start_time": 2600, "end_time": 2500}]}]}
    """

  @Test func `surahs without timings are one piece each, until they are heard`() throws {
    try fill(["001.mp3", "002.mp3"])
    let report = try add()
    #expect(report.unheard == 2 && report.ayat == 0 && report.holes.isEmpty && report.first == ref(1, 1))
    let structure = MiniatureQuran.structure
    #expect(try segments().map(\.content) == [.text(structure.span(ofSurah: 1)), .text(structure.span(ofSurah: 2))])
  }

  @Test func `the same surahs again leave what was heard in them`() throws {
    try fill(["001.mp3"])
    let reciter = try add().reciter
    let timing = AyahTiming(span: WordRange(0, 4), base: .surah, range: .zero..<Duration.seconds(1))
    try library.timings.set([timing], of: reciter.id, from: "heard")
    #expect(try add().isKnown)
    #expect(try library.timings.published(of: reciter.id, in: WordRange(0, 4), base: .surah) == [timing])
    try fill(["002.mp3"])
    #expect(try !add().isKnown)
  }

  @Test func `timings of surahs beside the files are taken`() throws {
    try fill(["001.mp3", "002.mp3"])
    for surah in 1...2 {
      try folder.write("\(surah),1,0.5,1.5\n\(surah),2,1.5,2.5\n", to: "set/00\(surah).csv")
    }
    let report = try add()
    #expect(report.ayat == 4 && report.unheard == 0 && report.ignored == 0)
  }

  @Test func `documents of others beside the files hinder nothing`() throws {
    try fill(["001.mp3"])
    try folder.write("{\"title\": 1}", to: "set/001.json")
    let report = try add()
    #expect(report.unheard == 1 && report.remarks.count == 1)
  }

  @Test func `a folder of timings is read as one`() throws {
    try fill(["001.mp3", "002.mp3"])
    for surah in 1...2 { try folder.write("\(surah),1,0.5,1.5\n", to: "times/00\(surah).csv") }
    #expect(try add(timings: "\(folder.path)/times").ayat == 2)
  }

  @Test func `a folder is a set from thirty names on`() throws {
    let structure = try RealQuran.database().structure
    func isSet(_ sounds: Int) -> Bool {
      ReciterImporter.isSet(["\(folder.path)/set"], sounds: sounds, structure, .kufi)
    }
    try fill((1...29).map { "\($0).mp3" })
    #expect(!isSet(29))
    try fill(["30.mp3"])
    #expect(isSet(30) && isSet(33) && !isSet(34))
  }

  @Test func `timings as mp3quran publishes them cut a surah`() throws {
    try fill(["001.mp3"])
    let report = try add(timings: try folder.write(json, to: "t.json"))
    #expect(try segments().map { [$0.slice.start, $0.slice.end] } == [[500, 1500], [1500, 2500]])
    #expect(report.faults.map(\.description) == ["surah 1: ayah 3 is not used: it ends before it starts"])
    #expect(report.holes.map(\.ayah) == [3, 4, 5, 6, 7])
  }

  @Test(arguments: ["surah,ayah,start,end\n1,1,0.5,1.5\n1,2,1.5,2.5\n", "1,1,0.5,1.5\r\n1,2,1.5,2.5\r\n"])
  func `timings as CSV cut a surah`(csv: String) throws {
    try fill(["001.mp3"])
    try add(timings: try folder.write(csv, to: "t.csv"))
    #expect(try segments().map { [$0.slice.start, $0.slice.end] } == [[500, 1500], [1500, 2500]])
  }

  @Test func `a surah that the timings do not name stays one piece`() throws {
    try fill(["001.mp3", "002.mp3"])
    let report = try add(timings: try folder.write(json, to: "t.json"))
    #expect(report.unheard == 1 && report.ignored == 0 && report.files == 2)
  }

  @Test(arguments: [
    ("{\"chapters\": 3}", "format is unknown"), ("[1, 2", "JSON"), ("", "no row"), ("1,1,0.5\n", "line 1"),
    ("1,1,0,1\n1,2,x,2\n", "line 2"), ("1,8,0,1\n", "7 ayat"), ("1,1,30,31\n", "no ayah can be used"),
  ])
  func `timings that cannot be used are refused`(content: String, word: String) throws {
    try fill(["001.mp3"])
    let timings = try folder.write(content, to: "t")
    try expectRefusal(word) { try add(timings: timings) }
  }

  @Test func `a fault of an ayah is the reason, not the surahs that the timings leave out`() throws {
    try fill(["001.mp3", "002.mp3"])
    let timings = try folder.write("2,1,30,31\n", to: "t.csv")
    try expectRefusal("surah 2: ayah 1") { try add(timings: timings) }
  }

  @Test func `a missing timing file is refused`() throws {
    try fill(["001.mp3"])
    try expectRefusal("no such file") { try add(timings: folder.path + "/none") }
  }
}
