/// The values of each hop by which two voices are compared: cepstra, energy and their deltas, each with mean 0 and variance
/// 1 over the speech of its recording, so that neither the microphone nor how loud it is matters.
///
/// - Δx_h = Σ_d d (x_(h+d) − x_(h−d)) / 2 Σ_d d², d = 1…3; at the ends the outermost hop stands for those beyond.
struct VoiceFeatures {
  let dimensions: Int
  /// `dimensions` values a hop, row by row.
  private let values: [Float]

  init(_ spectrum: VoiceSpectrum, speech: [Range<Int>], _ parameters: AlignmentParameters) {
    dimensions = parameters.dimensions
    values = Self.normalised(Self.withDeltas(spectrum, parameters), by: speech, dimensions)
  }

  /// Adds the mean of some hops to a row of values.
  func appendMean(of hops: Range<Int>, to rows: inout [Float]) {
    let share = 1 / Float(hops.count)
    for dimension in 0..<dimensions {
      var sum: Float = 0
      for hop in hops { sum += values[hop * dimensions + dimension] }
      rows.append(sum * share)
    }
  }

  private static func withDeltas(_ spectrum: VoiceSpectrum, _ parameters: AlignmentParameters) -> [Float] {
    let (width, count) = (parameters.dimensions / 2, spectrum.count)
    let reach = parameters.deltaReach
    let scale = 1 / Float(2 * (1...reach).reduce(0) { $0 + $1 * $1 })
    var rows = [Float](repeating: 0, count: count * 2 * width)
    for hop in 0..<count {
      for dimension in 0..<width {
        rows[hop * 2 * width + dimension] = spectrum.values[hop * width + dimension]
        var slope: Float = 0
        for step in 1...reach {
          let after = spectrum.values[min(count - 1, hop + step) * width + dimension]
          let before = spectrum.values[max(0, hop - step) * width + dimension]
          slope += Float(step) * (after - before)
        }
        rows[hop * 2 * width + width + dimension] = slope * scale
      }
    }
    return rows
  }

  private static func normalised(_ rows: [Float], by speech: [Range<Int>], _ dimensions: Int) -> [Float] {
    var (sums, squares) = ([Double](repeating: 0, count: dimensions), [Double](repeating: 0, count: dimensions))
    let count = max(1, speech.reduce(0) { $0 + $1.count })
    for hop in speech.joined() {
      for dimension in 0..<dimensions {
        let value = Double(rows[hop * dimensions + dimension])
        sums[dimension] += value
        squares[dimension] += value * value
      }
    }
    let means = sums.map { Float($0 / Double(count)) }
    let scales = zip(sums, squares).map { sum, square in
      let variance = square / Double(count) - sum / Double(count) * (sum / Double(count))
      return Float(1 / max(variance, 1e-6).squareRoot())
    }
    var rows = rows
    for row in stride(from: 0, to: rows.count, by: dimensions) {
      for dimension in 0..<dimensions {
        rows[row + dimension] = (rows[row + dimension] - means[dimension]) * scales[dimension]
      }
    }
    return rows
  }
}
