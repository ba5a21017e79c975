import Testing
import TilawaCore

@testable import TilawaHearing

/// Five parts of four seconds each, the first a basmalah that is no ayah, by default beyond doubt.
@Suite struct TakeListTests {
  private let parameters = ConfidenceParameters()
  private let parts: [Int?] = [nil, 0, 1, 2, 3]

  private func piece(
    _ place: Int, part: ClosedRange<Double> = 0...1, match: Float = 0.2, confidence: Double = 1,
    isDisputed: Bool = false
  ) -> PassageAlignment.Take {
    func mark(_ hop: Int) -> PassageAlignment.Mark {
      PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(hop - 20..<hop + 20), confidence: confidence)
    }
    return PassageAlignment.Take(
      ayah: max(0, place - 1), isOpening: place == 0, start: mark(400 * place + 100), end: mark(400 * place + 500),
      part: part, match: match, pace: 1, flags: isDisputed ? [.references] : [])
  }

  private func aligned(_ change: [Int: PassageAlignment.Take] = [:]) throws -> PassageAlignment {
    let points = [(100, 0.0), (2100, 5.0)].map { RecitedRun.Point(hop: $0.0, place: $0.1) }
    let run = AlignedRun(run: RecitedRun(points: points), takes: parts.indices.map { change[$0] ?? piece($0) })
    return try #require(
      TakeList([run], speech: [100..<2100], isCredible: true, parameters).alignment(of: parts))
  }

  /// Which of the parts are worth no more than what nothing else bears out.
  private func unproven(_ alignment: PassageAlignment) -> [Int] {
    let worth = [alignment.openings.first?.confidence ?? 0] + alignment.takes.map(\.confidence)
    return worth.indices.filter { worth[$0] <= parameters.mostUnproven }
  }

  @Test func `what nothing speaks against is proven, the basmalah too`() throws {
    let alignment = try aligned()
    #expect(alignment.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(alignment.openings.map(\.ayah) == [0])
    #expect(unproven(alignment).isEmpty)
  }

  @Test func `what is heard much less clearly than most is not proven`() throws {
    for place in [0, 2] {
      let share = parameters.provenShare
      #expect(unproven(try aligned([place: piece(place, match: 0.2 * share * 1.01)])).isEmpty)
      let alignment = try aligned([place: piece(place, match: 0.2 * share * 0.99)])
      #expect(unproven(alignment) == [place])
      #expect(alignment.takes.allSatisfy { $0.flags.isEmpty }, "it is no reason to look")
    }
  }

  @Test func `beside what should be looked at nothing is proven`() throws {
    #expect(unproven(try aligned([3: piece(3, isDisputed: true)])) == [2, 4])
    #expect(unproven(try aligned([1: piece(1, isDisputed: true)])) == [0, 2])
    #expect(unproven(try aligned([0: piece(0, isDisputed: true)])) == [1])
    #expect(unproven(try aligned([3: piece(3, part: 0...0.7)])) == [2, 4])
    #expect(unproven(try aligned([3: piece(3, confidence: 0.3)])) == [2, 3, 4])
  }

  @Test func `a basmalah that does not sound like one is none, and nothing hangs on it`() throws {
    let alignment = try aligned([0: piece(0, match: parameters.leastMatch - 0.01)])
    #expect(alignment.openings.isEmpty)
    #expect(alignment.takes.allSatisfy { $0.confidence == 1 })
  }
}
