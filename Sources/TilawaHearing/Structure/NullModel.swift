import Dispatch
import TilawaAudio

/// The null model: the cost of a phrase that is not recited from the passage. It is also the emission cost of the garbage state.
///
/// A phrase is warped onto the reference by subsequence DTW, free at both ends. K(p) is the least cost of a path that ends at
/// column p; a low quantile of K, divided by the number of rows, is the cost of each row by chance. The right words are one place
/// among many and hardly change the quantile; long vowels are similar to many places and do.
struct NullModel {
  /// Number of columns around the right place that the quantile skips.
  private static let right = 20

  private let matrix: FrameDistance
  private let starts: [ViterbiTrellis.Start]
  private let hopsInFrame: Int
  private let steps: DTWSteps
  private let parameters: NullModelParameters

  init(
    _ distance: FrameDistance, startingAt starts: [ViterbiTrellis.Start], hopsInFrame: Int,
    _ steps: DTWSteps, _ parameters: NullModelParameters
  ) {
    (matrix, self.starts, self.hopsInFrame) = (distance, starts, hopsInFrame)
    (self.steps, self.parameters) = (steps, parameters)
  }

  /// Returns the cost of each row. Phrases are computed on all processors.
  func rows() -> [Float] {
    let phrases = zip(starts, starts.dropFirst().map(\.row) + [matrix.height]).map { $0.row..<$1 }
    let shares = Guarded([Float](repeating: 0, count: phrases.count))
    DispatchQueue.concurrentPerform(iterations: phrases.count) { index in
      let share = share(of: phrases[index], looking(around: starts[index].places))
      shares.withLock { $0[index] = share }
    }
    return zip(phrases, shares.withLock { $0 }).flatMap { Array(repeating: $1, count: $0.count) }
  }

  /// Returns the columns of some places, and `chanceReach` more to each side.
  private func looking(around places: Range<Int>) -> Range<Int> {
    let reach = parameters.chanceReach / hopsInFrame
    return max(0, places.lowerBound - reach)..<min(matrix.width, places.upperBound + reach)
  }

  /// Returns the cost of a row of a phrase.
  private func share(of phrase: Range<Int>, _ columns: Range<Int>) -> Float {
    var (costs, next) = (PaddedRow<Float>(matrix.width, .infinity), PaddedRow<Float>(matrix.width, .infinity))
    for column in columns { costs[column] = 0 }
    let distances = PaddedRow<Float>(matrix.stride * FrameDistance.rows, 0)
    for first in stride(from: phrase.lowerBound, to: phrase.upperBound, by: FrameDistance.rows) {
      matrix.compute(first, columns, into: distances.base)
      for row in first..<min(phrase.upperBound, first + FrameDistance.rows) {
        steps.advance(
          from: costs.base, to: next.base, columns, by: distances.base + (row - first) * matrix.stride)
        for column in 1...4 { next[columns.lowerBound - column] = .infinity }
        swap(&costs, &next)
      }
    }
    return quantile(columns.map { costs[$0] }) / Float(max(1, phrase.count))
  }

  private func quantile(_ costs: [Float]) -> Float {
    var costs = costs
    return costs.value(ranked: min(costs.count - 1, Int(Double(costs.count) * parameters.chance) + Self.right))
  }
}
