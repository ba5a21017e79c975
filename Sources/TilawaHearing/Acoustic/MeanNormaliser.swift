import Glibc

/// Subtracts from each hop the mean of the hops around it, band by band, and divides by a constant.
///
/// The window of a hop ends `ahead` hops after it. At both ends of the sound it is moved inwards, so that sound that is shorter than
/// the window has one mean. Memory is a window of hops.
///
/// Digital silence does not count: it is far below any sound of a room, and a recording that a program padded with zeros would be heard with
/// another mean than that of its sound.
package struct MeanNormaliser: Sendable {
  /// The greatest energy of a band in digital silence, as a share of the floor; 100 dB below a sine at full scale.
  private static let silentShare: Float = 0.1

  private let bands: Int
  private let share: Float
  /// The log energy that no band of a silent hop exceeds.
  private let silence: Float
  private let window: Int
  private let ahead: Int
  /// Hops from `first` on.
  private var hops: [Float] = []
  private var first = 0
  /// The hop that is normalised next, and the window of the last one.
  private var next = 0
  private var covered = 0..<0
  /// The sums over the hops of the window that count, and their number.
  private var sums: [Double]
  private var counted = 0

  /// - Parameters:
  ///   - window: the length of the window, in hops; at least 1.
  ///   - ahead: the hops of the window after the hop itself; less than `window`.
  package init(window: Int, ahead: Int, _ parameters: LogMelParameters = LogMelParameters()) {
    precondition(window > 0 && (0..<window).contains(ahead), "a window contains its hop")
    (self.window, self.ahead, bands) = (window, ahead, parameters.bands)
    share = 1 / parameters.scale
    silence = logf(parameters.floor * (1 + Self.silentShare))
    sums = Array(repeating: 0, count: parameters.bands)
  }

  /// Hops that were added.
  private var count: Int { first + hops.count / bands }

  /// Adds the hops that follow, and appends those whose window is complete to `output`.
  package mutating func add(_ new: [Float], to output: inout [Float]) {
    hops += new
    while count >= max(window, next + ahead + 1) { normalise(to: &output) }
    trim()
  }

  /// Ends the sound: appends the other hops.
  package mutating func finish(to output: inout [Float]) {
    while next < count { normalise(to: &output) }
    trim()
  }

  private mutating func normalise(to output: inout [Float]) {
    let end = min(count, max(window, next + ahead + 1))
    for hop in covered.upperBound..<end { count(hop, 1) }
    let start = max(0, end - window)
    for hop in covered.lowerBound..<start { count(hop, -1) }
    covered = start..<end
    let row = (next - first) * bands
    for band in 0..<bands {
      let mean = counted > 0 ? Float(sums[band] / Double(counted)) : hops[row + band]
      output.append((hops[row + band] - mean) * share)
    }
    next += 1
  }

  private mutating func count(_ hop: Int, _ sign: Int) {
    let row = (hop - first) * bands
    guard hops[row..<row + bands].contains(where: { $0 > silence }) else { return }
    counted += sign
    for band in 0..<bands { sums[band] += Double(sign) * Double(hops[row + band]) }
  }

  private mutating func trim() {
    let unused = min(covered.lowerBound, next) - first
    // Remove hops once in a window: each removal moves all hops that stay.
    guard unused >= window / 2 else { return }
    hops.removeFirst(unused * bands)
    first += unused
  }
}
