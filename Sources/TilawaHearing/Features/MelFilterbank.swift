import Glibc

/// Triangular bands of equal width on the mel scale, mel(f) = 2595 log₁₀(1 + f / 700).
///
/// Band b rises from edge b to edge b + 1, where it is 1, and falls to edge b + 2. A spectrum of n / 2 + 1 bins becomes one
/// energy a band.
struct MelFilterbank {
  private struct Band {
    let first: Int
    let weights: [Float]
  }

  private let bands: [Band]

  /// The edges of the bands in hertz, two more than there are bands.
  static func edges(_ count: Int, from lowest: Double, to highest: Double) -> [Double] {
    let (low, high) = (mel(lowest), mel(highest))
    return (0...count + 1).map { hertz(low + (high - low) * Double($0) / Double(count + 1)) }
  }

  /// - Precondition: each band holds a bin of the transform.
  init(_ parameters: AlignmentParameters) {
    let edges = Self.edges(parameters.bands, from: parameters.lowest, to: parameters.highest)
    let width = Double(parameters.rate) / Double(parameters.transform)
    bands = (0..<parameters.bands).map { band in
      let (left, top, right) = (edges[band], edges[band + 1], edges[band + 2])
      let bins = Int((left / width).rounded(.up))...Int((right / width).rounded(.down))
      return Band(
        first: bins.lowerBound,
        weights: bins.map { bin in
          let hertz = Double(bin) * width
          return Float(max(0, min((hertz - left) / (top - left), (right - hertz) / (right - top))))
        })
    }
    precondition(bands.allSatisfy { $0.weights.contains { $0 > 0 } }, "a band is wider than a bin")
  }

  /// Writes the natural logarithm of each band's energy, no lower than that of what 16 bits round away.
  func logEnergies(of power: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>) {
    for (index, band) in bands.enumerated() {
      var sum: Float = 0
      for (offset, weight) in band.weights.enumerated() { sum += weight * power[band.first + offset] }
      output[index] = logf(max(sum, Self.floor))
    }
  }

  private static let floor: Float = 1e-7

  private static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
  private static func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2595) - 1) }
}
