import Glibc

/// How loud what came in a short while was.
public struct CaptureLevel: Hashable, Sendable {
  /// The highest sample in dBFS; minus infinity for digital silence.
  public let peak: Double
  /// The root of the mean square in dBFS: −3 for a sine at full scale.
  public let rms: Double
  /// How many samples stood at full scale: more than that the source could not give.
  public let clipped: Int

  public init(peak: Double, rms: Double, clipped: Int) {
    self.peak = peak
    self.rms = rms
    self.clipped = clipped
  }

  /// What several come to that followed each other and are of one length.
  public init(_ levels: [CaptureLevel]) {
    let power = levels.reduce(0) { $0 + pow(10, $1.rms / 10) } / Double(max(1, levels.count))
    self.init(
      peak: levels.map(\.peak).max() ?? -.infinity, rms: 10 * log10(power),
      clipped: levels.reduce(0) { $0 + $1.clipped })
  }
}

/// Hears samples and says how loud they were since it was asked last.
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

  /// Nil where nothing was heard.
  mutating func take() -> CaptureLevel? {
    guard count > 0 else { return nil }
    defer { self = LevelMeter() }
    return CaptureLevel(
      peak: 20 * log10(Double(highest)), rms: 10 * log10(sum / Double(count)), clipped: clipped)
  }
}
