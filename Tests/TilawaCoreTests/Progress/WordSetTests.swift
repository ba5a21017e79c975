import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct WordSetTests {
  @Test func `it holds what was put in, whatever the order`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var (set, naive) = (WordSet(), Set<Int>())
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let start = Int.random(in: 0..<200, using: &random)
        let range = WordRange(start, start + Int.random(in: 1...20, using: &random))
        set.insert(range)
        naive.formUnion(range.start..<range.end)
        let asked = WordRange(start + 3, start + 9)
        #expect(set.count(in: asked) == naive.count { $0 >= asked.start && $0 < asked.end })
        #expect(set.contains(asked) == (asked.start..<asked.end).allSatisfy(naive.contains))
      }
      #expect(set.count == naive.count)
      #expect(zip(set.ranges, set.ranges.dropFirst()).allSatisfy { $0.end < $1.start })
      #expect(WordSet(text: set.text, words: 300) == set)
    }
  }

  // K-8
  @Test(arguments: ["5-3", "0-4,4-6", "7-9,1-2", "0-301", "a-b", "1", "-3-4", "1-2-3"])
  func `what is no stored set is not read`(text: String) { #expect(WordSet(text: text, words: 300) == nil) }
}

@Suite struct DayStartTests {
  private func day(_ start: String, _ hour: Int, _ minute: Int = 0) throws -> String {
    let midnight = try #require(CalendarDay("2026-11-21")).number * 86_400
    let time = ZonedTime(seconds: midnight + hour * 3600 + minute * 60 - 3 * 3600, offset: 180, zone: "Asia/Riyadh")
    return "\(try #require(DayStart(start)).day(of: time))"
  }

  @Test func `before it begins a day is still the one before`() throws {
    #expect(try day("03:00", 2, 59) == "2026-11-20")
    #expect(try day("03:00", 3) == "2026-11-21")
    #expect(try day("00:00", 0) == "2026-11-21")
    #expect(try day("12:00", 11, 59) == "2026-11-20")
    #expect(try day("12:00", 12) == "2026-11-21")
  }

  @Test func `one that begins in the evening is the day to come`() throws {
    #expect(try day("18:00", 17, 59) == "2026-11-21")
    #expect(try day("18:00", 18) == "2026-11-22")
    #expect(try day("18:00", 12) == "2026-11-21")
  }

  @Test(arguments: ["24:00", "3", "03:60", "-1:00", "003:00", "03:0", "x"])
  func `what is no time of a day is none`(text: String) { #expect(DayStart(text) == nil) }
}
