/// Open-end DTW of a query against the beginning of a text: the least accumulated cost of each prefix of the query, and the
/// column where it ends.
///
/// F(i, j) is that of `SubsequenceDTW`, but paths begin in one of the first four columns. For each row i it gives min_j F(i, j)
/// and the first such j. The increments of a row stay low while query and text agree.
struct OpenEndDTW: Sendable {
  /// The accumulated cost of each row, including all rows before it.
  let costs: [Float]
  /// The column in which the cheapest path is at each row.
  let columns: [Int]

  init(_ query: DTWQuery, in field: QuantizedFrames, centring: Float, _ steps: DTWSteps) {
    let (width, height) = (field.count, query.count)
    guard width > 0, height > 0 else {
      (costs, columns) = ([], [])
      return
    }
    let stride = (width + SubsequenceDTW.lanes - 1) / SubsequenceDTW.lanes * SubsequenceDTW.lanes
    let size = stride + 2 * SubsequenceDTW.lanes
    let distances = UnsafeMutablePointer<Float>.allocate(capacity: stride * (height + SubsequenceDTW.block))
    let rows = UnsafeMutablePointer<Float>.allocate(capacity: 2 * size)
    rows.initialize(repeating: .infinity, count: 2 * size)
    defer {
      distances.deallocate()
      rows.deallocate()
    }
    SubsequenceDTW.distances(query, field, 0..<width, stride, nil, into: distances, centring)
    SubsequenceDTW.fix(distances, width)
    var (old, new) = (rows + SubsequenceDTW.lanes, rows + size + SubsequenceDTW.lanes)
    for column in 0..<stride { old[column] = distances[column] }
    var (costs, columns) = ([Float](), [Int]())
    for row in 0..<height {
      if row > 0 {
        steps.advance(from: old, to: new, 0..<stride, by: distances + row * stride)
        swap(&old, &new)
      }
      var best = 0
      for column in 1..<max(1, width) where old[column] < old[best] { best = column }
      costs.append(old[best])
      columns.append(best)
    }
    (self.costs, self.columns) = (costs, columns)
  }
}
