import Glibc

/// A band-pass filter from 200 to 3500 Hz that reduces the rate to about 9 kHz and squares its output. Used by one
/// thread at a time.
///
/// More than two channels are mixed to two. After the first filter all values are whole numbers with exact running
/// sums: a beginning in the middle of a file gives the same result as one at its start.
package final class VoiceBand {
  /// The number of frames for each square.
  package let step: Int
  /// The greatest number of earlier frames that a square depends on.
  package let memory: Int
  /// The value of the squares for a mean square of 1.
  package let fullScale: Double

  /// The number of frames that are processed at once.
  private static let block = 4096
  private static let unit: Float = 1_048_576

  private let channels: Int
  private let lanes: Int
  private let taps: [SIMD8<Float>]
  /// Interleaved samples that wait for the rest of a square's input.
  private let input: UnsafeMutableBufferPointer<Float>
  private var held: Int
  /// The lanes one after another, each as long as `squares`.
  private let band: UnsafeMutableBufferPointer<Int32>
  private let squares: UnsafeMutableBufferPointer<Int64>
  private var cuts: [LowCut]

  package init(rate: Int, channels: Int) {
    self.channels = channels
    lanes = min(channels, 2)
    step = max(1, rate / 8400)
    let length = max(16, (rate * 8 / 11_025 + 4) / 8 * 8)
    taps = VoiceBand.taps(length: length, rate: rate, lanes: lanes)
    let half = max(1, rate / step / 500)
    memory = length + (4 * half + 2) * step
    fullScale = Double(VoiceBand.unit) * Double(VoiceBand.unit) * Double(lanes)
    let most = VoiceBand.block / step + 2
    held = length - step
    input = .allocate(capacity: (length + VoiceBand.block) * lanes)
    input.initialize(repeating: 0)
    band = .allocate(capacity: most * lanes)
    band.initialize(repeating: 0)
    squares = .allocate(capacity: most)
    squares.initialize(repeating: 0)
    cuts = (0..<lanes).map { _ in LowCut(half: half, most: most) }
  }

  deinit {
    input.deallocate()
    band.deallocate()
    squares.deallocate()
  }

  /// Filters interleaved frames and passes on the completed squares, each summed over the lanes.
  package func filter(_ frames: UnsafeBufferPointer<Float>, give: (UnsafeBufferPointer<Int64>) -> Void) {
    var position = 0
    while frames.count - position >= channels {
      let count = min(VoiceBand.block, (frames.count - position) / channels)
      take(UnsafeBufferPointer(rebasing: frames[position..<(position + count * channels)]))
      position += count * channels
      let outputs = decimate()
      square(outputs)
      give(UnsafeBufferPointer(rebasing: squares[..<outputs]))
    }
  }

  private func take(_ frames: UnsafeBufferPointer<Float>) {
    let free = UnsafeMutableBufferPointer(rebasing: input[(held * lanes)...])
    let count = frames.count / channels
    held += count
    guard channels > lanes else {
      _ = free.update(fromContentsOf: frames)
      return
    }
    for frame in 0..<count {
      var sums = SIMD2<Float>()
      for channel in 0..<channels { sums[channel & 1] += frames[frame * channels + channel] }
      free[2 * frame] = sums[0] / Float((channels + 1) / 2)
      free[2 * frame + 1] = sums[1] / Float(channels / 2)
    }
  }

  /// Removes the frequencies above the band and keeps every `step`th result; returns their number.
  private func decimate() -> Int {
    let length = taps.count * 8 / lanes
    guard held >= length else { return 0 }
    let outputs = (held - length) / step + 1
    for output in 0..<outputs {
      let sum = sum(at: output * step * lanes)
      if lanes == 1 {
        band[output] = VoiceBand.whole(sum.sum())
      } else {
        band[output] = VoiceBand.whole(sum.evenHalf.sum())
        band[squares.count + output] = VoiceBand.whole(sum.oddHalf.sum())
      }
    }
    let taken = outputs * step
    held -= taken
    for index in 0..<(held * lanes) { input[index] = input[taken * lanes + index] }
    return outputs
  }

  private func sum(at start: Int) -> SIMD8<Float> {
    let samples = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(input)[(start * 4)...])
    var sum = SIMD8<Float>()
    for (index, tap) in taps.enumerated() {
      sum += tap * samples.loadUnaligned(fromByteOffset: index * 32, as: SIMD8<Float>.self)
    }
    return sum
  }

  private func square(_ count: Int) {
    for index in 0..<count { squares[index] = 0 }
    for lane in 0..<lanes {
      let start = lane * squares.count
      let samples = UnsafeMutableBufferPointer(rebasing: band[start..<(start + count)])
      cuts[lane].cut(samples)
      for index in 0..<count { squares[index] &+= Int64(samples[index]) &* Int64(samples[index]) }
    }
  }

  /// Returns a sample as a whole number; not a number counts as far too loud.
  private static func whole(_ sample: Float) -> Int32 { Int32(max(-8, min(8, sample)) * unit) }

  /// Returns the taps of a windowed sinc with half the amplitude at 3500 Hz; each tap once for each lane.
  private static func taps(length: Int, rate: Int, lanes: Int) -> [SIMD8<Float>] {
    let cut = min(3500 / Double(rate), 0.45)
    let taps = (0..<length).map { index in
      let place = Double(index) - Double(length - 1) / 2
      let window = 0.54 + 0.46 * cos(2 * .pi * place / Double(length))
      return sin(2 * .pi * cut * place) / (.pi * place) * window
    }
    let sum = taps.reduce(0, +)
    let interleaved = taps.flatMap { Array(repeating: Float($0 / sum), count: lanes) }
    return stride(from: 0, to: interleaved.count, by: 8).map { SIMD8(interleaved[$0..<($0 + 8)]) }
  }
}
