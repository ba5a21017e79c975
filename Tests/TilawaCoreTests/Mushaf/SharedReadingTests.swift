import Testing
import TilawaCore
import TilawaTestSupport

// Q-UA4
@Suite struct SharedReadingTests {
  private static let parser = RangeParser(structure: MiniatureQuran.structure, counting: .kufi, grain: .word)

  private static func mark(_ number: Int, _ note: String, at time: Int, removed: Int? = nil) throws -> Bookmark {
    Bookmark(
      id: "000000000000000\(number)", passage: try Passage("2:\(number % 5 + 1)", by: parser), note: note, created: 0,
      changed: time, removed: removed)
  }

  private static func position(_ name: String, _ ref: String, at time: Int) throws -> ReadingPosition {
    ReadingPosition(
      name: name, passage: try Passage(ref, by: parser), riwayah: .hafs,
      at: ZonedTime(seconds: time, offset: 0, zone: "UTC"))
  }

  @Test func `what one side has the other gets`() throws {
    let merged = SharedReading(bookmarks: [try Self.mark(1, "a", at: 5)]).merged(
      with: SharedReading(
        bookmarks: [try Self.mark(2, "b", at: 6)], positions: [try Self.position("last", "3:1", at: 9)]))
    #expect(merged.bookmarks.values.map(\.note).sorted() == ["a", "b"])
    #expect(merged.positions["last"]?.passage.label == "3:1")
  }

  @Test func `the later word holds, and what was removed stays so unless it was changed later`() throws {
    let here = SharedReading(
      bookmarks: [try Self.mark(1, "old", at: 5), try Self.mark(2, "x", at: 5)], gone: ["0000000000000003": 8])
    let there = SharedReading(
      bookmarks: [try Self.mark(1, "new", at: 6), try Self.mark(3, "back", at: 9)], gone: ["0000000000000002": 5])
    let merged = here.merged(with: there)
    #expect(merged.bookmarks["0000000000000001"]?.note == "new")
    #expect(merged.bookmarks["0000000000000002"] == nil)
    #expect(merged.gone == ["0000000000000002": 5])
    #expect(merged.bookmarks["0000000000000003"]?.note == "back")
  }

  @Test(arguments: 0..<200)
  func `merging is the same from either side, in any order, and twice`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func some() throws -> SharedReading {
      var marks: [Bookmark] = []
      for number in 1...6 where Bool.random(using: &random) {
        let time = Int.random(in: 1...6, using: &random)
        let removed = Bool.random(using: &random) ? Int.random(in: 1...6, using: &random) : nil
        let note = ["a", "b", ""].randomElement(using: &random) ?? ""
        marks.append(try Self.mark(number, note, at: time, removed: removed))
      }
      let positions = try ["last", "khatm"].map { name in
        try Self.position(name, "2:\(Int.random(in: 1...5, using: &random))", at: Int.random(in: 1...4, using: &random))
      }
      let left = Bool.random(using: &random) ? ["khatm": Int.random(in: 1...4, using: &random)] : [:]
      return SharedReading(bookmarks: marks, positions: positions, left: left)
    }
    let (one, two, three) = (try some(), try some(), try some())
    #expect(one.merged(with: two) == two.merged(with: one))
    #expect(one.merged(with: two).merged(with: two) == one.merged(with: two))
    #expect(one.merged(with: two).merged(with: three) == one.merged(with: two.merged(with: three)))
  }
}
