import Glibc

/// The finest level of a waveform: two numbers of seven bits a column, and one for each second that scales them.
struct WaveformBase: Hashable {
  /// The greatest number of a column, at the peak of its second.
  static let most = 63
  /// The greatest code of a scale: 0 is silence, 240 full scale, 0.4 dB a step.
  static let loudest = 240

  /// The code of the scale of each second.
  private(set) var scales: [UInt8] = []
  /// The lowest and highest number of each column in turn, −63…63.
  private(set) var values: [Int8] = []

  init() {}

  /// Returns nil unless there is a scale for each second that was begun, and all numbers are in range.
  init?(scales: [UInt8], values: [Int8]) {
    let second = 2 * Waveform.columnsPerSecond
    guard values.count % 2 == 0, scales.count == (values.count + second - 1) / second,
      scales.allSatisfy({ $0 <= Self.loudest })
    else { return nil }
    for index in stride(from: 0, to: values.count, by: 2) {
      guard -Self.most <= Int(values[index]), values[index] <= values[index + 1],
        Int(values[index + 1]) <= Self.most
      else { return nil }
    }
    self.scales = scales
    self.values = values
  }

  /// The number of columns.
  var count: Int { values.count / 2 }

  subscript(column: Int) -> WaveformPeaks {
    let step = Self.steps[Int(scales[column / Waveform.columnsPerSecond])]
    return WaveformPeaks(low: Self.sample(values[2 * column], step), high: Self.sample(values[2 * column + 1], step))
  }

  private static func sample(_ value: Int8, _ step: Float) -> Int16 {
    Int16(max(-32767, min(32767, (Float(value) * step * 32767).rounded())))
  }

  /// Appends a second's columns, lowest and highest of each in turn; only the last second may be shorter than one.
  ///
  /// Samples beyond full scale are cut off there.
  mutating func append(second columns: some Collection<Float>) {
    let peak = min(1, columns.reduce(0) { max($0, abs($1)) })
    var code = Self.code(for: peak)
    // Rounding of the logarithm must not bring the highest out of range.
    while code < Self.loudest, peak > Self.steps[code] * (Float(Self.most) + 0.5) { code += 1 }
    scales.append(UInt8(code))
    let step = Self.steps[code]
    for sample in columns {
      let value = code == 0 ? 0 : (sample / step).rounded()
      values.append(Int8(max(-Float(Self.most), min(Float(Self.most), value))))
    }
  }

  mutating func append(_ other: WaveformBase) {
    scales += other.scales
    values += other.values
  }

  private static func code(for peak: Float) -> Int {
    guard peak > 0 else { return 0 }
    return max(0, min(loudest, Int((Float(loudest) + 50 * log10(peak)).rounded(.up))))
  }

  /// The step of a column's numbers for each code of a scale.
  private static let steps: [Float] = (0...loudest).map { code in
    code == 0 ? 0 : pow(10, Float(code - loudest) / 50) / Float(most)
  }
}
