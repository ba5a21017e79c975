/// The values of each hop by which two voices are compared: cepstra, energy and their deltas, each with mean 0 and variance
/// 1 over the speech of its recording, so that neither the microphone nor how loud it is matters.
///
/// Nothing is kept but the spectrum, the means and the variances: values are made where they are asked for, see `HopValues`.
struct VoiceFeatures {
  private let hops: HopValues
  private var means: [Float] = []
  private var scales: [Float] = []

  init(_ spectrum: VoiceSpectrum, speech: [Range<Int>], _ parameters: AlignmentParameters) {
    hops = HopValues(spectrum, parameters)
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

  /// Adds the mean of some hops to a row of values.
  func appendMean(of range: Range<Int>, to rows: inout [Float]) {
    var sums = [Float](repeating: 0, count: dimensions)
    for hop in range { hops.add(hop, to: &sums) }
    let share = 1 / Float(range.count)
    for dimension in 0..<dimensions { rows.append((sums[dimension] * share - means[dimension]) * scales[dimension]) }
  }
}
