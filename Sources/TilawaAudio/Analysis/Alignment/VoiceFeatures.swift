/// The values of each hop by which two voices are compared: cepstra, energy and their deltas, each with mean 0 and variance
/// 1 over the speech of its recording, so that neither the microphone nor how loud it is matters.
///
/// - Δx_h = Σ_d d (x_(h+d) − x_(h−d)) / 2 Σ_d d², d = 1…3; at the ends the outermost hop stands for those beyond.
///
/// Nothing is kept but the spectrum, the means and the variances: values are made where they are asked for.
struct VoiceFeatures {
  let dimensions: Int
  private let spectrum: VoiceSpectrum
  private let reach: Int
  private var means: [Float] = []
  private var scales: [Float] = []

  init(_ spectrum: VoiceSpectrum, speech: [Range<Int>], _ parameters: AlignmentParameters) {
    self.spectrum = spectrum
    dimensions = parameters.dimensions
    reach = parameters.deltaReach
    var (sums, squares) = ([Double](repeating: 0, count: dimensions), [Double](repeating: 0, count: dimensions))
    var row = [Float](repeating: 0, count: dimensions)
    for hop in speech.joined() {
      for dimension in 0..<dimensions { row[dimension] = 0 }
      add(hop, to: &row)
      for dimension in 0..<dimensions {
        let value = Double(row[dimension])
        sums[dimension] += value
        squares[dimension] += value * value
      }
    }
    let count = Double(max(1, speech.reduce(0) { $0 + $1.count }))
    means = sums.map { Float($0 / count) }
    scales = zip(sums, squares).map { sum, square in
      let variance = square / count - sum / count * (sum / count)
      return Float(1 / max(variance, 1e-6).squareRoot())
    }
  }

  /// Adds the mean of some hops to a row of values.
  func appendMean(of hops: Range<Int>, to rows: inout [Float]) {
    var sums = [Float](repeating: 0, count: dimensions)
    for hop in hops { add(hop, to: &sums) }
    let share = 1 / Float(hops.count)
    for dimension in 0..<dimensions { rows.append((sums[dimension] * share - means[dimension]) * scales[dimension]) }
  }

  /// Adds the values of a hop, as they are, to those of others.
  private func add(_ hop: Int, to sums: inout [Float]) {
    let (width, last) = (dimensions / 2, spectrum.count - 1)
    let scale = 1 / Float(2 * (1...reach).reduce(0) { $0 + $1 * $1 })
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
}
