import AppBase
import TilawaCore
import TilawaPlayer
import TilawaStore

// Values that several lines for programs about recordings have. Members keep this order; a member that has no value is null.

extension JSONNumber {
  /// A time in seconds, with six decimals.
  init(_ time: OutputTime) { self.init(digits: time.description) }

  /// A position in seconds.
  init(frame: Int, rate: Int) { self.init(OutputTime(frames: frame, rate: rate)) }

  /// A number with three decimals at most.
  init(thousandths value: Double) { self.init(digits: "\((value * 1000).rounded() / 1000)") }
}

/// A recording.
struct RecordingValue: Encodable {
  let id: String
  let sha256: String
  let title: String
  let date: String
  let reciter: JSON
  /// The length; left out where the members of an answer have another.
  var duration: JSONNumber?

  init(_ recording: Recording) {
    (id, sha256, title) = (recording.id, recording.sha256, recording.title)
    (date, reciter) = (recording.date, .reciter(recording.reciter))
    duration = JSONNumber(recording.length)
  }
}

/// A segment of a recording with its parts.
struct SegmentValue: Encodable {
  /// A part of a segment.
  struct Part: Encodable {
    let label: String
    let start: JSONNumber
    let startFrame: Int

    private enum CodingKeys: String, CodingKey {
      case label, start
      case startFrame = "start_frame"
    }
  }

  @Nullable var number: Int?
  let id: String
  let start: JSONNumber
  let end: JSONNumber
  let startFrame: Int
  let endFrame: Int
  let label: String
  let parts: [Part]
  let status: String
  /// The time of the last change, in seconds since 1970.
  let changed: Int
  @Nullable var chosen: Int?
  @Nullable var pause: JSONNumber?
  @Nullable var confidence: JSONNumber?
  let flags: [String]

  private enum CodingKeys: String, CodingKey {
    case number, id, start, end
    case startFrame = "start_frame"
    case endFrame = "end_frame"
    case label, parts, status, changed, chosen, pause, confidence, flags
  }
}
