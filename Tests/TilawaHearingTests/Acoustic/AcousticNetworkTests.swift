import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct AcousticNetworkTests {
  private let tiny = TinyModel()

  @Test(arguments: [0, 1, 2, 3, 4, 5, 9, 30, 301], DenseLayer.Instructions.allCases)
  func `posteriors are those of the definition`(count: Int, instructions: DenseLayer.Instructions) throws {
    let hops = noise(count)
    let found = try posteriors(of: hops, instructions)
    let expected = DirectNetwork(model: tiny).posteriors(of: rows(hops))
    #expect(found.count == expected.count)
    #expect(found.count == (count + 3) / 4)
    #expect(difference(found.values, expected.flatMap { $0 }) < 4e-4)
  }

  @Test func `each set of instructions gives the same bits`() throws {
    let hops = noise(301)
    let best = try posteriors(of: hops)
    for instructions in DenseLayer.Instructions.allCases {
      #expect(try posteriors(of: hops, instructions) == best)
    }
  }

  @Test func `probabilities of a frame are one in all`() throws {
    let found = try posteriors(of: noise(100))
    for frame in 0..<found.count {
      #expect(abs(found[frame].reduce(0) { $0 + exp(Double($1)) } - 1) < 1e-3)
    }
  }

  @Test(arguments: [1, 3, 64, 500]) func `pieces of any length give the same bits`(length: Int) throws {
    let hops = noise(700)
    var network = AcousticNetwork(try tiny.model())
    var found = Posteriors(outputs: 4)
    for start in stride(from: 0, to: 700, by: length) {
      network.add(Array(hops[start * 64..<min(700, start + length) * 64]), to: &found)
    }
    network.finish(to: &found)
    #expect(found == (try posteriors(of: hops)))
  }

  @Test func `a frame comes out when all that it depends on is there`() throws {
    let model = try tiny.model()
    var network = AcousticNetwork(model)
    var found = Posteriors(outputs: 4)
    let hops = noise(200)
    network.add(hops, to: &found)
    let whole = try posteriors(of: hops)
    #expect(found.count >= 50 - model.reach)
    #expect(found == whole[0..<found.count])
    // Later hops change no finished frame.
    let longer = try posteriors(of: hops + noise(100))
    #expect(longer[0..<found.count] == found)
  }

  @Test func `a copy goes on by itself`() throws {
    let hops = noise(200)
    var network = AcousticNetwork(try tiny.model())
    var found = Posteriors(outputs: 4)
    network.add(Array(hops[..<(100 * 64)]), to: &found)
    var (copy, ended) = (network, found)
    copy.finish(to: &ended)
    #expect(ended == (try posteriors(of: Array(hops[..<(100 * 64)]))))
    network.add(Array(hops[(100 * 64)...]), to: &found)
    network.finish(to: &found)
    #expect(found == (try posteriors(of: hops)))
  }

  @Test func `a greedy path has neither blanks nor repetitions`() {
    let best = [0, 1, 1, 0, 1, 2, 2, 0, 0, 3]
    let values = best.flatMap { output in (0..<4).map { Float($0 == output ? 0 : -9) } }
    #expect(Posteriors(outputs: 4, values: values).greedyPath() == [1, 1, 2, 3])
  }

  @Test func `values are rounded to steps, and the least is far below any that counts`() {
    let values: [Float] = [0, -0.001, -1, -6.5, -20, -100, -.infinity, .nan, 0.5]
    let kept = Posteriors(outputs: 9, values: values).values
    for (kept, value) in zip(kept, values.prefix(5)) { #expect(abs(kept - value) <= 1 / 4096) }
    let least = Float(65_535) / -2048
    #expect(kept[5...] == [least, least, least, 0])
  }

  @Test func `a part has the frames of the whole, with and without a copy`() {
    let whole = Posteriors(outputs: 2, values: (0..<10).map { -Float($0) })
    #expect(whole[1..<4].values == (2..<8).map { -Float($0) })
    #expect(whole.shared(1..<4) == whole[1..<4])
    #expect(whole.shared(1..<4)[2] == whole[3])
    #expect(whole.shared(1..<4).shared(1..<2) == whole[2..<3])
  }

  @Test func `of outputs that are equally probable the first is the best`() {
    #expect(Posteriors(outputs: 4, values: [-3, -0.5, -0.5, -1]).best(in: 0) == 1)
  }

  private func posteriors(
    of hops: [Float], _ instructions: DenseLayer.Instructions = .best
  ) throws -> Posteriors {
    var network = AcousticNetwork(try tiny.model(instructions))
    var found = Posteriors(outputs: 4)
    network.add(hops, to: &found)
    network.finish(to: &found)
    return found
  }

  private func rows(_ hops: [Float]) -> [[Double]] {
    stride(from: 0, to: hops.count, by: 64).map { hops[$0..<$0 + 64].map(Double.init) }
  }
}

/// Rows of 64 random values.
func noise(_ hops: Int, seed: UInt64 = 1) -> [Float] {
  var generator = SeededGenerator(seed: seed)
  return (0..<hops * 64).map { _ in Float.random(in: -2...2, using: &generator) }
}

/// The greatest difference of two lists.
func difference(_ found: [Float], _ expected: [Double]) -> Double {
  zip(found, expected).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
}
