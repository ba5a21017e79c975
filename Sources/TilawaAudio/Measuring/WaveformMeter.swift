/// A meter that makes a waveform of frames in pieces. Used by one thread at a time.
public struct WaveformMeter {
  private let rate: Int
  private let channels: Int
  private let grid: TimeGrid
  private var base = WaveformBase()
  /// The lowest and highest samples of the columns of the incomplete second.
  private var second: [Float] = []
  private var frame = 0
  /// The lowest and highest sample of the incomplete column.
  private var low = Float.infinity
  private var high = -Float.infinity
  private var columnEnd: Int

  /// - Precondition: the rate is at least 100 a second, and there is a channel.
  public init(rate: Int, channels: Int) {
    precondition(rate >= Waveform.columnsPerSecond && channels > 0, "each column has a sample")
    self.rate = rate
    self.channels = channels
    grid = TimeGrid(rate: rate, steps: Waveform.columnsPerSecond)
    columnEnd = grid.start(of: 1)
  }

  /// Adds interleaved frames, which follow the earlier ones. Not a number counts as silence.
  public mutating func add(_ samples: UnsafeBufferPointer<Float>) {
    var rest = samples[...]
    while !rest.isEmpty {
      let count = min(rest.count, (columnEnd - frame) * channels)
      let piece = UnsafeBufferPointer(rebasing: rest.prefix(count))
      let peaks = piece.extremes()
      low = min(low, peaks.low)
      high = max(high, peaks.high)
      frame += count / channels
      rest = rest.dropFirst(count)
      if frame == columnEnd { endColumn() }
    }
  }

  /// Returns the waveform of all added frames.
  public consuming func finish() -> Waveform {
    let frames = frame
    return Waveform(rate: rate, frames: frames, base: finishBase())
  }

  /// Returns the columns of all added frames.
  mutating func finishBase() -> WaveformBase {
    if low <= high { endColumn() }
    if !second.isEmpty { base.append(second: second) }
    second = []
    return base
  }

  private mutating func endColumn() {
    second.append(low)
    second.append(high)
    (low, high) = (.infinity, -.infinity)
    columnEnd = grid.start(of: grid.index(of: max(frame, 1) - 1) + 2)
    guard second.count == 2 * Waveform.columnsPerSecond else { return }
    base.append(second: second)
    second.removeAll(keepingCapacity: true)
  }
}

extension UnsafeBufferPointer<Float> {
  /// Returns the lowest and highest sample, 0 for not a number; infinities in reverse order without samples.
  func extremes() -> (low: Float, high: Float) {
    var lows = SIMD8<Float>(repeating: .infinity)
    var highs = SIMD8<Float>(repeating: -.infinity)
    var index = 0
    while index + 8 <= count, let base = baseAddress {
      var eight = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<Float>.self)
      eight.replace(with: 0, where: eight .!= eight)
      lows.replace(with: eight, where: eight .< lows)
      highs.replace(with: eight, where: eight .> highs)
      index += 8
    }
    var (low, high) = (lows.min(), highs.max())
    while index < count {
      let sample = self[index] == self[index] ? self[index] : 0
      low = sample < low ? sample : low
      high = sample > high ? sample : high
      index += 1
    }
    return (low, high)
  }
}
