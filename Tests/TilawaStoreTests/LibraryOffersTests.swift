import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryOffersTests {
  let fixture: LibraryFixture
  var library: Library { fixture.library }

  init() throws { fixture = try LibraryFixture() }

  private func spans(_ asked: [Range<Int>]) throws -> [Range<Int>] {
    let asked = asked.map { WordRange($0.lowerBound, $0.upperBound) }
    return try library.reciters.offers(overlapping: asked, opening: []).flatMap(\.spans)
  }

  @Test func `what overlaps is offered in the order of the text`() throws {
    try fixture.add("a", [30..<40, 10..<20, 20..<30, 40..<50])
    #expect(try spans([15..<31]) == [10..<20, 20..<30, 30..<40])
  }

  @Test func `what only touches is not offered`() throws {
    try fixture.add("a", [0..<10, 20..<30])
    #expect(try spans([10..<20]) == [])
  }

  @Test func `a segment that spans much more is found`() throws {
    try fixture.add("a", [0..<77_433])
    #expect(try spans([50_000..<50_001]) == [0..<77_433])
  }

  @Test func `a segment that lies in two of the stretches is offered once`() throws {
    try fixture.add("a", [0..<100])
    #expect(try spans([10..<20, 50..<60, 15..<25]) == [0..<100])
  }

  @Test func `every length is found wherever it is met`() throws {
    var generator = SeededGenerator(seed: 7)
    let all = (0..<300).map { _ in
      let start = Int.random(in: 0..<900, using: &generator)
      return start..<start + Int.random(in: 1...150, using: &generator)
    }
    try fixture.add("a", all)
    for _ in 0..<200 {
      let start = Int.random(in: 0..<1000, using: &generator)
      let asked = start..<start + Int.random(in: 1...60, using: &generator)
      let found = try spans([asked]).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
      let expected = all.filter { $0.overlaps(asked) }
      #expect(found == expected.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
    }
  }

  @Test func `of several takes the newest is first`() throws {
    let older = fixture.segment(.text(WordRange(0, 4)), 0..<100)
    let newer = fixture.segment(.text(WordRange(0, 4)), 100..<200)
    _ = try library.reciters.replace(.published("a"), files: [try fixture.file("1", [older, newer])], added: 0)
    let offer = try #require(try library.reciters.offers(overlapping: [WordRange(0, 4)], opening: []).first)
    #expect(offer.segments.map(\.slice.start) == [100, 0])
  }

  @Test func `reciters come in rank order, with or without anything`() throws {
    for name in ["a", "b", "c"] { try fixture.add(name, name == "b" ? [50..<60] : [0..<4]) }
    try library.reciters.order(["c"])
    let offers = try library.reciters.offers(overlapping: [WordRange(0, 4)], opening: [])
    #expect(offers.map(\.reciter.id) == ["c", "a", "b"])
    #expect(offers.map(\.segments.count) == [1, 1, 0])
  }

  @Test func `only those that matter are asked`() throws {
    for name in ["a", "b"] { try fixture.add(name, [0..<4]) }
    #expect(
      try library.reciters.offers(overlapping: [WordRange(0, 4)], opening: [], of: ["b"]).map(\.reciter.id) == ["b"])
  }

  @Test func `basmalahs come for the surahs that open, and the generic one`() throws {
    let contents: [SourceSegment.Content] = [.basmalah(surah: 2), .basmalah(surah: 3), .basmalah(surah: nil)]
    let files = try contents.enumerated().map { try fixture.file("\($0)", [fixture.segment($1)]) }
    _ = try library.reciters.replace(.published("a"), files: files, added: 0)
    let offer = try #require(try library.reciters.offers(overlapping: [WordRange(100, 101)], opening: [3]).first)
    #expect(Set(offer.segments.map(\.content)) == [.basmalah(surah: 3), .basmalah(surah: nil)])
  }

  @Test func `al-Fatihah's basmalah comes where a surah opens`() throws {
    try fixture.add("a", [0..<4, 4..<8])
    #expect(try library.reciters.offers(overlapping: [WordRange(100, 101)], opening: [3]).first?.spans == [0..<4])
    #expect(try library.reciters.offers(overlapping: [WordRange(100, 101)], opening: []).first?.spans == [])
  }

  @Test func `isti'adha is always offered, what is no recitation never`() throws {
    let file = try fixture.file("1", [fixture.segment(.istiadha, 0..<10), fixture.segment(nil, 10..<20)])
    _ = try library.reciters.replace(.published("a"), files: [file], added: 0)
    let offer = try #require(try library.reciters.offers(overlapping: [WordRange(0, 4)], opening: []).first)
    #expect(offer.segments.map(\.content) == [.istiadha])
  }

  @Test func `status, opening and file come back as they were stored`() throws {
    let segment = NewSegment(
      content: .text(WordRange(0, 4)), start: 10, end: 20, status: .suggested, opening: .withBasmalah, label: "1:1")
    let file = try fixture.file("1", [segment])
    _ = try library.reciters.replace(.published("a"), files: [file], added: 0)
    let found = try #require(
      try library.reciters.offers(overlapping: [WordRange(0, 4)], opening: []).first?.segments.first)
    #expect(found.status == .suggested)
    #expect(found.opening == .withBasmalah)
    #expect(found.slice == AudioSlice(file: file.file, start: 10, end: 20))
  }
}
