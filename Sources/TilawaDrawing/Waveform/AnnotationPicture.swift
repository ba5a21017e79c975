public import TilawaCore

/// A recording and all that is marked in it as a picture, row below row: sound, boundaries, how sure each stretch is, and what
/// somebody should look at.
public struct AnnotationPicture: Sendable {
  /// A stretch of the recording that fills the width of the picture, or a part of it at the end.
  public struct Row: Sendable {
    /// What is shown.
    public let frames: Range<Int>
    /// The lowest and highest sample of each pixel.
    public let peaks: [ClosedRange<Float>]
    /// What is marked there.
    public let marks: [WaveformMark]

    public init(frames: Range<Int>, peaks: [ClosedRange<Float>], marks: [WaveformMark]) {
      self.frames = frames
      self.peaks = peaks
      self.marks = marks
    }
  }

  /// The recording's title.
  public var title: String
  /// What is written below it: whose recitation, how much is marked.
  public var details: String
  /// Frames a second.
  public var rate: Int
  /// How many frames fill the width.
  public var span: Int
  /// In the order of time.
  public var rows: [Row]
  /// What should be looked at, a line each.
  public var flagged: [String]

  public init(title: String, details: String, rate: Int, span: Int, rows: [Row], flagged: [String]) {
    self.title = title
    self.details = details
    self.rate = rate
    self.span = span
    self.rows = rows
    self.flagged = flagged
  }

  /// The rows of a recording: so many frames in each that there are neither many nor few.
  ///
  /// - Returns: the length of a full row, and the frames of each.
  public static func rows(of frames: Int, rate: Int) -> (span: Int, rows: [Range<Int>]) {
    let lengths = [10, 20, 30, 60, 120, 300]
    let seconds = lengths.first { $0 * rate * mostRows >= frames } ?? max(600, frames / rate / mostRows + 1)
    let span = seconds * rate
    return (span, stride(from: 0, to: frames, by: span).map { $0..<min(frames, $0 + span) })
  }

  private static let mostRows = 24

  /// How many pixels of a row show a stretch of this length; at least one.
  public static func columns(of frames: Int, span: Int, width: Int) -> Int {
    max(1, min(frames, AnnotationPainter.room(width) * frames / max(1, span)))
  }

  /// How high the picture is.
  public func height(width: Int) -> Int { AnnotationPainter.height(self, width: width) }

  /// Draws it.
  ///
  /// - Precondition: the picture is at least 200 pixels wide.
  public func drawing(width: Int, theme: WaveformTheme) -> Drawing {
    precondition(width >= 200, "a picture needs room")
    var painter = AnnotationPainter(self, width: width, theme)
    painter.paint()
    var drawing = Drawing(
      width: width, height: height(width: width), title: "\(title) · \(details)", background: theme.background)
    drawing.elements = painter.elements
    return drawing
  }
}
