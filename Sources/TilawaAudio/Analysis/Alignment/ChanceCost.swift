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

  /// One value for each row.
  func rows() -> [Float] {
    let (width, height) = (field.width, field.height)
    var (costs, next) = (Lane<Float>(width, 0), Lane<Float>(width, .infinity))
    let distances = Lane<Float>(field.stride * FrameDistance.rows, 0)
    var found = [Float](repeating: 0, count: height)
    let ends = starts.dropFirst() + [height]
    var phrase = 0
    for first in stride(from: 0, to: height, by: FrameDistance.rows) {
      field.compute(first, 0..<width, into: distances.base)
      for row in first..<min(height, first + FrameDistance.rows) {
        advance(from: costs, to: next, by: distances.base + (row - first) * field.stride)
        swap(&costs, &next)
        guard row + 1 == ends[ends.startIndex + phrase] else { continue }
        let rows = starts[phrase]...row
        let share = quantile(costs) / Float(rows.count)
        for row in rows { found[row] = share }
        for column in 0..<width { costs[column] = 0 }
        phrase += 1
      }
    }
    return found
  }

  private func advance(from costs: Lane<Float>, to next: Lane<Float>, by distances: UnsafeMutablePointer<Float>) {
    for column in stride(from: 0, to: field.width, by: FrameDistance.lanes) {
      let here = costs.base + column
      let near = pointwiseMin(load(here) + parameters.stay, load(here - 1))
      let far = pointwiseMin(load(here - 2) + parameters.advanceTwo, load(here - 3) + parameters.advanceThree)
      store(pointwiseMin(near, far) + load(distances + column), next.base + column)
    }
    for column in 1...4 { next[-column] = .infinity }
  }

  private func quantile(_ costs: Lane<Float>) -> Float {
    let sorted = (0..<field.width).map { costs[$0] }.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * parameters.chance) + Self.right)]
  }
}
