import Dispatch
import TilawaAudio

/// What a phrase of the recording costs where it is none of the passage: as much as it costs to lay it over other words.
///
/// Each phrase, from one start to the next, may begin at every column that is looked at and end at every one. K(p) is the cheapest way that ends
/// at column p; a low quantile of K, over the rows, is what each row of the phrase costs by chance. The right words are one
/// place among very many, so that they do not count; but long vowels, which are like many others, do.
struct ChanceCost {
  /// Columns around the right place that do not count.
  private static let right = 20

  private let field: FrameDistance
  private let starts: [StructureField.Start]
  private let hopsInFrame: Int
  private let parameters: AlignmentParameters

  init(
    _ distance: FrameDistance, startingAt starts: [StructureField.Start], hopsInFrame: Int,
    _ parameters: AlignmentParameters
  ) {
    (field, self.starts, self.hopsInFrame, self.parameters) = (distance, starts, hopsInFrame, parameters)
  }

  /// One value for each row. Phrases are computed on as many processors as there are.
  func rows() -> [Float] {
    let phrases = zip(starts, starts.dropFirst().map(\.row) + [field.height]).map { $0.row..<$1 }
    let shares = Guarded([Float](repeating: 0, count: phrases.count))
    DispatchQueue.concurrentPerform(iterations: phrases.count) { index in
      let share = share(of: phrases[index], looking(around: starts[index].places))
      shares.withLock { $0[index] = share }
    }
    return zip(phrases, shares.withLock { $0 }).flatMap { Array(repeating: $1, count: $0.count) }
  }

  /// The columns of some places, and as many to each side as `chanceReach` says.
  private func looking(around places: Range<Int>) -> Range<Int> {
    let reach = parameters.chanceReach / hopsInFrame
    return max(0, places.lowerBound - reach)..<min(field.width, places.upperBound + reach)
  }

  /// What a row of a phrase costs.
  private func share(of phrase: Range<Int>, _ columns: Range<Int>) -> Float {
    var (costs, next) = (Lane<Float>(field.width, .infinity), Lane<Float>(field.width, .infinity))
    for column in columns { costs[column] = 0 }
    let distances = Lane<Float>(field.stride * FrameDistance.rows, 0)
    for first in stride(from: phrase.lowerBound, to: phrase.upperBound, by: FrameDistance.rows) {
      field.compute(first, columns, into: distances.base)
      for row in first..<min(phrase.upperBound, first + FrameDistance.rows) {
        advance(from: costs, to: next, columns, by: distances.base + (row - first) * field.stride)
        swap(&costs, &next)
      }
    }
    return quantile(columns.map { costs[$0] }) / Float(max(1, phrase.count))
  }

  private func advance(
    from costs: Lane<Float>, to next: Lane<Float>, _ columns: Range<Int>, by distances: UnsafeMutablePointer<Float>
  ) {
    for column in stride(from: columns.lowerBound, to: columns.upperBound, by: FrameDistance.lanes) {
      let here = costs.base + column
      let near = least(load(here) + parameters.stay, load(here - 1))
      let far = least(load(here - 2) + parameters.advanceTwo, load(here - 3) + parameters.advanceThree)
      store(least(near, far) + load(distances + column), next.base + column)
    }
    for column in 1...4 { next[columns.lowerBound - column] = .infinity }
  }

  private func quantile(_ costs: [Float]) -> Float {
    var costs = costs
    return costs.value(ranked: min(costs.count - 1, Int(Double(costs.count) * parameters.chance) + Self.right))
  }
}
