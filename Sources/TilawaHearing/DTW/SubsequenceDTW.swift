/// Subsequence DTW: the least accumulated cost of a query for each end column of a field, with any beginning.
///
/// F(0, j) = D(0, j); F(i, j) = D(i, j) + min(F(i−1, j) + s, F(i−1, j−1), F(i−1, j−2) + t, F(i−1, j−3) + u) with the
/// steps of `DTWSteps`. D(i, j) = |x_i − y_j| − c m_j, with m_j the mean of the first term over all rows, because some
/// sounds are near to everything. The result is F(last, j) / rows.
///
/// Memory is rows × columns of one block, which fits into the cache of a processor.
struct SubsequenceDTW {
  /// Whether the column at which each path began is kept as well.
  enum Trace: Hashable, Sendable { case none, starts }
  /// The permitted beginnings of paths: anywhere, or in one of the first four columns at a cost.
  enum Beginning: Hashable, Sendable { case anywhere, first }
  /// Cost of leaving out a column at the beginning or at the end.
  private static let leftOut: Float = 0.5

  /// The cost of a path that ends at each column, divided by the number of rows.
  private(set) var costs: [Float]
  /// The column at which the cheapest path to each column began; empty where it was not asked for.
  private(set) var starts: [Int] = []
  /// The number of frames of the query.
  let rows: Int

  static let lanes = 8
  /// The number of rows of distances that are computed at once; as many rows beyond the last are written to.
  static let block = 4

  /// - Parameters:
  ///   - columns: the columns of the field that paths may use.
  ///   - sample: the frames over which m is the mean; nil for the query itself.
  init(
    _ query: DTWQuery, in field: QuantizedFrames, _ columns: Range<Int>, trace: Trace,
    from beginning: Beginning = .anywhere,
    centredOn sample: DTWQuery? = nil, centring: Float, _ steps: DTWSteps
  ) {
    let width = columns.count
    rows = query.count
    guard width > 0, query.count > 0 else {
      costs = Array(repeating: .infinity, count: width)
      return
    }
    let stride = (width + Self.lanes - 1) / Self.lanes * Self.lanes
    let most = max(query.count, sample?.count ?? 0)
    let distances = UnsafeMutablePointer<Float>.allocate(capacity: stride * (most + Self.block))
    defer { distances.deallocate() }
    Self.distances(query, field, columns, stride, sample, into: distances, centring)
    if beginning == .first { Self.fix(distances, width) }
    let found = Self.accumulate(distances, query.count, width, stride, trace, steps)
    let share = 1 / Float(query.count)
    costs = found.costs.map { $0 * share }
    starts = found.starts.map { columns.lowerBound + Int($0) }
  }

  /// Returns the cost of the whole query from the first column to the last, divided by the number of rows.
  ///
  /// - Precondition: paths begin with the first column.
  func toTheEnd(_ rows: Int) -> Float {
    let last = costs.count - 1
    return (max(0, last - 3)...max(0, last)).map { costs[$0] + Self.leftOut * Float(last - $0) / Float(rows) }.min()
      ?? .infinity
  }

  /// Sets the first row so that no path begins behind the fourth column.
  static func fix(_ distances: UnsafeMutablePointer<Float>, _ width: Int) {
    for column in 0..<width { distances[column] = column < 4 ? distances[column] + leftOut * Float(column) : .infinity }
  }

  /// Writes the centred distances of all rows to some columns.
  static func distances(
    _ query: DTWQuery, _ field: QuantizedFrames, _ columns: Range<Int>, _ stride: Int, _ sample: DTWQuery?,
    into output: UnsafeMutablePointer<Float>, _ centring: Float
  ) {
    let dimensions = field.dimensions
    let reference = UnsafeMutablePointer<Float>.allocate(capacity: stride * (dimensions + 2))
    reference.initialize(repeating: 0, count: stride * (dimensions + 2))
    defer { reference.deallocate() }
    let (norms, sums) = (reference + stride * dimensions, reference + stride * (dimensions + 1))
    let scale = 1 / (QuantizedFrames.steps * Float(2 * dimensions).squareRoot())
    field.values.withUnsafeBufferPointer { values in
      for (column, frame) in columns.enumerated() {
        var square: Float = 0
        for dimension in 0..<dimensions {
          let value = Float(values[frame * dimensions + dimension]) * scale
          reference[dimension * stride + column] = value
          square += value * value
        }
        norms[column] = square
      }
    }
    // The distances of the sample are written to the same memory first, for their sums only.
    if let sample { all(sample, reference, norms, sums, stride, dimensions, into: output) }
    let unused = UnsafeMutablePointer<Float>.allocate(capacity: stride)
    unused.initialize(repeating: 0, count: stride)
    defer { unused.deallocate() }
    all(query, reference, norms, sample == nil ? sums : unused, stride, dimensions, into: output)
    let share = centring / Float(max(1, sample?.count ?? query.count))
    for row in 0..<query.count {
      let row = output + row * stride
      for column in Swift.stride(from: 0, to: stride, by: lanes) {
        store(load(row + column) - load(sums + column) * share, row + column)
      }
    }
  }

  private static func all(
    _ query: DTWQuery, _ reference: UnsafePointer<Float>, _ norms: UnsafePointer<Float>,
    _ sums: UnsafeMutablePointer<Float>, _ stride: Int, _ dimensions: Int, into output: UnsafeMutablePointer<Float>
  ) {
    query.values.withUnsafeBufferPointer { rows in
      guard let rows = rows.baseAddress else { return }
      for first in Swift.stride(from: 0, to: query.count, by: Self.block) {
        compute(query, rows, first, reference, norms, sums, stride, dimensions, into: output)
      }
    }
  }

  /// Computes four rows at once. Rows beyond the last repeat the last row in memory that nobody reads.
  private static func compute(
    _ query: DTWQuery, _ rows: UnsafePointer<Float>, _ first: Int, _ reference: UnsafePointer<Float>,
    _ norms: UnsafePointer<Float>, _ sums: UnsafeMutablePointer<Float>, _ stride: Int, _ dimensions: Int,
    into output: UnsafeMutablePointer<Float>
  ) {
    func row(_ index: Int) -> UnsafePointer<Float> { rows + min(query.count - 1, first + index) * dimensions }
    func norm(_ index: Int) -> Float { query.norms[min(query.count - 1, first + index)] }
    func counts(_ index: Int) -> Float { first + index < query.count ? 1 : 0 }
    let (a, b, c, d) = (row(0), row(1), row(2), row(3))
    let (na, nb, nc, nd) = (norm(0), norm(1), norm(2), norm(3))
    let (wb, wc, wd) = (counts(1), counts(2), counts(3))
    let target = output + first * stride
    for column in Swift.stride(from: 0, to: stride, by: lanes) {
      var (w, x, y, z) = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
      for dimension in 0..<dimensions {
        let value = load(reference + dimension * stride + column)
        w += a[dimension] * value
        x += b[dimension] * value
        y += c[dimension] * value
        z += d[dimension] * value
      }
      let square = load(norms + column)
      let (p, q) = (root(square + na - 2 * w), root(square + nb - 2 * x))
      let (r, s) = (root(square + nc - 2 * y), root(square + nd - 2 * z))
      store(p, target + column)
      store(q, target + stride + column)
      store(r, target + 2 * stride + column)
      store(s, target + 3 * stride + column)
      store(load(sums + column) + p + q * wb + r * wc + s * wd, sums + column)
    }
  }

  @inline(__always)
  private static func root(_ square: SIMD8<Float>) -> SIMD8<Float> {
    square.replacing(with: 0, where: square .< 0).squareRoot()
  }

  private static func accumulate(
    _ distances: UnsafePointer<Float>, _ height: Int, _ width: Int, _ stride: Int, _ trace: Trace,
    _ steps: DTWSteps
  ) -> (costs: [Float], starts: [Int32]) {
    let size = stride + 2 * lanes
    let costs = UnsafeMutablePointer<Float>.allocate(capacity: 2 * size)
    costs.initialize(repeating: .infinity, count: 2 * size)
    let places = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * size)
    places.initialize(repeating: 0, count: 2 * size)
    defer {
      costs.deallocate()
      places.deallocate()
    }
    var (old, new) = (costs + lanes, costs + size + lanes)
    var (from, to) = (places + lanes, places + size + lanes)
    for column in 0..<stride {
      old[column] = distances[column]
      from[column] = Int32(column)
    }
    for row in 1..<max(1, height) {
      switch trace {
      case .none: steps.advance(from: old, to: new, 0..<stride, by: distances + row * stride)
      case .starts: steps.advance(from: old, from, to: new, to, stride, by: distances + row * stride)
      }
      swap(&old, &new)
      swap(&from, &to)
    }
    return (
      (0..<width).map { old[$0] }, trace == .none ? [] : (0..<width).map { from[$0] }
    )
  }
}
