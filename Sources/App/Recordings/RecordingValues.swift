import AppBase
package import TilawaCore
import TilawaStore

// Values that several lines for programs about recordings have. Members keep this order; a member that has no value is null.

/// A recording.
package struct RecordingValue: Encodable {
  let id: String
  let sha256: String
  let title: String
  let date: String
  let reciter: ReciterValue
  /// The length; left out where the members of an answer have another.
  var duration: JSONNumber?

  package init(_ recording: Recording) {
    (id, sha256, title) = (recording.id, recording.sha256, recording.title)
    (date, reciter) = (recording.date, ReciterValue(recording.reciter))
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

/// The ayat that were found in a recording that was imported.
struct AlignedAyat: Encodable {
  let found: Int
  let confirmed: Int
  let flagged: Int
  let missing: [String]
  /// The reason why nothing was found, which another value has.
  @Nullable var error: String?
}
