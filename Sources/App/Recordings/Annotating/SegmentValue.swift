import TilawaCore
import TilawaPlayer

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
