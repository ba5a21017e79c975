/// A waveform of a recording: the lowest and highest sample of all channels in each hundredth of a second, and coarser
/// levels.
///
/// A peak is exact to 1/126 of the highest in its second. An hour takes 0.64 MB in a file, and 0.9 MB of memory.
public struct Waveform: Hashable, Sendable {
  /// The number of columns a second at the finest level.
  public static let columnsPerSecond = 100
  /// The number of columns of a level in one of the next.
  static let fold = 8

  /// The sample rate of the recording in frames a second.
  public let rate: Int
  /// The length of the recording in frames.
  public let frames: Int
  /// The finest level, as it is stored.
  let base: WaveformBase
  /// The coarser levels, each `fold` times as coarse as the one before; the first is made from `base`.
  private let levels: [[WaveformPeaks]]

  /// - Precondition: `base` has as many columns as the frames have.
  init(rate: Int, frames: Int, base: WaveformBase) {
    precondition(base.count == TimeGrid(rate: rate, steps: Self.columnsPerSecond).count(in: frames))
    self.rate = rate
    self.frames = frames
    self.base = base
    var levels: [[WaveformPeaks]] = []
    var count = base.count
    while count > Self.fold {
      let finer = levels.last
      let coarser = (0..<(count + Self.fold - 1) / Self.fold).map { index in
        let range = index * Self.fold..<min(count, (index + 1) * Self.fold)
        return finer.map { level in range.reduce(into: WaveformPeaks.none) { $0.include(level[$1]) } }
          ?? range.reduce(into: WaveformPeaks.none) { $0.include(base[$1]) }
      }
      levels.append(coarser)
      count = coarser.count
    }
    self.levels = levels
  }

  public static func == (one: Waveform, other: Waveform) -> Bool {
    one.rate == other.rate && one.frames == other.frames && one.base == other.base
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rate)
    hasher.combine(frames)
  }

  /// Returns the lowest and highest sample, in −1…1, of each of `count` equal parts of some frames.
  ///
  /// Parts begin and end with the nearest hundredth of a second; a shorter part has the peaks of its whole hundredth.
  /// Outside the recording there is silence. The time is proportional to `count`, for parts of any length.
  ///
  /// - Precondition: `count` is positive.
  public func columns(_ count: Int, over frames: Range<Int>) -> [ClosedRange<Float>] {
    precondition(count > 0, "a picture has columns")
    let grid = TimeGrid(rate: rate, steps: Self.columnsPerSecond)
    return (0..<count).map { index in
      let start = max(0, frames.lowerBound + Self.share(index, of: count, in: frames.count))
      let end = min(self.frames, frames.lowerBound + Self.share(index + 1, of: count, in: frames.count))
      guard start < self.frames, end > 0, start <= end else { return 0...0 }
      let (first, past) = (grid.nearest(to: start), min(base.count, grid.nearest(to: end)))
      let middle = grid.index(of: (start + max(start, end - 1)) / 2)
      return peaks(first < past ? first..<past : middle..<middle + 1).range
    }
  }

  private static func share(_ index: Int, of count: Int, in frames: Int) -> Int {
    Int((Double(index) * Double(frames) / Double(count)).rounded(.down))
  }

  /// Returns the peaks of some columns of the finest level: whole columns of coarser levels in the middle, finer ones
  /// at both ends.
  private func peaks(_ columns: Range<Int>) -> WaveformPeaks {
    var peaks = WaveformPeaks.none
    var (start, end) = (columns.lowerBound, columns.upperBound)
    var level = 0
    while start < end {
      let hasCoarser = level < levels.count
      while start < end, !hasCoarser || start % Self.fold != 0 {
        peaks.include(column(start, at: level))
        start += 1
      }
      while start < end, end % Self.fold != 0 {
        end -= 1
        peaks.include(column(end, at: level))
      }
      (start, end) = (start / Self.fold, end / Self.fold)
      level += 1
    }
    return peaks
  }

  private func column(_ index: Int, at level: Int) -> WaveformPeaks {
    level == 0 ? base[index] : levels[level - 1][index]
  }
}

/// The lowest and highest sample of some frames, in steps of 1/32767.
struct WaveformPeaks: Hashable {
  /// The peaks without any sample; the first included ones replace it.
  static let none = WaveformPeaks(low: .max, high: .min)

  var low: Int16
  var high: Int16

  mutating func include(_ other: WaveformPeaks) {
    low = min(low, other.low)
    high = max(high, other.high)
  }

  var range: ClosedRange<Float> { low <= high ? Float(low) / 32767...Float(high) / 32767 : 0...0 }
}
