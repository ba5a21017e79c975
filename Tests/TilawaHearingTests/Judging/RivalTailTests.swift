import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct RivalTailTests {
  private static let told = JudgingParameters().toldProbability

  /// A recitation of 100 words, some with a much likelier rival, with hamzas that were left out or said.
  private func tail(likelier: Int = 9, left: Int, said: Int, strength: Double = 3) -> RivalTail {
    var tail = RivalTail()
    for word in 0..<100 { tail.add(word < likelier ? 3 : -1, inAnyReading: word < likelier ? 3 : -1) }
    for word in 0..<left + said { tail.add(hamza: word < left ? strength : -.infinity, of: word) }
    return tail
  }

  @Test func `the reading of Warsh is recited where hamzas are left out again and again`() {
    #expect(tail(left: 6, said: 0).isOtherReading)
    #expect(tail(left: 30, said: 30).isOtherReading)
    for (left, said) in [(0, 0), (0, 100), (3, 0), (5, 0), (5, 3), (20, 80), (25, 75)] {
      #expect(!tail(left: left, said: said).isOtherReading)
    }
    #expect(!tail(left: 20, said: 0, strength: -0.5).isOtherReading)
  }

  @Test func `a hamza is told with less proof there, with more in an unclear recording, and nowhere else`() {
    let warsh = tail(left: 20, said: 5)
    #expect(warsh.probability(ofHamza: 1) > Self.told)
    #expect(tail(likelier: 40, left: 20, said: 5).probability(ofHamza: 1) < Self.told)
    #expect(tail(left: 3, said: 5).probability(ofHamza: 8) == 0)
    for kind in [RivalKind.word, .alike, .other] {
      #expect(warsh.probability(of: kind, 3) == tail(left: 3, said: 5).probability(of: kind, 3))
    }
  }

  @Test func `hamzas that were left out do not make a recording unclear in which Warsh is recited`() {
    var tail = tail(left: 20, said: 5)
    let before = tail.probability(ofHamza: 1)
    for _ in 0..<20 { tail.add(4, inAnyReading: -1) }
    #expect(tail.probability(ofHamza: 1) > before)
  }

  @Test func `one word that is said again and again is one, and counts as it was said last`() {
    var tail = RivalTail()
    for _ in 0..<20 { tail.add(hamza: 6, of: 1) }
    #expect(!tail.isOtherReading)
    for word in 2..<8 { tail.add(hamza: 6, of: word) }
    #expect(tail.isOtherReading)
    for word in 1..<8 { tail.add(hamza: -.infinity, of: word) }
    #expect(!tail.isOtherReading)
  }

  @Test func `the strength that is asked for has the probability that is wanted`() {
    for kind in [RivalKind.word, .alike, .other] {
      let probability = RivalTail().probability(of: kind, RivalTail.needed(for: kind, Self.told))
      #expect(abs(probability - Self.told) < 1e-9)
    }
  }
}
