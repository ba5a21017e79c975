/// A waveform in characters: the amplitude of each column as a bar from the bottom, in eighths of a row.
public struct WaveformStrip: Hashable, Sendable {
  /// The rows from top to bottom; each has one character for each column.
  public let rows: [String]

  /// Draws a waveform.
  ///
  /// - Parameters:
  ///   - columns: the lowest and highest sample of each column, in −1…1.
  ///   - height: the number of rows, at least one.
  ///   - scale: the amplitude that fills the height; `scale(of:)` gives a suitable one.
  public init(_ columns: [ClosedRange<Float>], height: Int, scale: Float) {
    precondition(height > 0, "a strip has rows")
    let levels = columns.map { WaveformStrip.level(of: $0, steps: height * 8, scale: scale) }
    rows = (0..<height).reversed().map { row in
      var text = ""
      for level in levels { text.unicodeScalars.append(WaveformStrip.bars[min(8, max(0, level - row * 8))]) }
      return text
    }
  }

  /// Returns the amplitude that fills the height, chosen to show the voice well. It is the highest peak, but at most
  /// twice the peak not exceeded by 98 of 100 columns: a louder knock is cut off. It is never less than −60 dBFS.
  public static func scale(of columns: [ClosedRange<Float>]) -> Float {
    let peaks = columns.map(peak).sorted()
    guard let highest = peaks.last else { return 1 }
    return max(0.001, min(highest, 2 * peaks[(peaks.count - 1) * 98 / 100]))
  }

  /// Returns the amplitude of a column.
  public static func peak(_ column: ClosedRange<Float>) -> Float { max(-column.lowerBound, column.upperBound) }

  /// Returns the height of a bar in eighths of a row; at least one, so that silence is a line.
  private static func level(of column: ClosedRange<Float>, steps: Int, scale: Float) -> Int {
    let share = peak(column) / scale
    return share > 0 ? max(1, Int((min(1, share) * Float(steps)).rounded())) : 1
  }

  /// The bars of zero to eight eighths.
  private static let bars: [Unicode.Scalar] = Array(" ▁▂▃▄▅▆▇█".unicodeScalars)
}
