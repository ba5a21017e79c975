/// The values of each hop of a spectrum as they are: cepstra and energy, and their deltas behind them.
///
/// Δx_h = Σ_d d (x_(h+d) − x_(h−d)) / 2 Σ_d d², d = 1…3; at the ends the outermost hop stands for those beyond. Made where they are
/// asked for: nothing is kept but the spectrum.
struct HopValues {
  let dimensions: Int
  private let spectrum: VoiceSpectrum
  private let reach: Int
  private let scale: Float

  init(_ spectrum: VoiceSpectrum, _ parameters: AlignmentParameters) {
    (self.spectrum, dimensions, reach) = (spectrum, parameters.dimensions, parameters.deltaReach)
    scale = 1 / Float(2 * (1...reach).reduce(0) { $0 + $1 * $1 })
  }

  /// Adds the values of a hop to those of others.
  func add(_ hop: Int, to sums: inout [Float]) {
    let (width, last) = (dimensions / 2, spectrum.count - 1)
    for dimension in 0..<width {
      sums[dimension] += spectrum.values[hop * width + dimension]
      var slope: Float = 0
      for step in 1...reach {
        let after = spectrum.values[min(last, hop + step) * width + dimension]
        let before = spectrum.values[max(0, hop - step) * width + dimension]
        slope += Float(step) * (after - before)
      }
      sums[width + dimension] += slope * scale
    }
  }

  /// The values of a hop alone.
  func read(_ hop: Int, into row: inout [Float]) {
    for dimension in 0..<dimensions { row[dimension] = 0 }
    add(hop, to: &row)
  }
}
