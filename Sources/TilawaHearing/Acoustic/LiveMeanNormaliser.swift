/// Subtracts from each hop of arriving sound the mean of the last hops, band by band, and divides by a constant.
///
/// A pause counts for its beginning only, so that the mean after a long pause is still that of speech. The first hops wait until a window
/// of them is there. Memory is a window of hops.
struct LiveMeanNormaliser: Sendable {
  /// The hops of a pause that count: half a second.
  private static let pause = 50
  /// The depth below the greatest mean of the bands at which a hop is silent, and the fall of that greatest mean in each hop, in nats.
  private static let (silence, decay): (Float, Float) = (3.5, 0.002)

  private let bands: Int
  private let share: Float
  private let window: Int
  /// The hops that wait for the first window.
  private var waiting: [Float] = []
  private var isWaiting = true
  private var added = 0
  /// The last hops that count, as a ring, and their sums.
  private var ring: [Float]
  private var counted = 0
  private var sums: [Double]
  private var peak = -Float.infinity
  /// The silent hops until now.
  private var quiet = 0

  /// - Parameter window: the length of the window, in hops; at least 1.
  init(window: Int, _ parameters: LogMelParameters = LogMelParameters()) {
    precondition(window > 0, "a mean has values")
    (self.window, bands, share) = (window, parameters.bands, 1 / parameters.scale)
    ring = Array(repeating: 0, count: window * parameters.bands)
    sums = Array(repeating: 0, count: parameters.bands)
  }

  /// Adds the hops that follow, and appends those that are normalised to `output`.
  mutating func add(_ new: [Float], to output: inout [Float]) {
    for start in stride(from: 0, to: new.count, by: bands) {
      let hop = new[start..<start + bands]
      count(hop)
      added += 1
      if isWaiting { waiting += hop } else { normalise(hop, to: &output) }
      if isWaiting, added >= window { finish(to: &output) }
    }
  }

  /// Appends the hops that wait.
  mutating func finish(to output: inout [Float]) {
    normalise(waiting[...], to: &output)
    (waiting, isWaiting) = ([], false)
  }

  private mutating func count(_ hop: ArraySlice<Float>) {
    let mean = hop.reduce(0, +) / Float(bands)
    peak = max(peak - Self.decay, mean)
    quiet = mean > peak - Self.silence ? 0 : quiet + 1
    guard quiet <= Self.pause else { return }
    let place = counted % window * bands
    for (band, value) in hop.enumerated() {
      sums[band] += Double(value) - Double(ring[place + band])
      ring[place + band] = value
    }
    counted += 1
  }

  private func normalise(_ hops: ArraySlice<Float>, to output: inout [Float]) {
    let count = Double(max(1, min(counted, window)))
    for (place, value) in hops.enumerated() { output.append((value - Float(sums[place % bands] / count)) * share) }
  }
}
