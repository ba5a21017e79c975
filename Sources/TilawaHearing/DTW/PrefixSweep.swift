/// What it costs at least that the first so many frames of a query are heard from the beginning of a field on, and how far
/// that leads.
///
/// With F(i, j) as in `PlaceSweep`, but begun with the first column or one of three after it: told are the least F(i, j) of each
/// row i, and the first j that has it. What a row adds is low as long as both go on alike.
struct PrefixSweep: Sendable {
  /// Of each row, what all up to it cost.
  let costs: [Float]
  /// Of each row, the column that the cheapest way has come to.
  let columns: [Int]

  init(_ query: PlaceQuery, in field: PlaceField, _ parameters: IdentificationParameters) {
    let (width, height) = (field.count, query.count)
    guard width > 0, height > 0 else {
      (costs, columns) = ([], [])
      return
    }
    let stride = (width + PlaceSweep.lanes - 1) / PlaceSweep.lanes * PlaceSweep.lanes
    let size = stride + 2 * PlaceSweep.lanes
    let distances = UnsafeMutablePointer<Float>.allocate(capacity: stride * (height + PlaceSweep.block))
    let rows = UnsafeMutablePointer<Float>.allocate(capacity: 2 * size)
    rows.initialize(repeating: .infinity, count: 2 * size)
    defer {
      distances.deallocate()
      rows.deallocate()
    }
    PlaceSweep.distances(query, field, 0..<width, stride, nil, into: distances, parameters.centring)
    PlaceSweep.fix(distances, width)
    var (old, new) = (rows + PlaceSweep.lanes, rows + size + PlaceSweep.lanes)
    for column in 0..<stride { old[column] = distances[column] }
    let steps = PlaceSweep.Steps(parameters.voice)
    var (costs, columns) = ([Float](), [Int]())
    for row in 0..<height {
      if row > 0 {
        steps.advance(old, new, distances + row * stride, stride)
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
