import Glibc

/// The level of the sound of a short time.
public struct CaptureLevel: Hashable, Sendable {
  /// The highest sample in dBFS; minus infinity for digital silence.
  public let peak: Double
  /// The root of the mean square in dBFS: −3 for a sine at full scale.
  public let rms: Double
  /// The number of samples at full scale, the greatest value of the source.
  public let clipped: Int

  public init(peak: Double, rms: Double, clipped: Int) {
    self.peak = peak
    self.rms = rms
    self.clipped = clipped
  }

  /// Makes the level of several successive ones of equal length.
  public init(_ levels: [CaptureLevel]) {
    let power = levels.reduce(0) { $0 + pow(10, $1.rms / 10) } / Double(max(1, levels.count))
    self.init(
      peak: levels.map(\.peak).max() ?? -.infinity, rms: 10 * log10(power),
      clipped: levels.reduce(0) { $0 + $1.clipped })
  }
}

/// A meter of the level of samples since the last query.
struct LevelMeter {
  private var highest: Float = 0
  private var sum = 0.0
  private var count = 0
  private var clipped = 0

  /// The greatest sample of 16 bits, as a float. A source of more bits is clipped somewhat later.
  private static let fullScale: Float = 32767 / 32768

  mutating func hear(_ samples: UnsafeBufferPointer<Float>) {
    var highest = highest
    var (sum, clipped) = (0.0, 0)
    for sample in samples {
      let size = abs(sample)
      if size > highest { highest = size }
      if size >= LevelMeter.fullScale { clipped += 1 }
      sum += Double(size * size)
    }
    self.highest = highest
    self.sum += sum
    self.clipped += clipped
    count += samples.count
  }

  /// Returns the level and begins anew; nil for no samples.
  mutating func take() -> CaptureLevel? {
    guard count > 0 else { return nil }
    defer { self = LevelMeter() }
    return CaptureLevel(
      peak: 20 * log10(Double(highest)), rms: 10 * log10(sum / Double(count)), clipped: clipped)
  }
}
