/// The cheapest way of frames through those of another recitation of the same text, from the first of both to the last.
///
/// W(i, j) = D(i, j) + min(W(i−1, j−1), W(i−1, j) + stay, W(i−1, j−2) + advanceTwo, W(i−1, j−3) + advanceThree), D the Euclidean
/// distance over √(2 · dimensions); traced back by a byte for each pair that is looked at.
struct FrameWay {
  /// Values of each frame, frame by frame.
  let rows: ArraySlice<Float>, columns: ArraySlice<Float>
  let dimensions: Int
  private let steps: [(columns: Int, cost: Float)]

  init(
    of rows: ArraySlice<Float>, through columns: ArraySlice<Float>, dimensions: Int, _ parameters: AlignmentParameters
  ) {
    (self.rows, self.columns, self.dimensions) = (rows, columns, dimensions)
    steps = [(1, 0), (0, parameters.stay), (2, parameters.advanceTwo), (3, parameters.advanceThree)]
  }

  /// The column of each row; nil where no way leads to the end, such as to one more than three times as far.
  ///
  /// - Parameter reach: how many columns from the diagonal it may go; nil: wherever.
  func columns(within reach: Int? = nil) -> [Int]? {
    let (height, wide) = (rows.count / dimensions, columns.count / dimensions)
    guard height > 0, wide > 0 else { return nil }
    let width = reach.map { min(wide, 2 * $0 + 1) } ?? wide
    func first(_ row: Int) -> Int { max(0, min(wide - width, row * wide / height - (reach ?? 0))) }
    var taken = [UInt8](repeating: 0, count: height * width)
    var last = [Float](repeating: .infinity, count: width)
    var lastFirst = 0
    for row in 0..<height {
      let begin = first(row)
      var next = [Float](repeating: .infinity, count: width)
      for place in 0..<width {
        let column = begin + place
        var (best, step) = (row == 0 && column == 0 ? Float(0) : .infinity, 0)
        if row > 0 {
          for (index, way) in steps.enumerated() {
            let from = column - way.columns - lastFirst
            guard from >= 0, from < width, last[from] + way.cost < best else { continue }
            (best, step) = (last[from] + way.cost, index)
          }
        }
        guard best < .infinity else { continue }
        next[place] = best + distance(row, column)
        taken[row * width + place] = UInt8(step)
      }
      (last, lastFirst) = (next, begin)
    }
    let end = wide - 1 - lastFirst
    guard end >= 0, end < width, last[end] < .infinity else { return nil }
    var (way, column) = ([Int](repeating: 0, count: height), wide - 1)
    for row in stride(from: height - 1, through: 0, by: -1) {
      way[row] = column
      column -= steps[Int(taken[row * width + column - first(row)])].columns
    }
    return way
  }

  private func distance(_ row: Int, _ column: Int) -> Float {
    rows.withUnsafeBufferPointer { one in
      columns.withUnsafeBufferPointer { other in
        var sum: Float = 0
        for dimension in 0..<dimensions {
          let difference = one[row * dimensions + dimension] - other[column * dimensions + dimension]
          sum += difference * difference
        }
        return (sum / Float(2 * dimensions)).squareRoot()
      }
    }
  }
}
