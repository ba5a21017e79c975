/// The step pattern of all dynamic time warping here: while the recording advances by one frame, the reference advances by none,
/// one, two or three. Costs are in units of `FrameDistance`.
struct DTWSteps: Hashable, Sendable {
  /// The costs of advancing the reference by no frame, by two, and by three; by one costs nothing.
  let stay: Float, two: Float, three: Float

  init(_ parameters: DTWParameters) {
    (stay, two, three) = (parameters.stay, parameters.advanceTwo, parameters.advanceThree)
  }

  /// Computes a row of accumulated costs from the row before: new(j) = d(j) + min(old(j) + stay, old(j − 1), old(j − 2) + two,
  /// old(j − 3) + three).
  ///
  /// Columns are computed by eights, so up to seven behind the last are written to, and `old` is read from three before the
  /// first.
  func advance(
    from old: UnsafeMutablePointer<Float>, to new: UnsafeMutablePointer<Float>, _ columns: Range<Int>,
    by distances: UnsafePointer<Float>
  ) {
    for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 8) {
      let here = old + column
      let near = least(load(here) + stay, load(here - 1))
      let far = least(load(here - 2) + two, load(here - 3) + three)
      store(least(near, far) + load(distances + column), new + column)
    }
  }

  /// The same for the first `count` columns, with the column at which each path began.
  func advance(
    from old: UnsafeMutablePointer<Float>, _ oldStarts: UnsafeMutablePointer<Int32>,
    to new: UnsafeMutablePointer<Float>, _ newStarts: UnsafeMutablePointer<Int32>, _ count: Int,
    by distances: UnsafePointer<Float>
  ) {
    for column in 0..<count {
      var (cost, start) = (old[column - 1], oldStarts[column - 1])
      if old[column] + stay < cost { (cost, start) = (old[column] + stay, oldStarts[column]) }
      if old[column - 2] + two < cost { (cost, start) = (old[column - 2] + two, oldStarts[column - 2]) }
      if old[column - 3] + three < cost { (cost, start) = (old[column - 3] + three, oldStarts[column - 3]) }
      new[column] = cost + distances[column]
      newStarts[column] = start
    }
  }
}
