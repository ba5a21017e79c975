import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct WordRangeTests {
  let structure = MiniatureQuran.structure
  let a = TestOffers.reciter("a")

  private func parse(_ text: String, _ grain: RangeParser.Grain = .word) throws -> AyahRange {
    try RangeParser(structure: try RealQuran.structure(), counting: .kufi, grain: grain).parse(text)
  }

  /// Returns a session in which word n of every file begins at frame 100 × n.
  private func session(
    _ ranges: String..., words: WordTimes? = nil, change: (inout SessionSpec) -> Void = { _ in }
  ) throws -> Session {
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    var spec = SessionSpec(ranges: try parser.parse(ranges))
    change(&spec)
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: [TestOffers.complete(a)], words: words ?? Self.known)
    return try Session(spec, in: structure, from: resolver)
  }

  private static let known: WordTimes = { _, span in
    (span.start..<span.end).map { word in
      let start = Duration.milliseconds(100 * (word - span.start))
      return TimedWord(word: word, start: start, end: start + .milliseconds(90))
    }
  }

  // T-F1.3
  @Test(arguments: [
    ("2:255:1-7", "2:255:1-7"), ("2:255:7", "2:255:7"), ("2:255:7-7", "2:255:7"), ("baqara:255:50", "2:255:50"),
    ("2:255:1-50", "2:255"), ("٢:٢٥٥:١-٧", "2:255:1-7"), ("2:255:1–7", "2:255:1-7"),
  ])
  func `words of an ayah are a range`(text: String, range: String) throws {
    #expect(try parse(text).description == range)
  }

  @Test(arguments: [
    ("2:255:0", "the ayah has the words 1-50"),
    ("2:255:51", "the ayah has the words 1-50"),
    ("2:255:7-51", "the ayah has the words 1-50"),
    ("2:255:7-3", "the range runs backwards"),
    ("2:255:", "a word's number is missing here"),
    ("2:255:7-", "the last word's number is missing here"),
    ("2:255-257:3", "surah 257"), ("2:1-3:5:2", "words belong to one ayah, such as 2:255:1-7"),
    ("2:255:1-2:256", "words belong to one ayah: write those of the next ayah as another range"),
    ("2:255:99999999999999999999", "the ayah has the words 1-50"),
  ])
  func `what is no word of the ayah is refused at its place`(text: String, message: String) throws {
    let error = #expect(throws: RangeError.self) { try parse(text) }
    if message != "surah 257" { #expect(error?.description.contains(message) == true) }
  }

  @Test func `where only ayat can be meant words are refused`() throws {
    let error = #expect(throws: RangeError.self) { try parse("2:255:7", .ayah) }
    #expect(error?.description == "2:255:7: only ayat are allowed here, not words")
  }

  // T-F1.3
  @Test func `words are heard among other ranges, each as often as an ayah`() throws {
    let session = try session("2:1:1", "2:3-4", "2:1:2", change: { $0.each = times(2) })
    #expect(timeline(session) == "b 2:1:1 2:1:1 2:3 2:3 2:4 2:4 2:1:2 2:1:2")
  }

  @Test func `only words that begin a surah have its basmalah before them`() throws {
    #expect(timeline(try session("2:1:1")) == "b 2:1:1")
    #expect(timeline(try session("2:1:2")) == "2:1:2")
    #expect(timeline(try session("2:1:2", "2:1:1", change: { $0.basmalah = .play })) == "2:1:2 b 2:1:1")
  }

  @Test func `what leads in and out stands around the ayah of the words`() throws {
    let session = try session("2:2:2", change: { $0.connection = SessionSpec.Connection(before: 1, after: 2) })
    #expect(timeline(session) == "b 2:1 / 2:2:2 / 2:3 2:4")
  }

  @Test func `what continues goes on with the next ayah`() throws {
    let session = try session("2:2:1", change: { $0.continuation = SessionSpec.Continuation(stride: .ayat(2)) })
    #expect(timeline(session) == "2:2:1 / 2:3 2:4")
  }

  @Test func `a session begins at the first words of the ayah that is named`() throws {
    let session = try session("2:1", "2:2:2", "2:2:1", change: { $0.start = ayah(2, 2) })
    #expect(timeline(session) == "2:2:2 2:2:1")
  }

  @Test func `words that nobody can cut out are missing, and the trail says why`() throws {
    let session = try session("2:2:2", words: { _, _ in [] })
    #expect(timeline(session) == "_2:2:2")
    #expect(session.missing.map(\.ref) == ["2:2:2"])
    #expect(session.units[0].trail.map(\.why) == [.noWordTimes])
  }

  @Test func `the text of a session is no more than its words`() throws {
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    let spec = SessionSpec(ranges: try parser.parse(["2:2:2"]))
    let span = structure.span(of: ayah(2, 2))
    #expect(try Session.spans(spec, in: structure) == [WordRange(span.start + 1, span.end)])
  }

  // MARK: - Stored sessions

  @Test func `a range that was stored before there were words is read as it was`() throws {
    let old = #"{"first":{"surah":2,"ayah":1,"counting":"kufi"},"last":{"surah":2,"ayah":5,"counting":"kufi"}}"#
    let range = try JSONDecoder().decode(AyahRange.self, from: Data(old.utf8))
    #expect(range == AyahRange(ayah(2, 1), ayah(2, 5)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(!String(decoding: try encoder.encode(range), as: UTF8.self).contains("words"))
  }

  @Test func `words come back as they were stored`() throws {
    let range = AyahRange(1...2, of: ayah(2, 1))
    #expect(try JSONDecoder().decode(AyahRange.self, from: try JSONEncoder().encode(range)) == range)
  }

  @Test func `a stored session with words that no ayah has is refused`() throws {
    let session = try session("2:2:2")
    var spec = session.spec
    spec.ranges = [AyahRange(2...3, of: ayah(2, 2))]
    let last = LastSession(
      spec: spec, riwayah: .hafs, reciters: [], missing: .silence, volume: 100,
      position: Playback(session: session, rate: 1000).position(heard: 0))
    #expect(last.complaint(in: structure) == "an ayah does not have such words")
  }
}
