public import TilawaCore

/// What a picture of a recording shows.
public struct WaveformPicture: Sendable {
  /// The recording's title.
  public var title: String
  /// What is written beside it: the reciter, what is shown of how much.
  public var details: String
  /// What is shown.
  public var frames: Range<Int>
  /// Frames a second.
  public var rate: Int
  /// The lowest and highest sample of each of equal parts of what is shown: `columns(ofWidth:)`, or one for each frame
  /// where there are fewer frames.
  public var peaks: [ClosedRange<Float>]
  /// What is marked there, in the order of time.
  public var marks: [WaveformMark]

  public init(
    title: String, details: String, frames: Range<Int>, rate: Int, peaks: [ClosedRange<Float>], marks: [WaveformMark]
  ) {
    self.title = title
    self.details = details
    self.frames = frames
    self.rate = rate
    self.peaks = peaks
    self.marks = marks
  }

  /// How many pixels of a picture's width show sound.
  public static func columns(ofWidth width: Int) -> Int { WaveformLayout.columns(ofWidth: width) }

  /// Draws it.
  ///
  /// - Precondition: the picture is at least 200 pixels wide and high.
  public func drawing(width: Int, height: Int, theme: WaveformTheme) -> Drawing {
    precondition(width >= 200 && height >= 200, "a picture needs room")
    var painter = WaveformPainter(self, WaveformLayout(marks, frames, width: width, height: height), theme)
    painter.paint()
    var drawing = Drawing(width: width, height: height, title: "\(title) · \(details)", background: theme.background)
    drawing.elements = painter.elements
    return drawing
  }
}
