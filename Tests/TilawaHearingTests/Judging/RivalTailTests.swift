import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct RivalTailTests {
  private static let told = JudgingParameters().toldProbability

  /// A recitation of some words, of which a share has a much likelier rival, with hamzas that were left out or heard.
  private func tail(words: Int = 100, likelier: Int = 0, hamzas: [Double] = []) -> RivalTail {
    var tail = RivalTail()
    for word in 0..<words { tail.add(word < likelier ? 3 : -1) }
    for (word, hamza) in hamzas.enumerated() { tail.add(hamza: hamza, of: word) }
    return tail
  }

  @Test func `a person who leaves out hamzas is told of one that is heard less clearly`() {
    let once = tail(likelier: 9).probability(of: .hamza, 1)
    #expect(once < Self.told)
    let often = tail(likelier: 9, hamzas: Array(repeating: 5, count: 6) + Array(repeating: -.infinity, count: 6))
    #expect(often.probability(of: .hamza, 1) > Self.told)
    // It says nothing of other sounds.
    for kind in [RivalKind.word, .alike, .other] {
      #expect(often.probability(of: kind, 3) == tail(likelier: 9).probability(of: kind, 3))
    }
  }

  @Test func `a person whose hamzas are heard is told of none that is heard a little worse`() {
    let heard = tail(likelier: 9, hamzas: Array(repeating: -.infinity, count: 100))
    #expect(heard.probability(of: .hamza, 4) < tail(likelier: 9).probability(of: .hamza, 4))
  }

  @Test func `hamzas that are lost in an unclear recording are no proof`() {
    let lost = [3.0, 2, 2, 1, 0, 0] + Array(repeating: -Double.infinity, count: 14)
    for likelier in [25, 30, 35] {
      #expect(tail(likelier: likelier, hamzas: lost).probability(of: .hamza, 2) < 0.5)
    }
  }

  @Test func `another reading is recited where many hamzas are left out, and not where few are`() {
    let heard = Array(repeating: -Double.infinity, count: 8)
    func isOther(_ hamzas: [Double], words: Int = 100) -> Bool { tail(words: words, hamzas: hamzas).isOtherReading }
    #expect(!isOther(heard) && !isOther(heard + [6, 6]))
    #expect(isOther(heard + [6, 6, 6]))
    #expect(!isOther(heard + [6, 6, 6] + Array(repeating: -.infinity, count: 10)))
    // Of so few words nothing is known yet.
    #expect(!isOther(heard + [6, 6, 6], words: 19))
  }

  @Test func `one word that is said again and again is one, and counts as it was said last`() {
    var tail = tail()
    for _ in 0..<9 { tail.add(hamza: 6, of: 1) }
    #expect(!tail.isOtherReading)
    for word in 2..<5 { tail.add(hamza: 6, of: word) }
    #expect(tail.isOtherReading)
    for word in 1..<5 { tail.add(hamza: -.infinity, of: word) }
    #expect(!tail.isOtherReading)
  }

  @Test func `the strength that is asked for has the probability that is wanted`() {
    for kind in [RivalKind.word, .hamza, .alike, .other] {
      let needed = RivalTail.needed(for: kind, Self.told)
      let probability = RivalTail().probability(of: kind, needed)
      #expect(abs(probability - Self.told) < 1e-9)
    }
  }
}
