import TilawaCore

/// A pass of the forward–backward algorithm in the min-sum semiring. It computes the least costs from the beginning of
/// a recording and a reference to each pair of frames, and keeps them for a few columns.
///
/// F(i, j) = D(i, j) + p(i, j) + min(F(i−1, j) + s, F(i−1, j−1), F(i−1, j−2) + t, F(i−1, j−3) + u), with D the frame
/// distance, s, t, u the costs of `DTWSteps`, and p the cost of a pause before row i if column j is not near the end of
/// an ayah. A path begins at (0, 0).
///
/// A pass over both sides reversed gives G(i, j), the least cost from (i, j) to the end. F and G of adjacent columns
/// give for every row the cost of crossing there, without backtracking. Memory is that of the kept columns, for their
/// rows inside the band.
struct ForwardPass {
  /// The direction of time; the cost of a pause belongs to the frame after it.
  enum Direction: Hashable, Sendable { case forwards, backwards }

  /// The input of a pass.
  struct Trellis: Sendable {
    let distance: FrameDistance
    let band: SakoeChibaBand
    /// The cost of a pause before each row.
    let pauses: [Float]
    /// 1 for each column that is not near the end of an ayah, else 0; padded by eight.
    let strays: [Float]
  }

  /// The costs of one column, from row `first` on.
  struct Column: Hashable, Sendable {
    let first: Int
    fileprivate(set) var costs: [Float]

    /// The cost at a row; infinite where the band does not hold the column.
    subscript(row: Int) -> Float {
      let index = row - first
      return index >= 0 && index < costs.count ? costs[index] : .infinity
    }
  }

  /// The costs of the columns that were asked for, in their order.
  private(set) var kept: [Column]

  private let trellis: Trellis
  private let direction: Direction
  private let columns: [Int]
  private let steps: DTWSteps

  /// - Parameter columns: the columns whose costs are kept, ascending.
  init(_ trellis: Trellis, _ direction: Direction, keeping columns: [Int], _ steps: DTWSteps) {
    (self.trellis, self.direction, self.columns, self.steps) = (trellis, direction, columns, steps)
    kept = columns.map { column in
      let rows = trellis.band.rows(of: column)
      return Column(first: rows.lowerBound, costs: Array(repeating: .infinity, count: rows.count))
    }
    run()
  }

  private mutating func run() {
    let (width, stride, height) = (trellis.distance.width, trellis.distance.stride, trellis.distance.height)
    var (old, new) = (PaddedRow<Float>(width, .infinity), PaddedRow<Float>(width, .infinity))
    let distances = PaddedRow<Float>(stride * FrameDistance.rows, 0)
    var before = 0..<0
    for first in Swift.stride(from: 0, to: height, by: FrameDistance.rows) {
      let last = min(height, first + FrameDistance.rows) - 1
      let needed = trellis.band.columns[first].lowerBound..<trellis.band.columns[last].upperBound
      trellis.distance.compute(first, needed, into: distances.base)
      for row in first...last {
        step(row, from: old.base, before, to: new.base, by: distances.base + (row - first) * stride)
        before = trellis.band.columns[row]
        swap(&old, &new)
      }
    }
  }

  private mutating func step(
    _ row: Int, from old: UnsafeMutablePointer<Float>, _ before: Range<Int>, to new: UnsafeMutablePointer<Float>,
    by distances: UnsafeMutablePointer<Float>
  ) {
    let now = trellis.band.columns[row]
    // Columns outside the band of the row before.
    for column in now.lowerBound - 3..<max(now.lowerBound - 3, before.lowerBound) { old[column] = .infinity }
    for column in before.upperBound..<max(before.upperBound, now.upperBound + FrameDistance.lanes) {
      old[column] = .infinity
    }
    let pause = direction == .forwards ? trellis.pauses[row] : row > 0 ? trellis.pauses[row - 1] : 0
    trellis.strays.withUnsafeBufferPointer { strays in
      guard let strays = strays.baseAddress else { return }
      if pause > 0, direction == .backwards { Self.add(pause, strays, to: old, before) }
      steps.advance(from: old, to: new, now, by: distances)
      if pause > 0, direction == .forwards { Self.add(pause, strays, to: new, now) }
    }
    if row == 0, now.lowerBound == 0 { new[0] = min(new[0], distances[0]) }
    for column in now.upperBound..<now.upperBound + FrameDistance.lanes { new[column] = .infinity }
    keep(new, row, now)
  }

  private static func add(
    _ cost: Float, _ strays: UnsafePointer<Float>, to row: UnsafeMutablePointer<Float>, _ columns: Range<Int>
  ) {
    for column in columns { row[column] += cost * strays[column] }
  }

  private mutating func keep(_ row: UnsafeMutablePointer<Float>, _ index: Int, _ now: Range<Int>) {
    var place = columns.partitioningIndex { $0 >= now.lowerBound }
    while place < columns.count, columns[place] < now.upperBound {
      kept[place].costs[index - kept[place].first] = row[columns[place]]
      place += 1
    }
  }
}
