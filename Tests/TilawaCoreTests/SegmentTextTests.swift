import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct SegmentTextTests {
  let structure = MiniatureQuran.structure

  private func read(_ text: String, from start: Int = 0) throws -> SegmentText {
    try SegmentText(text, from: start, at: 1000, in: .kufi, of: structure)
  }

  // T-F3.8
  @Test func `a label has joins, each at a time of the recording`() throws {
    let text = try read("8:5 @62.5 10:0 @1:04 9:1", from: 60_000)
    guard case .recited(let parts) = text.content else {
      Issue.record("it is no recitation")
      return
    }
    #expect(parts.map(\.start) == [60_000, 62_500, 64_000])
    #expect(parts.map(\.content)[1] == .basmalah(surah: 10))
  }

  @Test func `marks behind a label say that it is a suggestion, or the preferred take`() throws {
    #expect(try read("2:1 ?").status == .suggested)
    #expect(try read("2:1 *").isPreferred)
    let both = try read("2:1 * ?")
    #expect(both.isPreferred && both.status == .suggested)
    #expect(try read("?").content == .unassigned && read("?").status == .confirmed)
    #expect(try read("? ?").content == .unassigned && read("? ?").status == .suggested)
  }

  @Test(arguments: [
    ("8:5 9:1", "a join needs a time"), ("8:5 @x 9:1", "is not a time"), ("8:5 @3", "missing"),
    ("8:5 @3 speech", "recitation"),
    ("", "empty"), ("2:9", "5 ayat"),
  ])
  func `what cannot be read is refused`(text: String, word: String) {
    #expect { try read(text) } throws: { "\($0)".contains(word) }
  }

  @Test(arguments: VerseCounting.allCases)
  func `every stretch of words has a label that reads back as the same`(counting: VerseCounting) throws {
    let structure = try RealQuran.structure()
    var generator = SeededGenerator(seed: 3)
    let starts = Array(0..<40) + (0..<2000).map { _ in Int.random(in: 0..<structure.words - 300, using: &generator) }
    for start in starts {
      let span = WordRange(start, start + Int.random(in: 1..<300, using: &generator))
      let label = structure.label(of: .text(span), in: counting)
      #expect(try SegmentLabel(label, in: counting, of: structure).content == .text(span), "\(label)")
    }
  }
}
