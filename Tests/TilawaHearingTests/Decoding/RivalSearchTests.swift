import Glibc
import TilawaTestSupport
import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct RivalSearchTests {
  private static let outputs = 8

  private func rows(_ count: Int, seed: UInt64) -> [[Float]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let shares = (0..<Self.outputs).map { _ in Float.random(in: 0.01...1, using: &generator) }
      let sum = shares.reduce(0, +)
      return shares.map { logf($0 / sum) }
    }
  }

  /// The probability of units by the plain forward sum of CTC over the probabilities with their floor.
  private func likelihood(_ units: [UInt8], in rows: [[Float]]) -> Double {
    let labels = [0] + units.flatMap { [Int($0), 0] }
    var sums = [Double](repeating: 0, count: labels.count)
    for (frame, row) in rows.enumerated() {
      let before = sums
      for label in labels.indices {
        var sum = frame == 0 ? (label < 2 ? 1 : 0) : before[label] + (label > 0 ? before[label - 1] : 0)
        if frame > 0, label > 1, labels[label] != 0, labels[label] != labels[label - 2] { sum += before[label - 2] }
        sums[label] = sum * (exp(Double(row[labels[label]])) + 1e-5) / (1 + 8e-5)
      }
    }
    return sums.suffix(2).reduce(0, +)
  }

  @Test(arguments: [[1, 2, 3, 4, 5], [1, 1, 2, 2, 1], [3], [3, 4]] as [[UInt8]])
  func `each rival has the likelihood of its whole text`(units: [UInt8]) throws {
    let rows = rows(14, seed: UInt64(units.count))
    let search = try #require(RivalSearch(rows, units))
    let rivals = search.rivals(in: 0..<units.count, above: -.infinity)
    let changes = units.count * (Self.outputs - 2) + units.count + (units.count + 1) * (Self.outputs - 1)
    #expect(rivals.count == changes)
    let text = likelihood(units, in: rows)
    for rival in rivals where rival.applied(to: units) != [] {
      let expected = log(likelihood(rival.applied(to: units), in: rows) / text)
      #expect(abs(rival.ratio - expected) < 1e-6, "\(rival)")
    }
  }

  @Test func `places are those of the word alone, and only what is likelier is told`() throws {
    let units: [UInt8] = [1, 2, 3, 4, 5, 6]
    // Six frames in which 2, 3 and 4 are heard as 2, 7 and 4.
    let rows = [1, 2, 7, 4, 5, 6].map { unit in (0..<Self.outputs).map { $0 == unit ? Float(-0.01) : -8 } }
    let search = try #require(RivalSearch(rows, units))
    let rivals = search.rivals(in: 1..<4, above: 3)
    #expect(rivals.map(\.place) == [1])
    #expect(rivals.first?.expected == 3 && rivals.first?.heard == 7)
  }

  @Test func `units that do not fit into the frames have no rivals`() {
    #expect(RivalSearch(rows(2, seed: 1), [1, 2, 3]) == nil)
    #expect(RivalSearch(rows(0, seed: 1), [1]) == nil)
  }
}
