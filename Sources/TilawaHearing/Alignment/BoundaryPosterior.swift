/// The posterior of a boundary of the passage over the frames of a recording, as costs: for each frame the cost of the best path
/// from beginning to end that crosses the boundary before it; infinite where none does.
///
/// A softmax of the negated costs is the probability of each frame. All posteriors of one alignment have the same minimum, the
/// cost of the best path.
struct BoundaryPosterior: Hashable, Sendable {
  /// The frame of the first cost.
  let first: Int
  var costs: [Float]

  init(first: Int, costs: [Float]) { (self.first, self.costs) = (first, costs) }

  /// A posterior over some frames, all of them impossible so far.
  init(frames: Range<Int>) {
    first = frames.lowerBound
    costs = Array(repeating: .infinity, count: frames.count)
  }

  /// Lowers the cost of a frame to that of a path over the boundary before it.
  mutating func offer(_ frame: Int, _ cost: Float) { costs[frame - first] = min(costs[frame - first], cost) }

  subscript(frame: Int) -> Float {
    let index = frame - first
    return index >= 0 && index < costs.count ? costs[index] : .infinity
  }

  var frames: Range<Int> { first..<first + costs.count }

  /// The cheapest frame from `floor` on, the first of several; nil where none is possible.
  func cheapest(from floor: Int = 0) -> Int? {
    var best: (frame: Int, cost: Float)?
    for (index, cost) in costs.enumerated() where first + index >= floor && cost < best?.cost ?? .infinity {
      best = (first + index, cost)
    }
    return best?.frame
  }
}

extension BoundaryPosterior {
  /// The same posterior moved by a number of frames.
  func moved(by frames: Int) -> BoundaryPosterior {
    BoundaryPosterior(first: first + frames, costs: costs)
  }

  /// The cheapest frame of each boundary, in order; nil where a boundary has none.
  static func best(_ posteriors: [BoundaryPosterior]) -> [Int]? {
    var places: [Int] = []
    for posterior in posteriors {
      guard let place = posterior.cheapest(from: places.last ?? 0) else { return nil }
      places.append(place)
    }
    return places
  }

  /// The posteriors of the same boundaries by several references, combined: each reduced by its minimum, then added.
  ///
  /// A frame outside the band of one reference counts as its highest finite cost.
  static func added(_ views: [[BoundaryPosterior]]) -> [BoundaryPosterior] {
    guard let first = views.first, views.count > 1 else { return views.first ?? [] }
    return first.indices.map { index in
      let posteriors = views.map { $0[index] }
      let low = posteriors.map(\.first).min() ?? 0
      let high = posteriors.map(\.frames.upperBound).max() ?? 0
      var sum = BoundaryPosterior(first: low, costs: Array(repeating: 0, count: high - low))
      for posterior in posteriors {
        let possible = posterior.costs.filter { $0 < .infinity }
        let (least, most) = (possible.min() ?? 0, possible.max() ?? 0)
        for frame in low..<high { sum.costs[frame - low] += min(most, posterior[frame]) - least }
      }
      return sum
    }
  }
}
