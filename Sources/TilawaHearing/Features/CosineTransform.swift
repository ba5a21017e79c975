import Glibc

/// Cepstra of log energies: c_n = √(2 / B) Σ_b e_b cos(πn(b + ½) / B) for n from 1 on, and the mean of the energies after them.
struct CosineTransform {
  private let bands: Int
  private let count: Int
  /// `count` rows of `bands` factors.
  private let factors: [Float]

  init(bands: Int, cepstra: Int) {
    self.bands = bands
    count = cepstra
    factors = (1...cepstra).flatMap { n in
      (0..<bands).map { band in
        Float((2 / Double(bands)).squareRoot() * cos(.pi * Double(n) * (Double(band) + 0.5) / Double(bands)))
      }
    }
  }

  /// Writes the cepstra, then the mean: one value more than there are cepstra.
  func apply(_ energies: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>) {
    for n in 0..<count {
      var sum: Float = 0
      for band in 0..<bands { sum += factors[n * bands + band] * energies[band] }
      output[n] = sum
    }
    var mean: Float = 0
    for band in 0..<bands { mean += energies[band] }
    output[count] = mean / Float(bands)
  }
}
