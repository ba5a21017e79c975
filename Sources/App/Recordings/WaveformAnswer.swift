package import AppBase
import TilawaCore
import TilawaDrawing

/// The waveform of a stretch of a recording: its numbers for programs, and the picture that was made of it.
package struct WaveformAnswer: ValueAnswer {
  private let view: RecordingView
  private let peaks: [ClosedRange<Float>]
  private let picture: (path: String, width: Int, height: Int)?

  /// - Parameters:
  ///   - peaks: the lowest and highest sample of each column.
  ///   - picture: the file and its size in points; nil where none was made.
  package init(
    _ view: RecordingView, _ peaks: [ClosedRange<Float>], picture: (path: String, width: Int, height: Int)? = nil
  ) {
    self.view = view
    self.peaks = peaks
    self.picture = picture
  }

  package var text: [AnswerPart] {
    picture.map { picture in
      [
        .line(
          RecordingsSentences.picture(
            path: picture.path, width: picture.width, height: picture.height, labels: view.stretchWords))
      ]
    } ?? []
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Take: Encodable {
      let number: Int
      let of: Int
      let preferred: Bool
    }

    struct Segment: Encodable {
      let number: Int
      let id: String
      let start: JSONNumber
      let end: JSONNumber
      let startFrame: Int
      let endFrame: Int
      let label: String
      let parts: [SegmentValue.Part]
      let status: String
      let take: Take?

      private enum CodingKeys: String, CodingKey {
        case number, id, start, end
        case startFrame = "start_frame"
        case endFrame = "end_frame"
        case label, parts, status, take
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(id, forKey: .id)
        try container.encode(start, forKey: .start)
        try container.encode(end, forKey: .end)
        try container.encode(startFrame, forKey: .startFrame)
        try container.encode(endFrame, forKey: .endFrame)
        try container.encode(label, forKey: .label)
        try container.encode(parts, forKey: .parts)
        try container.encode(status, forKey: .status)
        try container.encode(take, forKey: .take)
      }
    }

    /// The picture and its size; left out where none was made.
    let file: String?
    let width: Int?
    let height: Int?
    let recording: String
    let title: String
    let rate: Int
    let frames: Int
    let from: JSONNumber
    let to: JSONNumber
    let fromFrame: Int
    let toFrame: Int
    /// The lowest and the highest sample of each column.
    let columns: [[JSONNumber]]
    let segments: [Segment]

    private enum CodingKeys: String, CodingKey {
      case file, width, height, recording, title, rate, frames, from, to
      case fromFrame = "from_frame"
      case toFrame = "to_frame"
      case columns, segments
    }
  }

  package var value: Value {
    let (recording, frames) = (view.recording, view.frames)
    let file = recording.file
    var segments: [WaveformMark] = []
    for mark in view.marks where segments.last?.number != mark.number { segments.append(mark) }
    return Value(
      file: picture?.path, width: picture?.width, height: picture?.height, recording: recording.sha256,
      title: recording.title, rate: file.rate, frames: file.frames,
      from: JSONNumber(frame: frames.lowerBound, rate: file.rate),
      to: JSONNumber(frame: frames.upperBound, rate: file.rate), fromFrame: frames.lowerBound,
      toFrame: frames.upperBound,
      columns: peaks.map { [JSONNumber(sample: $0.lowerBound), JSONNumber(sample: $0.upperBound)] },
      segments: segments.map(value))
  }

  /// The segment of a mark.
  private func value(_ mark: WaveformMark) -> Value.Segment {
    let (segment, rate, counting) = (mark.segment, view.recording.file.rate, view.recording.reciter.counting)
    let structure = view.structure
    let parts = segment.recited.map { part in
      SegmentValue.Part(
        label: structure.label(of: part.content, in: counting),
        start: JSONNumber(frame: part.frames.lowerBound, rate: rate), startFrame: part.frames.lowerBound)
    }
    return Value.Segment(
      number: mark.number, id: segment.id, start: JSONNumber(frame: segment.start, rate: rate),
      end: JSONNumber(frame: segment.end, rate: rate), startFrame: segment.start, endFrame: segment.end,
      label: structure.label(of: segment.content, in: counting), parts: parts, status: segment.status.rawValue,
      take: mark.take.map { Value.Take(number: $0.number, of: $0.count, preferred: $0.isPreferred) })
  }
}

extension JSONNumber {
  /// A sample in −1…1, with four decimals.
  fileprivate init(sample: Float) {
    let steps = Int((max(-1, min(1, sample)) * 10_000).rounded())
    let digits = String(abs(steps) + 100_000).dropFirst()
    self.init(digits: "\(steps < 0 ? "-" : "")\(digits.prefix(1)).\(digits.dropFirst())")
  }
}
