import Dispatch

/// What a phrase of the recording costs where it is none of the passage: as much as it costs to lay it over other words.
///
/// Each phrase, from one start to the next, may begin at every column and end at every one. K(p) is the cheapest way that ends
/// at column p; a low quantile of K, over the rows, is what each row of the phrase costs by chance. The right words are one
/// place among very many, so that they do not count; but long vowels, which are like many others, do.
struct ChanceCost {
  /// Columns around the right place that do not count.
  private static let right = 20

  private let field: FrameDistance
  private let starts: [Int]
  private let parameters: AlignmentParameters

  init(_ distance: FrameDistance, startingAt starts: [Int], _ parameters: AlignmentParameters) {
    (field, self.starts, self.parameters) = (distance, starts, parameters)
  }

  /// One value for each row. Phrases are computed on as many processors as there are.
  func rows() -> [Float] {
    let phrases = zip(starts, starts.dropFirst() + [field.height]).map { $0..<$1 }
    let shares = Guarded([Float](repeating: 0, count: phrases.count))
    DispatchQueue.concurrentPerform(iterations: phrases.count) { index in
      let share = share(of: phrases[index])
      shares.withLock { $0[index] = share }
    }
    return zip(phrases, shares.withLock { $0 }).flatMap { Array(repeating: $1, count: $0.count) }
  }

  /// What a row of a phrase costs.
  private func share(of phrase: Range<Int>) -> Float {
    var (costs, next) = (Lane<Float>(field.width, .infinity), Lane<Float>(field.width, .infinity))
    for column in 0..<field.width { costs[column] = 0 }
    let distances = Lane<Float>(field.stride * FrameDistance.rows, 0)
    for first in stride(from: phrase.lowerBound, to: phrase.upperBound, by: FrameDistance.rows) {
      field.compute(first, 0..<field.width, into: distances.base)
      for row in first..<min(phrase.upperBound, first + FrameDistance.rows) {
        advance(from: costs, to: next, by: distances.base + (row - first) * field.stride)
        swap(&costs, &next)
      }
    }
    return quantile(costs) / Float(max(1, phrase.count))
  }

  private func advance(from costs: Lane<Float>, to next: Lane<Float>, by distances: UnsafeMutablePointer<Float>) {
    for column in stride(from: 0, to: field.width, by: FrameDistance.lanes) {
      let here = costs.base + column
      let near = least(load(here) + parameters.stay, load(here - 1))
      let far = least(load(here - 2) + parameters.advanceTwo, load(here - 3) + parameters.advanceThree)
      store(least(near, far) + load(distances + column), next.base + column)
    }
    for column in 1...4 { next[-column] = .infinity }
  }

  private func quantile(_ costs: Lane<Float>) -> Float {
    let sorted = (0..<field.width).map { costs[$0] }.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * parameters.chance) + Self.right)]
  }
}
