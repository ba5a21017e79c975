/// MFCCs, log energy and deltas of each hop after cepstral mean and variance normalisation (CMVN) over the speech of a recording.
///
/// The normalisation makes the values independent of microphone and volume. Values are computed on demand; only the MFCCs, means
/// and variances are stored.
struct MFCCFeatures {
  private let hops: DeltaFeatures
  private var means: [Float] = []
  private var scales: [Float] = []

  init(_ sequence: MFCCSequence, speech: [Range<Int>], _ parameters: FeatureParameters) {
    hops = DeltaFeatures(sequence, parameters)
    let dimensions = parameters.dimensions
    var (sums, squares) = ([Double](repeating: 0, count: dimensions), [Double](repeating: 0, count: dimensions))
    var row = [Float](repeating: 0, count: dimensions)
    for hop in speech.joined() {
      hops.read(hop, into: &row)
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

  var dimensions: Int { hops.dimensions }

  /// Appends the mean values of some hops.
  func appendMean(of range: Range<Int>, to rows: inout [Float]) {
    var sums = [Float](repeating: 0, count: dimensions)
    for hop in range { hops.add(hop, to: &sums) }
    let share = 1 / Float(range.count)
    for dimension in 0..<dimensions { rows.append((sums[dimension] * share - means[dimension]) * scales[dimension]) }
  }
}
