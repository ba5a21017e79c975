import TilawaTestSupport
import Testing

@testable import TilawaHearing

@Suite struct EditScanTests {
  /// The distances by their definition: the least edit distance to any stretch that ends with each element.
  private func definition(_ pattern: [UInt8], in text: [UInt8]) -> [UInt16] {
    var column = Array(0...UInt16(pattern.count))
    return text.map { symbol in
      var diagonal = column[0]
      for (place, own) in pattern.enumerated() {
        let replaced = diagonal + (own == symbol ? 0 : 1)
        diagonal = column[place + 1]
        column[place + 1] = min(replaced, column[place] + 1, diagonal + 1)
      }
      return column[pattern.count]
    }
  }

  @Test(arguments: [1, 7, 63, 64, 65, 128, 150])
  func `distances are those of the definition, for patterns of any length`(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let text = (0..<700).map { _ in UInt8.random(in: 1...5, using: &generator) }
    let pattern = (0..<length).map { _ in UInt8.random(in: 1...5, using: &generator) }
    #expect(EditScan(pattern).distances(in: text[...]) == definition(pattern, in: text))
    let part = text[100..<600]
    #expect(EditScan(pattern).distances(in: part) == definition(pattern, in: Array(part)))
  }

  @Test(arguments: [1, 8, 127, 128, 129, 1000])
  func `distances are those of the definition, in texts of any length`(length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    let text = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let pattern = Array(text.prefix(20))
    #expect(EditScan(pattern).distances(in: text[...]) == definition(pattern, in: text))
  }

  /// The places by their definition, level by level.
  private func places(_ pattern: [UInt8], in text: [UInt8], most: Int, slack: Int) -> [EditScan.Match] {
    let distances = definition(pattern, in: text).map { Int($0) }
    let (least, apart) = (distances.min() ?? 0, max(6, pattern.count / 4))
    var found: [EditScan.Match] = []
    for distance in least...least + slack {
      for (place, own) in distances.enumerated() where own == distance && found.count < most {
        let isBeside = found.contains { abs(($0.end - 1) / apart - place / apart) <= 1 }
        if !isBeside { found.append(EditScan.Match(end: place + 1, distance: own)) }
      }
    }
    return found
  }

  @Test(arguments: [3, 40]) func `places are those of the definition, few of them and thousands`(symbols: UInt8) {
    var generator = SeededGenerator(seed: UInt64(symbols))
    let text = (0..<20_000).map { _ in UInt8.random(in: 1...symbols, using: &generator) }
    var room = EditScan.Room()
    for length in [5, 30, 90] {
      let pattern = (0..<length).map { _ in UInt8.random(in: 1...symbols, using: &generator) }
      let found = EditScan(pattern).matches(in: text[...], most: 64, slack: 3 + length / 4, &room)
      #expect(found == places(pattern, in: text, most: 64, slack: 3 + length / 4))
    }
  }

  @Test func `the best places come first, and none is beside a better one`() {
    let pattern: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    var text = [UInt8](repeating: 30, count: 200)
    text.replaceSubrange(50..<60, with: pattern)
    text.replaceSubrange(120..<130, with: pattern.map { $0 == 5 ? 31 : $0 })
    var room = EditScan.Room()
    let matches = EditScan(pattern).matches(in: text[...], most: 5, slack: 3, &room)
    #expect(matches.map(\.end) == [60, 130])
    #expect(matches.map(\.distance) == [0, 1])
    #expect(EditScan(pattern).matches(in: text[...], most: 1, slack: 3, &room).count == 1)
    #expect(EditScan(pattern).matches(in: [], most: 1, slack: 3, &room).isEmpty)
  }
}
