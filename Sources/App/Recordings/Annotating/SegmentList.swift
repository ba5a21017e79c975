package import AppBase
package import TilawaCore
import TilawaStore

/// The segments of a recording, or some of them.
package struct SegmentList: ValueAnswer {
  private let annotated: AnnotatedRecording
  private let segments: [Segment]
  /// Whether the recording has no segment at all.
  private let isUnmarked: Bool
  private let lines: SegmentLines
  /// The recited text of each segment; nil where it is not shown.
  private let texts: [String]?
  private let history: (undo: Int, redo: Int)

  /// - Parameters:
  ///   - isShown: whether a segment is listed.
  ///   - showsText: whether the recited text stands beside each segment.
  package init(of annotated: AnnotatedRecording, showsText: Bool, where isShown: (Segment) -> Bool) throws {
    let annotation = try annotated.annotation()
    let (lines, segments) = (SegmentLines(annotation, of: annotated), annotation.segments.filter(isShown))
    self.annotated = annotated
    self.segments = segments
    self.lines = lines
    isUnmarked = annotation.segments.isEmpty
    texts = showsText ? try segments.map { try lines.text($0) } : nil
    history = try annotated.library.annotations.history(of: annotated.recording)
  }

  package var text: [AnswerPart] {
    let rows = segments.indices.map { place in
      lines.cells(segments[place]) + (texts.map { [$0[place]] } ?? [])
    }
    let headings = [
      RecordingsSentences.headingNumber, RecordingsSentences.headingStart, RecordingsSentences.headingLength,
      RecordingsSentences.headingAyat, RecordingsSentences.headingState, RecordingsSentences.headingTake,
      RecordingsSentences.headingText,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [0, 1, 2], isCut: true))]
  }

  package var remarks: [Sentence] {
    isUnmarked ? [RecordingsSentences.noSegments(title: annotated.recording.title)] : []
  }

  /// The line for programs.
  package struct Value: Encodable {
    let recording: String
    let title: String
    let reciter: String
    let counting: String
    let rate: Int
    let frames: Int
    let segments: [SegmentValue]
    let undo: Int
    let redo: Int
  }

  package var value: Value {
    let recording = annotated.recording
    return Value(
      recording: recording.sha256, title: recording.title, reciter: recording.reciter.id,
      counting: annotated.counting.rawValue, rate: recording.file.rate, frames: recording.file.frames,
      segments: segments.map(lines.value), undo: history.undo, redo: history.redo)
  }
}
