import TilawaTestSupport
import Testing

@testable import TilawaHearing

@Suite struct EditScanTests {
  /// The distances by their definition: the least edit distance to any stretch that ends with each element.
  private func definition(_ pattern: [UInt8], in text: [UInt8]) -> [Int32] {
    var column = Array(0...Int32(pattern.count))
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

  @Test func `the best places come first, and none is beside a better one`() {
    let pattern: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    var text = [UInt8](repeating: 30, count: 200)
    text.replaceSubrange(50..<60, with: pattern)
    text.replaceSubrange(120..<130, with: pattern.map { $0 == 5 ? 31 : $0 })
    let matches = EditScan(pattern).matches(in: text[...], most: 5, slack: 3)
    #expect(matches.map(\.end) == [60, 130])
    #expect(matches.map(\.distance) == [0, 1])
    #expect(EditScan(pattern).matches(in: text[...], most: 1, slack: 3).count == 1)
    #expect(EditScan(pattern).matches(in: [], most: 1, slack: 3).isEmpty)
  }
}
