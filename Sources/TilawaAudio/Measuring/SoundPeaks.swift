public import TilawaCore

/// The peaks of a stretch of a file, read from the sound itself: exact, and as slow as decoding.
public enum SoundPeaks {
  /// The lowest and highest sample of all channels in each column, in −1…1. Blocks on the disk.
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

/// Sorts samples into the columns of a window.
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

  /// How many frames are still to come.
  var missing: Int { window.frames.upperBound - frame }

  /// Silence where nothing came.
  var peaks: [ClosedRange<Float>] {
    zip(lows, highs).map { low, high in low <= high ? max(-1, low)...max(max(-1, low), min(1, high)) : 0...0 }
  }

  /// Takes interleaved samples that follow those before.
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

  /// Goes on to the column that begins with the next frame; what lies between shows the same frame.
  private mutating func spread(_ frames: Range<Int>) {
    let full = column
    column += 1
    while column < window.columns, window.frames(ofColumn: column).lowerBound < frame {
      (lows[column], highs[column]) = (lows[full], highs[full])
      column += 1
    }
  }
}
