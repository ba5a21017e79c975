import Glibc

/// Triangular filters of equal width on the mel scale, mel(f) = 2595 log₁₀(1 + f / 700).
///
/// Band b rises from edge b to edge b + 1, where it is 1, and falls to edge b + 2. A spectrum of n / 2 + 1 bins becomes one
/// energy for each band.
struct MelFilterbank {
  private let count: Int
  /// The first bin of each band.
  private let bins: [Int]
  /// The place of the first weight of each band, and the number of weights.
  private let places: [Int]
  private let weights: [Float]

  /// Returns the edges of the bands in hertz, two more than there are bands.
  static func edges(_ count: Int, from lowest: Double, to highest: Double) -> [Double] {
    let (low, high) = (mel(lowest), mel(highest))
    return (0...count + 1).map { hertz(low + (high - low) * Double($0) / Double(count + 1)) }
  }

  /// - Parameters:
  ///   - count: the number of bands.
  ///   - lowest: the lower edge of the lowest band, in hertz.
  ///   - highest: the upper edge of the highest band, in hertz.
  ///   - rate: the sample rate, in hertz.
  ///   - transform: the length of the Fourier transform, in samples.
  /// - Precondition: each band contains a bin of the transform.
  init(bands count: Int, from lowest: Double, to highest: Double, rate: Int, transform: Int) {
    let edges = Self.edges(count, from: lowest, to: highest)
    let width = Double(rate) / Double(transform)
    var (firsts, places, weights): ([Int], [Int], [Float]) = ([], [0], [])
    for band in 0..<count {
      let (left, top, right) = (edges[band], edges[band + 1], edges[band + 2])
      let bins = Int((left / width).rounded(.up))...Int((right / width).rounded(.down))
      let shares = bins.map { bin in
        let hertz = Double(bin) * width
        return Float(max(0, min((hertz - left) / (top - left), (right - hertz) / (right - top))))
      }
      precondition(shares.contains { $0 > 0 }, "a band is wider than a bin")
      firsts.append(bins.lowerBound)
      weights += shares
      places.append(weights.count)
    }
    (self.count, bins, self.places, self.weights) = (count, firsts, places, weights)
  }

  /// Writes the energy of each band.
  func energies(of power: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>) {
    weights.withUnsafeBufferPointer { weights in
      for band in 0..<count {
        var (sum, bin) = (Float(0), bins[band])
        for place in places[band]..<places[band + 1] {
          sum += weights[place] * power[bin]
          bin += 1
        }
        output[band] = sum
      }
    }
  }

  private static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
  private static func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2595) - 1) }
}
