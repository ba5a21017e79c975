package import AppBase
package import TilawaCore
import TilawaDrawing

/// The waveform of a stretch of a recording: its numbers for programs, and the picture that was made of it.
package struct WaveformAnswer: Answer {
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

  package var json: String {
    let (recording, frames) = (view.recording, view.frames)
    let file = recording.file
    var segments: [WaveformMark] = []
    for mark in view.marks where segments.last?.number != mark.number { segments.append(mark) }
    let picture: [(String, JSON)] =
      picture.map { [("file", .string($0.path)), ("width", .int($0.width)), ("height", .int($0.height))] } ?? []
    let members: [(String, JSON)] = [
      ("recording", .string(recording.sha256)), ("title", .string(recording.title)), ("rate", .int(file.rate)),
      ("frames", .int(file.frames)), ("from", .time(frames.lowerBound, in: file)),
      ("to", .time(frames.upperBound, in: file)), ("from_frame", .int(frames.lowerBound)),
      ("to_frame", .int(frames.upperBound)),
      ("columns", .array(peaks.map { .array([.sample($0.lowerBound), .sample($0.upperBound)]) })),
      ("segments", .array(segments.map(json))),
    ]
    return JSON.object(picture + members).text
  }

  /// The segment of a mark.
  private func json(_ mark: WaveformMark) -> JSON {
    let (segment, file, counting) = (mark.segment, view.recording.file, view.recording.reciter.counting)
    let structure = view.structure
    let take = mark.take.map {
      JSON.object([("number", .int($0.number)), ("of", .int($0.count)), ("preferred", .bool($0.isPreferred))])
    }
    let parts = segment.recited.map { part in
      JSON.object([
        ("label", .string(structure.label(of: part.content, in: counting))),
        ("start", .time(part.frames.lowerBound, in: file)), ("start_frame", .int(part.frames.lowerBound)),
      ])
    }
    return .object([
      ("number", .int(mark.number)), ("id", .string(segment.id)), ("start", .time(segment.start, in: file)),
      ("end", .time(segment.end, in: file)), ("start_frame", .int(segment.start)), ("end_frame", .int(segment.end)),
      ("label", .string(structure.label(of: segment.content, in: counting))), ("parts", .array(parts)),
      ("status", .string(segment.status.rawValue)), ("take", take ?? .null),
    ])
  }
}

extension JSON {
  /// A sample in −1…1, with four decimals.
  package static func sample(_ sample: Float) -> JSON {
    let steps = Int((max(-1, min(1, sample)) * 10_000).rounded())
    let digits = String(abs(steps) + 100_000).dropFirst()
    return .number("\(steps < 0 ? "-" : "")\(digits.prefix(1)).\(digits.dropFirst())")
  }
}
