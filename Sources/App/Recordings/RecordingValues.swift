import AppBase
import TilawaCore
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
