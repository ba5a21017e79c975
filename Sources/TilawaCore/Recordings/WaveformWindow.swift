/// A stretch of a recording, shown in columns: characters of a line, pixels of a picture.
///
/// Column `c` of `n` begins with frame `c · frames / n`, rounded down, counted from the first one shown.
public struct WaveformWindow: Hashable, Sendable {
  /// What is shown.
  public let frames: Range<Int>
  /// In how many columns.
  public let columns: Int

  /// - Precondition: there are frames and columns.
  public init(_ frames: Range<Int>, columns: Int) {
    precondition(!frames.isEmpty && columns > 0, "a window shows something")
    self.frames = frames
    self.columns = columns
  }

  /// The column that holds a frame; where a frame fills several, the first of them. A frame before or after the window
  /// counts as the next one in it.
  public func column(of frame: Int) -> Int {
    guard frame < frames.upperBound else { return columns - 1 }
    let place = max(0, frame - frames.lowerBound)
    let count = frames.count
    return count >= columns ? ((place + 1) * columns - 1) / count : (place * columns + count - 1) / count
  }

  /// The frames of a column, at least one; those of neighbours touch, or are the same where a frame fills several.
  public func frames(ofColumn column: Int) -> Range<Int> {
    let start = frames.lowerBound + column * frames.count / columns
    return start..<max(start + 1, frames.lowerBound + (column + 1) * frames.count / columns)
  }

  /// The columns of which a stretch fills some, at least one; nil for one that is not shown.
  public func columns(of stretch: Range<Int>) -> Range<Int>? {
    guard stretch.overlaps(frames) else { return nil }
    let first = column(of: stretch.lowerBound)
    guard stretch.upperBound < frames.upperBound else { return first..<columns }
    return first..<max(first + 1, column(of: stretch.upperBound))
  }
}
