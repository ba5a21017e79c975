import AppBase
package import TilawaCore
import TilawaStore

/// A recording, as several lines for programs have it.
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
