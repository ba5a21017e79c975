/// What it costs that a frame of the recording is nothing of the passage: as much as its distance to what is near it by
/// chance.
///
/// f(i) is a low quantile of the distances of row i to columns spread through the reference, averaged over about two seconds
/// around it. The way of the right words stays below it, one through others above.
enum FillerCost {
  /// Columns that are looked at, at most.
  private static let samples = 256

  static func rows(_ distance: FrameDistance, _ parameters: AlignmentParameters) -> [Float] {
    let step = max(1, distance.width / samples)
    let columns = Array(stride(from: 0, to: distance.width, by: step))
    let picked = distance.picking(columns)
    let rank = Int(Double(columns.count - 1) * parameters.fillerQuantile)
    var values = [Float](repeating: 0, count: distance.height)
    var rows = [Float](repeating: 0, count: picked.stride * FrameDistance.rows)
    for first in stride(from: 0, to: distance.height, by: FrameDistance.rows) {
      rows.withUnsafeMutableBufferPointer { rows in
        if let rows = rows.baseAddress { picked.compute(first, 0..<picked.width, into: rows) }
      }
      for row in first..<min(distance.height, first + FrameDistance.rows) {
        let start = (row - first) * picked.stride
        values[row] = rows[start..<start + picked.width].sorted()[rank]
      }
    }
    return smoothed(values, over: parameters.fillerSpan)
  }

  /// The mean of the values from half a span before each to half a span after it, as far as there are such.
  static func smoothed(_ values: [Float], over span: Int) -> [Float] {
    var sums: [Double] = [0]
    for value in values { sums.append((sums.last ?? 0) + Double(value)) }
    return values.indices.map { index in
      let (low, high) = (max(0, index - span / 2), min(values.count, index + span / 2 + 1))
      return Float((sums[high] - sums[low]) / Double(high - low))
    }
  }
}
