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
}
