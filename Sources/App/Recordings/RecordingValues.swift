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

/// The ayat that were found in a recording that was imported.
struct AlignedAyat: Encodable {
  let found: Int
  let confirmed: Int
  let flagged: Int
  let missing: [String]
  /// The reason why nothing was found, which another value has.
  @Nullable var error: String?
}
