public import TilawaCore

/// The peaks of a part of a file, read from the sound itself: exact, and as slow as decoding.
public enum SoundPeaks {
  /// Returns the lowest and highest sample of all channels in each column, in −1…1. Blocks on the disk.
  public static func read(_ file: AudioFile, _ window: WaveformWindow) throws(AudioError) -> [ClosedRange<Float>] {
    let decoder = try AudioProbe.openDecoder(file)
    if window.frames.lowerBound > 0 { try decoder.seek(toFrame: window.frames.lowerBound) }
    var columns = PeakColumns(window)
    let room = 8192
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: room * decoder.channels)
    defer { buffer.deallocate() }
    while columns.missing > 0 {
      let wanted = min(room, columns.missing) * decoder.channels
      let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
      guard count > 0 else { break }
      columns.add(UnsafeBufferPointer(rebasing: buffer[..<(count * decoder.channels)]), channels: decoder.channels)
    }
    return columns.peaks
  }
}

/// A sorter of samples into the columns of a window.
private struct PeakColumns {
  private let window: WaveformWindow
  private var lows: [Float]
  private var highs: [Float]
  /// The next frame.
  private var frame: Int
  private var column = 0

  init(_ window: WaveformWindow) {
    self.window = window
    frame = window.frames.lowerBound
    lows = Array(repeating: .infinity, count: window.columns)
    highs = Array(repeating: -.infinity, count: window.columns)
  }

  /// The number of missing frames.
  var missing: Int { window.frames.upperBound - frame }

  /// The peaks of the columns; silence for columns without frames.
  var peaks: [ClosedRange<Float>] {
    zip(lows, highs).map { low, high in low <= high ? max(-1, low)...max(max(-1, low), min(1, high)) : 0...0 }
  }

  /// Adds interleaved samples, which follow the earlier ones.
  mutating func add(_ samples: UnsafeBufferPointer<Float>, channels: Int) {
    var rest = samples[...]
    while !rest.isEmpty {
      let frames = window.frames(ofColumn: column)
      let count = min(frames.upperBound - frame, rest.count / channels)
      var (low, high) = (lows[column], highs[column])
      for sample in rest.prefix(count * channels) {
        low = min(low, sample)
        high = max(high, sample)
      }
      (lows[column], highs[column]) = (low, high)
      rest = rest.dropFirst(count * channels)
      frame += count
      guard frame == frames.upperBound else { continue }
      spread(frames)
    }
  }

  /// Moves to the column that begins with the next frame; columns before it show the same frame.
  private mutating func spread(_ frames: Range<Int>) {
    let full = column
    column += 1
    while column < window.columns, window.frames(ofColumn: column).lowerBound < frame {
      (lows[column], highs[column]) = (lows[full], highs[full])
      column += 1
    }
  }
}
