/// MFCCs and log energy of each hop, followed by their deltas, without normalisation.
///
/// Δx_h = Σ_d d (x_(h+d) − x_(h−d)) / 2 Σ_d d², d = 1…3, the regression formula of HTK. The outermost hops are repeated beyond
/// the ends. Values are computed on demand; only the MFCCs are stored.
struct DeltaFeatures {
  let dimensions: Int
  private let sequence: MFCCSequence
  private let reach: Int
  private let scale: Float

  init(_ sequence: MFCCSequence, _ parameters: FeatureParameters) {
    (self.sequence, dimensions, reach) = (sequence, parameters.dimensions, parameters.deltaReach)
    scale = 1 / Float(2 * (1...reach).reduce(0) { $0 + $1 * $1 })
  }

  /// Adds the values of a hop to `sums`.
  func add(_ hop: Int, to sums: inout [Float]) {
    let (width, last) = (dimensions / 2, sequence.count - 1)
    for dimension in 0..<width {
      sums[dimension] += sequence.values[hop * width + dimension]
      var slope: Float = 0
      for step in 1...reach {
        let after = sequence.values[min(last, hop + step) * width + dimension]
        let before = sequence.values[max(0, hop - step) * width + dimension]
        slope += Float(step) * (after - before)
      }
      sums[width + dimension] += slope * scale
    }
  }

  /// Writes the values of a hop to `row`.
  func read(_ hop: Int, into row: inout [Float]) {
    for dimension in 0..<dimensions { row[dimension] = 0 }
    add(hop, to: &row)
  }
}
