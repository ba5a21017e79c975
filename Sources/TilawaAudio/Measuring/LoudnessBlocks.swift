import Glibc

/// The energies of a recording's gating blocks by EBU R128: 0.4 s each, one every 0.1 s.
///
/// Integrated loudness is computed from them, and they can be measured in stretches.
struct LoudnessBlocks: Hashable {
  /// The amount by which a loudness in LUFS is below its mean square in decibels.
  static let offset = 0.691
  /// The number of blocks a second.
  static let perSecond = 10
  /// The number of steps of 0.1 s in a block.
  static let length = 4

  let grid: TimeGrid
  /// The energy of the block that ends with each whole step; the first three are not complete blocks.
  private(set) var energies: [Float] = []

  init(rate: Int) { grid = TimeGrid(rate: rate, steps: Self.perSecond) }

  mutating func append(_ energy: Double) { energies.append(Float(energy)) }

  mutating func append(_ other: LoudnessBlocks) { energies += other.energies }

  /// Returns the loudness of some frames in LUFS, after both gates, from the blocks inside them; `frames` are in order.
  /// Minus infinity for silence, and without a block.
  func integrated(over heard: [Range<Int>]) -> Double {
    let audible = blocks(in: Self.merged(heard)).map(Double.init).filter { Self.loudness($0) >= -70 }
    guard !audible.isEmpty else { return -.infinity }
    let gate = Self.loudness(Self.mean(audible)) - 10
    return Self.loudness(Self.mean(audible.filter { Self.loudness($0) >= gate }))
  }

  private func blocks(in ranges: [Range<Int>]) -> [Float] {
    ranges.flatMap { range -> [Float] in
      guard !range.isEmpty else { return [] }
      let start = grid.index(of: range.lowerBound)
      let first = (grid.start(of: start) < range.lowerBound ? start + 1 : start) + Self.length - 1
      let past = min(grid.index(of: range.upperBound), energies.count)
      return first < past ? Array(energies[first..<past]) : []
    }
  }

  /// Returns the ranges with touching ones joined.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound == range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<range.upperBound
      } else {
        merged.append(range)
      }
    }
  }

  private static func mean(_ energies: [Double]) -> Double { energies.reduce(0, +) / Double(energies.count) }

  private static func loudness(_ energy: Double) -> Double { 10 * log10(energy) - offset }
}

/// A meter of the gating blocks of a recording, or of a stretch that begins with a whole second. Used by one thread at
/// a time.
final class LoudnessBlockMeter {
  /// The number, in the file, of the first frame to be added: the filters settle in the second before the stretch.
  let firstFrame: Int

  private let state: LoudnessState
  private let channels: Int
  private var blocks: LoudnessBlocks
  /// The first step of the stretch; earlier ones are of the second before it.
  private let firstStep: Int
  private var step: Int
  private var frame: Int
  /// The energies of the last steps, as many as make a block: libebur128 would sum each frame once for every block that holds it.
  private var steps = [Double](repeating: 0, count: LoudnessBlocks.length)

  init(_ format: AudioFormat, from start: Int) throws(AudioError) {
    precondition(start % format.rate == 0, "a stretch begins with a second")
    state = try LoudnessState(format, for: .step)
    channels = format.channels
    blocks = LoudnessBlocks(rate: format.rate)
    firstFrame = max(0, start - format.rate)
    firstStep = start / format.rate * LoudnessBlocks.perSecond
    step = firstFrame / format.rate * LoudnessBlocks.perSecond
    frame = firstFrame
  }

  /// Adds interleaved frames, which follow the earlier ones.
  func add(_ samples: UnsafeBufferPointer<Float>) throws(AudioError) {
    var rest = samples[...]
    while let base = UnsafeBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      let end = blocks.grid.start(of: step + 1)
      let count = min(rest.count / channels, end - frame)
      try state.add(base, frames: count)
      frame += count
      rest = rest.dropFirst(count * channels)
      guard frame == end else { return }
      steps[step % steps.count] = state.stepEnergy
      if step >= firstStep { blocks.append(steps.reduce(0, +) / Double(steps.count)) }
      step += 1
    }
  }

  func finish() -> LoudnessBlocks { blocks }
}
