import AppBase

/// The part of a recording in the strip, with the number of frames in a column.
struct EditorView: Hashable {
  /// The scale of the columns.
  enum Zoom: Hashable {
    /// The whole recording is visible.
    case whole
    /// The number of milliseconds in a column.
    case column(milliseconds: Int)
  }

  /// The steps of the zoom, in milliseconds per column. For steps under 10 the visible part is decoded.
  static let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 120_000, 300_000]

  /// Frames of the recording, and frames per second.
  let frames: Int
  let rate: Int
  private(set) var columns: Int
  private(set) var zoom = Zoom.whole
  /// The first visible frame.
  private(set) var start = 0

  init(frames: Int, rate: Int, columns: Int) {
    self.frames = frames
    self.rate = rate
    self.columns = max(1, columns)
  }

  /// The number of frames in all columns together; it can exceed the length of the recording.
  var span: Int {
    switch zoom {
    case .whole: max(1, frames)
    case .column(let milliseconds): max(columns, milliseconds * rate * columns / 1000)
    }
  }

  /// The visible frames.
  var range: Range<Int> { start..<start + span }

  /// The first frame of a column.
  func frame(ofColumn column: Int) -> Int { start + column * span / columns }

  /// Returns the column of a frame; outside of `0..<columns` when the frame is not visible.
  func column(of frame: Int) -> Int {
    // The last column holds the end of the recording too.
    if frame == start + span, frame == frames { return columns - 1 }
    var column = Int((Double(frame - start) * Double(columns) / Double(span)).rounded(.down))
    while self.frame(ofColumn: column) > frame { column -= 1 }
    while self.frame(ofColumn: column + 1) <= frame { column += 1 }
    return column
  }

  func shows(_ frame: Int) -> Bool { (0..<columns).contains(column(of: frame)) }

  // MARK: - Changes

  mutating func resize(columns: Int, keeping frame: Int) {
    self.columns = max(1, columns)
    reveal(frame)
  }

  /// Zooms one step in or out; the frame keeps its column on the screen.
  mutating func zoom(_ direction: Direction, around frame: Int) {
    let whole = max(1, frames * 1000 / max(1, rate * columns))
    let next: Zoom
    switch (zoom, direction) {
    case (.whole, .nearer):
      next = .column(milliseconds: EditorView.steps.last { $0 < whole } ?? EditorView.steps[0])
    case (.whole, .further): return
    case (.column(let now), .nearer):
      next = .column(milliseconds: EditorView.steps.last { $0 < now } ?? now)
    case (.column(let now), .further):
      next = EditorView.steps.first { $0 > now && $0 < whole }.map { .column(milliseconds: $0) } ?? .whole
    }
    set(next, around: frame)
  }

  enum Direction: Hashable { case nearer, further }

  mutating func set(_ zoom: Zoom, around frame: Int) {
    let place = min(max(0, column(of: frame)), columns - 1)
    self.zoom = zoom
    start = 0
    scroll(to: frame - place * span / columns)
    reveal(frame)
  }

  /// Moves the visible part so that it begins with a frame, within the limits of the recording.
  mutating func scroll(to frame: Int) { start = max(0, min(frame, frames - span)) }

  /// Moves the visible part so that it contains a frame. Does nothing if the frame is visible already.
  mutating func reveal(_ frame: Int) {
    scroll(to: start)
    guard !shows(frame) else { return }
    scroll(to: frame - span / 2)
  }
}
