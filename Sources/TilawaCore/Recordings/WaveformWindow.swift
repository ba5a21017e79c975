/// A stretch of a recording in columns: characters of a line, or pixels of a picture.
///
/// Column `c` of `n` begins with frame `c · frames / n`, rounded down, counted from the first shown frame.
public struct WaveformWindow: Hashable, Sendable {
  /// The shown frames.
  public let frames: Range<Int>
  /// The number of columns.
  public let columns: Int

  /// Makes a window.
  ///
  /// - Precondition: there are frames and columns.
  public init(_ frames: Range<Int>, columns: Int) {
    precondition(!frames.isEmpty && columns > 0, "a window shows something")
    self.frames = frames
    self.columns = columns
  }

  /// Returns the column of a frame; where a frame fills several, the first of them. A frame before or after the window
  /// counts as the nearest one in it.
  public func column(of frame: Int) -> Int {
    guard frame < frames.upperBound else { return columns - 1 }
    let place = max(0, frame - frames.lowerBound)
    let count = frames.count
    return count >= columns ? ((place + 1) * columns - 1) / count : (place * columns + count - 1) / count
  }

  /// Returns the frames of a column, at least one. Neighbours touch, or are the same where a frame fills several
  /// columns.
  public func frames(ofColumn column: Int) -> Range<Int> {
    let start = frames.lowerBound + column * frames.count / columns
    return start..<max(start + 1, frames.lowerBound + (column + 1) * frames.count / columns)
  }

  /// Returns the columns of a stretch, at least one; nil for a stretch outside the window.
  public func columns(of stretch: Range<Int>) -> Range<Int>? {
    guard stretch.overlaps(frames) else { return nil }
    let first = column(of: stretch.lowerBound)
    guard stretch.upperBound < frames.upperBound else { return first..<columns }
    return first..<max(first + 1, column(of: stretch.upperBound))
  }
}
