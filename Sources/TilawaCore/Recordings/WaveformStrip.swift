/// A waveform in characters: how far each column swings, as bars that grow from the bottom in eighths of a row.
public struct WaveformStrip: Hashable, Sendable {
  /// From top to bottom; each has one character for each column.
  public let rows: [String]

  /// - Parameters:
  ///   - columns: the lowest and highest sample of each column, in −1…1.
  ///   - height: in rows, at least one.
  ///   - scale: what fills the height; `scale(of:)` gives one that fits.
  public init(_ columns: [ClosedRange<Float>], height: Int, scale: Float) {
    precondition(height > 0, "a strip has rows")
    let levels = columns.map { WaveformStrip.level(of: $0, steps: height * 8, scale: scale) }
    rows = (0..<height).reversed().map { row in
      var text = ""
      for level in levels { text.unicodeScalars.append(WaveformStrip.bars[min(8, max(0, level - row * 8))]) }
      return text
    }
  }

  /// How loud a sample must be to fill the height, so that the voice is seen well: the highest peak, unless that stands
  /// out; a knock that is more than twice what 98 of 100 columns stay under is cut off. Never less than −60 dBFS.
  public static func scale(of columns: [ClosedRange<Float>]) -> Float {
    let peaks = columns.map(peak).sorted()
    guard let highest = peaks.last else { return 1 }
    return max(0.001, min(highest, 2 * peaks[(peaks.count - 1) * 98 / 100]))
  }

  /// How far a column swings from nought.
  public static func peak(_ column: ClosedRange<Float>) -> Float { max(-column.lowerBound, column.upperBound) }

  /// In eighths of a row; at least one, so that silence is a line.
  private static func level(of column: ClosedRange<Float>, steps: Int, scale: Float) -> Int {
    let share = peak(column) / scale
    return share > 0 ? max(1, Int((min(1, share) * Float(steps)).rounded())) : 1
  }

  /// Bars of nought to eight eighths.
  private static let bars: [Unicode.Scalar] = Array(" ▁▂▃▄▅▆▇█".unicodeScalars)
}
