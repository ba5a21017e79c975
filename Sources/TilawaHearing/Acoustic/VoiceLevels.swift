import Glibc

/// The level of the voice band of each hop, from its log mel energies, in half decibels below full scale.
struct VoiceLevels {
  /// The band of the voice in hertz, as in an `Envelope`.
  private static let band = 200.0...3500.0

  private let bands: Range<Int>
  private let parameters: LogMelParameters
  private let fullScale: Float
  private(set) var values: [UInt8] = []

  init(_ parameters: LogMelParameters) {
    let edges = MelFilterbank.edges(parameters.bands, from: parameters.lowest, to: parameters.highest)
    let inside = (0..<parameters.bands).filter { Self.band.contains(edges[$0 + 1]) }
    bands = (inside.first ?? 0)..<(inside.last ?? 0) + 1
    // A sine of amplitude 1 has this energy at its bin: the Hann window has half the sum of its length.
    fullScale = Float(parameters.window * parameters.window) / 16
    self.parameters = parameters
  }

  /// Adds hops, `bands` values each.
  mutating func add(_ hops: [Float]) {
    for row in stride(from: 0, to: hops.count, by: parameters.bands) {
      let energy = bands.reduce(Float(0)) { $0 + expf(hops[row + $1]) - parameters.floor }
      let decibels = -10 * log10f(max(energy / fullScale, 1e-13))
      values.append(UInt8(max(0, min(255, (2 * decibels).rounded()))))
    }
  }

  /// Returns the values and forgets them.
  mutating func take() -> [UInt8] {
    defer { values.removeAll(keepingCapacity: true) }
    return values
  }
}
