import Testing

@testable import TilawaHearing

@Suite struct UnitMatchingTests {
  private func matching(_ heard: [UInt8], _ expected: [[UInt8]]) -> [[Int]] {
    UnitMatching(heard, to: expected).words.map { [$0.heard, $0.replaced] }
  }

  @Test func `what is heard of each word is told`() {
    #expect(matching([1, 2, 3, 4], [[1, 2], [3, 4]]) == [[2, 0], [2, 0]])
    #expect(matching([3, 4], [[1, 2], [3, 4]]) == [[0, 0], [2, 0]])
    #expect(matching([1, 9, 3, 4], [[1, 2], [3, 4]]) == [[1, 1], [2, 0]])
    #expect(matching([], [[1, 2]]) == [[0, 0]])
    #expect(matching([7, 8, 9], [[1, 2, 3]]) == [[0, 3]])
  }

  @Test func `units between those of a word are counted, and none between words`() {
    func inside(_ heard: [UInt8], _ expected: [[UInt8]]) -> [Int] {
      UnitMatching(heard, to: expected).words.map(\.inside)
    }
    #expect(inside([1, 8, 9, 2], [[1, 2]]) == [2])
    #expect(inside([8, 1, 2, 9], [[1, 2]]) == [0])
    #expect(inside([1, 2, 9, 3, 4], [[1, 2], [3, 4]]) == [0, 0])
    #expect(inside([1, 2, 3, 8, 4], [[1, 2], [3, 4]]) == [0, 1])
  }
}
