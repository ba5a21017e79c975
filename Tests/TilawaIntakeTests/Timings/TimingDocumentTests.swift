import Foundation
import GRDBSQLite
import Testing
import TilawaCore
import TilawaIntake
import TilawaTestSupport

@Suite struct TimingDocumentTests {
  private func parsed(_ text: String, surah: Int? = nil) throws -> PublishedTimings {
    try TimingDocument.parse(Array(text.utf8), surah: surah)
  }

  private func problem(_ text: String, surah: Int? = nil) -> String {
    do throws(TimingDocument.Problem) {
      return "none: \(try TimingDocument.parse(Array(text.utf8), surah: surah))"
    } catch {
      return error.description
    }
  }

  @Test func `mp3quran's reading of many surahs`() throws {
    let timings = try parsed(
      #"{"id":5,"chapters":[{"id":2,"aya_timing":[{"ayah":0,"start_time":0,"end_time":2731.4},{"ayah":1,"start_time":"2731","end_time":5720}]}]}"#
    )
    #expect(timings.format == .mp3quran)
    #expect(timings.base == .surah)
    #expect(timings.ayat.last == PublishedAyah(surah: 2, ayah: 1, start: 2731, end: 5720))
  }

  @Test func `what mp3quran's service answers needs a surah`() throws {
    let text = #"[{"ayah":1,"polygon":null,"start_time":10,"end_time":20,"x":null}]"#
    #expect(try parsed(text, surah: 3).ayat == [PublishedAyah(surah: 3, ayah: 1, start: 10, end: 20)])
    #expect(problem(text).contains("--surah"))
  }

  @Test func `a file that is named for its surah needs none`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"[{"ayah":1,"start_time":10,"end_time":20}]"#, to: "003.json")
    #expect(try TimingDocument.read(path).ayat.first?.surah == 3)
  }

  @Test(arguments: [
    #"{"audio_files":[{"chapter_id":108,"verse_timings":[VERSE]}]}"#, #"{"audio_file":{"timestamps":[VERSE]}}"#,
    #"[{"verse_timings":[VERSE]}]"#, #"{"verse_timings":[VERSE]}"#,
  ])
  func `QDC's segments, whose durations say nothing`(shape: String) throws {
    let verse =
      #"{"verse_key":"108:2","timestamp_from":6710,"timestamp_to":10260,"duration":-3550,"segments":[[1,6245,7055],[2],[2,7055,8265]]}"#
    let timings = try parsed(shape.replacing("VERSE", with: verse))
    #expect(timings.format == .qdc)
    let words = [
      PublishedWord(words: 0..<1, start: 6245, end: 7055), PublishedWord(words: 1..<2, start: 7055, end: 8265),
    ]
    #expect(timings.ayat == [PublishedAyah(surah: 108, ayah: 2, start: 6710, end: 10_260, words: words)])
  }

  @Test func `quran-align's words are counted from nought and may be several`() throws {
    let timings = try parsed(#"[{"surah":4,"ayah":78,"segments":[[0,1,10,20],[25,27,28890,30620]],"stats":{}}]"#)
    #expect(timings.format == .quranAlign)
    #expect(timings.base == .ayah)
    #expect(timings.ayat.first?.words.map(\.words) == [0..<1, 25..<27])
  }

  @Test func `QUL's ayat by their keys, of files of ayat or of surahs`() throws {
    let ayat = try parsed(#"{"1:2":{"segments":[[1,800,1240]],"duration":null},"1:1":{"segments":[[1,0,480]]}}"#)
    #expect(ayat.format == .qul)
    #expect(ayat.base == .ayah)
    #expect(ayat.ayat.map(\.ayah) == [1, 2])
    let surahs = try parsed(
      #"{"1:1":{"segments":[[1,0,480]],"duration_ms":5120,"timestamp_from":0,"timestamp_to":5120}}"#)
    #expect(surahs.base == .surah)
    #expect(surahs.ayat.first?.end == 5120)
  }

  @Test(arguments: [
    "surah,ayah,start,end\n1,1,0.5,1.5\n", "1,1,0.5,1.5\r\n", "\u{FEFF}1,1,\"0.5\",1.5",
    "\u{FEFF}surah;ayah;start;end\r\n1;1;0,5;1,5\r\n", "1;1;0.5;1.5", "surah\tayah\tstart\tend\n1\t1\t0.5\t1.5\n",
    "surah,ayah,start,end\n1,1,00:00:00.500,00:00:01.500\n", "1;1;0:00,5;0:01,5\n", "1,1,500ms,1.5s\n",
    "end,start,ayah,surah,note\n1.5,0.5,1,1,x\n", "s,a,from,to\n1,1,0.5,1.5\n",
    "surah,ayah,start_ms,end_ms\n1,1,500,1500\n",
  ])
  func `tables in seconds, in clock times and in named milliseconds`(text: String) throws {
    #expect(try parsed(text).ayat == [PublishedAyah(surah: 1, ayah: 1, start: 500, end: 1500)])
  }

  @Test func `tables come in UTF-16 too, and lyrics are not JSON`() throws {
    let table = "surah;ayah;start;end\n1;1;0,5;1,5\n"
    let units = Array(table.utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try TimingDocument.parse(bytes).ayat == [PublishedAyah(surah: 1, ayah: 1, start: 500, end: 1500)])
    for lyrics in ["[00:01.00]1:1\n", "[ti:x]\n[00:01.00]1:1\n"] {
      #expect(problem(lyrics).hasPrefix("its format is unknown"))
    }
  }

  @Test func `milliseconds that nobody names are asked about`() {
    let rows = "113,1,7320,11090\n113,2,11090,14930\n"
    #expect(
      problem("surah,ayah,start,end\n" + rows)
        == "113:1 would last 3770 s: are these milliseconds? Then name the columns start_ms and end_ms")
    #expect(problem(rows).hasSuffix("Then begin with: surah,ayah,start_ms,end_ms"))
  }

  @Test(arguments: [
    ("1,1,0,1\n1,2,x,2", "line 2: “x” is not a time: write seconds, 7.32, or 0:00:07.32"),
    ("1;1;0;1\n1;2;0:99:1;2", "line 2: “0:99:1” is not a time: write seconds, 7.32, or 0:00:07.32"),
    ("1,1,5f,9f", "line 1: “5f” is not a time: write seconds, 7.32, or 0:00:07.32"),
    ("surah,ayah,start_ms,end_ms\n1,1,0.5,1.5", "line 2: “0.5” is not a time: write whole milliseconds"),
    ("1,1,\"0,1", "line 1: a quote is not closed"), ("1,1,0,1\n\n1,2\n", "line 3 is not surah,ayah,start,end"),
  ])
  func `a wrong row is told with its line and its value`(text: String, words: String) {
    #expect(problem(text) == words)
  }

  @Test(arguments: [
    ("{\"chapters\":[{\"id\":1,\"aya_timing\":[{\"ayah\":1,\"start_time\":0,", "damaged"), ("{", "damaged"),
    ("[[[[", "damaged"), (String(repeating: "[", count: 100_000), "damaged"), ("{}", "format is unknown"),
    ("[]", "format is unknown"), ("[1,2,3]", "format is unknown"), ("{\"a\":1}", "format is unknown"),
    ("hello", "format is unknown"),
    ("<html><body>404</body></html>", "format is unknown"), ("1,1,0,1\n1,2,x,2", "line 2"), ("", "no row"),
    ("{\"chapters\":[{}]}", "chapter 1"), ("{\"chapters\":[{\"id\":1,\"aya_timing\":[{}]}]}", "row 1 of surah 1"),
    ("{\"chapters\":[{\"id\":1,\"aya_timing\":[]},{\"id\":1,\"aya_timing\":[]}]}", "twice"),
    ("{\"audio_files\":[{}]}", "verse_timings in file 1"), ("{\"verse_timings\":[{}]}", "verse_key in verse 1"),
    ("[{\"surah\":1,\"segments\":[]}]", "entry 1"), ("{\"1:1\":3}", "not an ayah"),
    ("{\"1:1\":{\"segments\":[]},\"1:2\":{\"timestamp_from\":1,\"segments\":[]}}", "mixes"),
    ("{\"1:1\":{}}", "format is unknown"), ("SQLite format 3\0", "no gapless database"),
  ])
  func `what is none of them is refused with one line`(text: String, word: String) {
    let problem = problem(text)
    #expect(problem.contains(word) && !problem.contains("\n"))
  }

  /// Nothing that is a document stops the program, and nothing absurd is let through.
  @Test(arguments: ["1e300", "-1e300", "99999999999999999999", "-5", "null", "\"x\"", "true", "{}", "[]", "1e-300"])
  func `numbers may be anything`(number: String) throws {
    let shapes = [
      #"{"chapters":[{"id":1,"aya_timing":[{"ayah":1,"start_time":N,"end_time":N},{"ayah":2,"start_time":0,"end_time":N}]}]}"#,
      #"{"verse_timings":[{"verse_key":"1:1","timestamp_from":N,"timestamp_to":N,"segments":[[N,N,N],[1,N,5],[1,5,N]]}]}"#,
      #"[{"surah":1,"ayah":1,"segments":[[N,N,N,N],[0,1,N,N],[0,N,1,2],[N,1,1,2],N]}]"#,
      #"[{"surah":N,"ayah":N,"segments":[[0,1,2,3]]}]"#,
      #"{"1:1":{"segments":[[N,N,N],[1,N,5],N]}}"#, #"{"1:1":{"segments":N,"timestamp_from":N,"timestamp_to":N}}"#,
      #"[{"ayah":N,"start_time":N,"end_time":N}]"#,
    ]
    for shape in shapes {
      guard let timings = try? parsed(shape.replacing("N", with: number), surah: 1) else { continue }
      let reader = TimingReader(structure: MiniatureQuran.structure) { $0.map { _ in "ا ب" } }
      let result = try reader.check(timings, in: .kufi)
      for timing in result.timings {
        #expect(
          timing.words.allSatisfy { $0.start < $0.end && timing.span.start <= $0.word && $0.word < timing.span.end })
        #expect(timing.range.map { $0.lowerBound >= .zero } ?? true)
      }
    }
  }
}

@Suite struct GaplessTimingsTests {
  /// The bytes of a database that these statements make.
  private func database(_ statements: String) throws -> [UInt8] {
    var handle: OpaquePointer?
    try #require(sqlite3_open(":memory:", &handle) == SQLITE_OK)
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
    var size: Int64 = 0
    let bytes = try #require(sqlite3_serialize(handle, "main", &size, 0))
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private let table = """
    CREATE TABLE timings(sura INTEGER, ayah INTEGER, time INTEGER, PRIMARY KEY(sura, ayah));
    CREATE TABLE properties(property TEXT, value TEXT); INSERT INTO properties VALUES ('schema_version', '2');
    """

  @Test func `an ayah ends where the next begins, the last at row 999`() throws {
    let bytes = try database(
      table + "INSERT INTO timings VALUES (3,1,500),(3,2,1500),(3,3,2500),(3,4,3500),(3,5,4500),(3,999,5500);")
    let timings = try TimingDocument.parse(bytes)
    #expect(timings.format == .gapless)
    #expect(timings.ayat.map { [$0.ayah, $0.start ?? 0, $0.end ?? 0] }.last == [5, 4500, 5500])
    #expect(
      TimingCheck(structure: MiniatureQuran.structure, counting: .kufi).check(timings).findings.allSatisfy {
        $0.decision == .clean
      })
  }

  @Test func `an ayah before a hole is withheld, for it would sound with what is missing`() throws {
    let bytes = try database(
      table + "INSERT INTO timings VALUES (3,1,500),(3,2,1500),(3,4,3500),(3,5,4500),(3,999,5500);")
    let result = TimingCheck(structure: MiniatureQuran.structure, counting: .kufi).check(
      try TimingDocument.parse(bytes))
    #expect(result.findings.compactMap(\.message) == ["not used: it has no time"])
    #expect(result.findings[1].decision == .withheld(.noTime))
  }

  @Test func `words as JSON are read, anything else of them is passed over`() throws {
    let bytes = try database(
      "CREATE TABLE timings(sura, ayah, time, words); INSERT INTO timings VALUES (3,1,0,'[[1,0,400],[2,400,900]]'),(3,2,1000,'x'),(3,999,2000,NULL);"
    )
    #expect(try TimingDocument.parse(bytes).ayat.map(\.words.count) == [2, 0])
  }

  @Test(arguments: [
    "CREATE TABLE other(a);", "CREATE TABLE timings(a, b);",
    "CREATE VIEW timings AS SELECT 1 AS sura, 1 AS ayah, 1 AS time;", "CREATE TABLE timings(sura, ayah, time);",
    """
    CREATE TABLE t(a); CREATE VIEW timings(sura, ayah, time) AS
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, i, i FROM n;
    """,
  ])
  func `another database is refused`(statements: String) throws {
    let bytes = try database(statements)
    #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(bytes) }
  }

  @Test func `a table of text and blobs is no trouble`() throws {
    let bytes = try database(
      "CREATE TABLE timings(sura, ayah, time); INSERT INTO timings VALUES ('x', x'00', 'y'), (1e300, -1e300, 1e300), (3, 1, NULL), (9223372036854775807, 1, 1);"
    )
    let timings = try TimingDocument.parse(bytes)
    #expect(TimingCheck(structure: MiniatureQuran.structure, counting: .kufi).check(timings).timings.isEmpty)
  }

  @Test func `numbers that no ayah has are passed over, or named with their place, and none is added to`() throws {
    let most = Int.max
    let rows = "(2,\(most),1000),(2,\(most),2000),(\(Int.min),1,5),(115,1,5),(3,1000,5)"
    let bytes = try database("CREATE TABLE timings(sura, ayah, time); INSERT INTO timings VALUES \(rows);")
    let error = #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(bytes) }
    #expect(error?.description == "there is no row in it")
    let beside = try database(
      "CREATE TABLE timings(sura, ayah, time); INSERT INTO timings VALUES \(rows),(3,1,7),(3,2,9);")
    #expect(try TimingDocument.parse(beside).ayat.map(\.ayah) == [1, 2])
    for text in ["2,\(most),1,2", "\(most),1,1,2", "0,1,1,2", "2,-1,1,2"] {
      let error = #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(Array(text.utf8)) }
      #expect(error?.description == "line 1 is not surah,ayah,start,end")
    }
    for text in [
      #"{"chapters":[{"id":2,"aya_timing":[{"ayah":999999999999,"start_time":1,"end_time":2}]}]}"#,
      #"{"audio_files":[{"verse_timings":[{"verse_key":"2:99999999999"}]}]}"#,
    ] { #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(Array(text.utf8)) } }
  }

  @Test(arguments: [
    "ALTER TABLE timings ADD COLUMN words TEXT DEFAULT '\(String(repeating: "x", count: 400_000))';":
      "default of 400002 bytes",
    "ALTER TABLE timings ADD COLUMN words TEXT AS (sura || ayah);": "the column words of its table timings is computed",
  ])
  func `a column whose text is not in the file is refused`(statement: String, why: String) throws {
    let bytes = try database(
      "CREATE TABLE timings(sura, ayah, time); INSERT INTO timings VALUES (3,1,500),(3,2,1500); \(statement)")
    let error = #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(bytes) }
    #expect(error?.description.contains(why) == true)
  }

  @Test func `a short default does no harm`() throws {
    let bytes = try database(
      """
      CREATE TABLE timings(sura INTEGER DEFAULT 0, ayah INTEGER NOT NULL DEFAULT 0, time REAL, words TEXT DEFAULT '');
      INSERT INTO timings VALUES (3,2,1500,''),(3,1,500,NULL);
      """)
    #expect(try TimingDocument.parse(bytes).ayat.map(\.ayah) == [1, 2])
  }

  @Test func `a table that never ends is refused`() throws {
    let bytes = try database(
      table
        + "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40000) INSERT INTO timings SELECT i, 1, i FROM n;"
    )
    #expect(throws: TimingDocument.Problem.self) { try TimingDocument.parse(bytes) }
  }

  @Test func `damage anywhere in it is no trouble`() throws {
    let whole = try database(table + "INSERT INTO timings VALUES (3,1,500),(3,2,1500),(3,999,5500);")
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        bytes[Int.random(in: 16..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator)) }
      if let timings = try? TimingDocument.parse(bytes) {
        _ = TimingCheck(structure: MiniatureQuran.structure, counting: .kufi).check(timings)
      }
    }
  }
}
