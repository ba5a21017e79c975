/// What it costs, for each frame of a recording, that a boundary of the passage stands before it; infinite outside.
///
/// All costs are of whole ways from beginning to end, so that the curves of one alignment have one lowest value.
struct CrossingCurve: Hashable, Sendable {
  /// The frame of the first cost.
  let first: Int
  var costs: [Float]
  /// What of each cost belongs to the way up to the boundary.
  var reached: [Float]

  init(first: Int, costs: [Float], reached: [Float]) {
    (self.first, self.costs, self.reached) = (first, costs, reached)
  }

  /// Nothing is possible yet.
  init(frames: Range<Int>) {
    first = frames.lowerBound
    costs = Array(repeating: .infinity, count: frames.count)
    reached = costs
  }

  /// Takes note of a way over the boundary before a frame.
  mutating func offer(_ frame: Int, reached way: Float, rest: Float) {
    guard way + rest < costs[frame - first] else { return }
    costs[frame - first] = way + rest
    reached[frame - first] = way
  }

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

extension CrossingCurve {
  /// The same so many frames later.
  func moved(by frames: Int) -> CrossingCurve { CrossingCurve(first: first + frames, costs: costs, reached: reached) }

  /// What the way to a boundary before this frame costs.
  func way(to frame: Int) -> Float {
    let index = frame - first
    return index >= 0 && index < reached.count ? reached[index] : .infinity
  }

  /// The cheapest place of each boundary, in order; nil where one has none.
  static func best(_ curves: [CrossingCurve]) -> [Int]? {
    var places: [Int] = []
    for curve in curves {
      guard let place = curve.cheapest(from: places.last ?? 0) else { return nil }
      places.append(place)
    }
    return places
  }

  /// The curves of the same boundaries by several references, each above its own lowest value, added.
  ///
  /// Where one says nothing, because its band does not reach there, it counts as dear as it is anywhere.
  static func added(_ views: [[CrossingCurve]]) -> [CrossingCurve] {
    guard let first = views.first, views.count > 1 else { return views.first ?? [] }
    return first.indices.map { index in
      let curves = views.map { $0[index] }
      let low = curves.map(\.first).min() ?? 0
      let high = curves.map(\.frames.upperBound).max() ?? 0
      var sum = CrossingCurve(first: low, costs: Array(repeating: 0, count: high - low), reached: [])
      for curve in curves {
        let possible = curve.costs.filter { $0 < .infinity }
        let (least, most) = (possible.min() ?? 0, possible.max() ?? 0)
        for frame in low..<high { sum.costs[frame - low] += min(most, curve[frame]) - least }
      }
      return sum
    }
  }
}
