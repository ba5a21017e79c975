/// The pitch of a voice over time, by the normalised autocorrelation of short windows.
///
/// A window is voiced where it is loud enough and resembles itself one period later. The shortest of nearly equal
/// periods is taken, since multiples of a period fit as well.
package struct PitchContour: Hashable, Sendable {
  /// The hops between two values.
  package static let hop = 160
  private static let rate = 16_000
  private static let window = 640
  /// The periods in samples: 450 to 70 Hz.
  private static let periods = 35...229
  /// The least correlation of a voiced window.
  private static let voiced: Float = 0.6
  /// The share of the greatest correlation that a shorter period needs.
  private static let nearlyAsGood: Float = 0.92
  /// The least mean square of a voiced window, of full scale.
  private static let leastPower: Float = 1e-6

  /// The pitch of each hop in hertz; nil where there is no voice.
  package let values: [Float?]

  /// Measures samples at 16 kHz.
  package init(_ samples: [Float]) {
    let length = Self.window + Self.periods.upperBound + 1
    values = samples.withUnsafeBufferPointer { samples in
      stride(from: 0, to: samples.count, by: Self.hop).map { start in
        start + length <= samples.count
          ? Self.pitch(UnsafeBufferPointer(rebasing: samples[start..<start + length])) : nil
      }
    }
  }

  private static func pitch(_ samples: UnsafeBufferPointer<Float>) -> Float? {
    var power: Float = 0
    for index in 0..<window { power += samples[index] * samples[index] }
    guard power >= leastPower * Float(window), power.isFinite else { return nil }
    let lags = periods.lowerBound - 1...periods.upperBound + 1
    var energy: Float = 0
    for index in 0..<window { energy += samples[lags.lowerBound + index] * samples[lags.lowerBound + index] }
    var correlations: [Float] = []
    for lag in lags {
      var product: Float = 0
      for index in 0..<window { product += samples[index] * samples[lag + index] }
      correlations.append(product / max((power * energy).squareRoot(), .leastNormalMagnitude))
      guard lag < lags.upperBound else { break }
      energy += samples[lag + window] * samples[lag + window] - samples[lag] * samples[lag]
    }
    let peaks = correlations.indices.dropFirst().dropLast().filter {
      correlations[$0] >= correlations[$0 - 1] && correlations[$0] > correlations[$0 + 1]
    }
    guard let most = peaks.map({ correlations[$0] }).max(), most >= voiced,
      let best = peaks.first(where: { correlations[$0] >= nearlyAsGood * most })
    else { return nil }
    let (before, at, after) = (correlations[best - 1], correlations[best], correlations[best + 1])
    let curve = before - 2 * at + after
    let shift = curve < 0 ? (before - after) / (2 * curve) : 0
    return Float(rate) / (Float(lags.lowerBound + best) + shift)
  }
}
