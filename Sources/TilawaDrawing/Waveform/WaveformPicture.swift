package import TilawaCore

/// The content of a picture of a recording.
package struct WaveformPicture: Sendable {
  /// The recording's title.
  package var title: String
  /// The line beside the title: the reciter, and the shown part of the recording.
  package var details: String
  /// The shown frames.
  package var frames: Range<Int>
  /// The sample rate in frames a second.
  package var rate: Int
  /// The lowest and highest sample of each of equal parts of the shown frames: `columns(ofWidth:)` parts, or one for
  /// each frame if there are fewer frames.
  package var peaks: [ClosedRange<Float>]
  /// The marks in these frames, in the order of time.
  package var marks: [WaveformMark]

  package init(
    title: String, details: String, frames: Range<Int>, rate: Int, peaks: [ClosedRange<Float>], marks: [WaveformMark]
  ) {
    self.title = title
    self.details = details
    self.frames = frames
    self.rate = rate
    self.peaks = peaks
    self.marks = marks
  }

  /// Returns the number of columns that show sound in a picture of a width.
  package static func columns(ofWidth width: Int) -> Int { WaveformLayout.columns(ofWidth: width) }

  /// Draws the picture.
  ///
  /// - Precondition: the picture is at least 200 pixels wide and high.
  package func drawing(width: Int, height: Int, theme: WaveformTheme) -> Drawing {
    precondition(width >= 200 && height >= 200, "a picture needs room")
    var painter = WaveformPainter(self, WaveformLayout(marks, frames, width: width, height: height), theme)
    painter.paint()
    var drawing = Drawing(width: width, height: height, title: "\(title) · \(details)", background: theme.background)
    drawing.elements = painter.elements
    return drawing
  }
}
