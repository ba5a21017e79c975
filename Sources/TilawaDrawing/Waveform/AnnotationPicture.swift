package import TilawaCore

/// A picture of a recording and its marks, row below row: sound, boundaries, the confidence of each stretch, and a list
/// of flagged places.
package struct AnnotationPicture: Sendable {
  /// A stretch of the recording that fills the width of the picture, or a part of it at the end.
  package struct Row: Sendable {
    /// The shown frames.
    package let frames: Range<Int>
    /// The lowest and highest sample of each pixel.
    package let peaks: [ClosedRange<Float>]
    /// The marks in these frames.
    package let marks: [WaveformMark]

    package init(frames: Range<Int>, peaks: [ClosedRange<Float>], marks: [WaveformMark]) {
      self.frames = frames
      self.peaks = peaks
      self.marks = marks
    }
  }

  /// The recording's title.
  package var title: String
  /// The line below the title: the reciter, and the amount that is marked.
  package var details: String
  /// The sample rate in frames a second.
  package var rate: Int
  /// The number of frames in the full width.
  package var span: Int
  /// The rows in the order of time.
  package var rows: [Row]
  /// The flagged places, one line each.
  package var flagged: [String]

  package init(title: String, details: String, rate: Int, span: Int, rows: [Row], flagged: [String]) {
    self.title = title
    self.details = details
    self.rate = rate
    self.span = span
    self.rows = rows
    self.flagged = flagged
  }

  /// Divides a recording into at most 24 rows of 10 s or more.
  ///
  /// - Returns: The length of a full row, and the frames of each.
  package static func rows(of frames: Int, rate: Int) -> (span: Int, rows: [Range<Int>]) {
    let lengths = [10, 20, 30, 60, 120, 300]
    let seconds = lengths.first { $0 * rate * mostRows >= frames } ?? max(600, frames / rate / mostRows + 1)
    let span = seconds * rate
    return (span, stride(from: 0, to: frames, by: span).map { $0..<min(frames, $0 + span) })
  }

  private static let mostRows = 24

  /// Returns the number of pixels for a stretch of this length in a row; at least one.
  package static func columns(of frames: Int, span: Int, width: Int) -> Int {
    max(1, min(frames, AnnotationPainter.room(width) * frames / max(1, span)))
  }

  /// Returns the height of the picture in pixels.
  package func height(width: Int) -> Int { AnnotationPainter.height(self, width: width) }

  /// Draws the picture.
  ///
  /// - Precondition: the picture is at least 200 pixels wide.
  package func drawing(width: Int, theme: WaveformTheme) -> Drawing {
    precondition(width >= 200, "a picture needs room")
    var painter = AnnotationPainter(self, width: width, theme)
    painter.paint()
    var drawing = Drawing(
      width: width, height: height(width: width), title: "\(title) · \(details)", background: theme.background)
    drawing.elements = painter.elements
    return drawing
  }
}
