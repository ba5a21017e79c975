import AppBase
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore

// The lines for programs while a recording runs. Members keep this order.

/// The beginning of a recording.
struct CaptureStarted: Encodable {
  let event = "started"
  let title: String
  let reciter: String
  @Nullable var range: String?
  let source: String
  let device: String
  let rate: Int
  let channels: Int
  let bits: Int
  /// The longest time, in seconds.
  let max: Int
}

/// An event; the members after the time are those of the event.
struct CaptureEventValue: Encodable {
  private let event: String
  private let at: JSONNumber
  private let seconds: JSONNumber?
  private let device: String?
  private let because: String?

  init(
    _ event: String, _ at: OutputTime, seconds: JSONNumber? = nil, device: String? = nil, because: String? = nil
  ) {
    (self.event, self.at) = (event, JSONNumber(at))
    (self.seconds, self.device, self.because) = (seconds, device, because)
  }
}

/// The level since the last report.
struct CaptureLevelValue: Encodable {
  let event = "level"
  private let at: JSONNumber
  /// Decibels; null for silence, which has no number.
  @Nullable private var peak: JSONNumber?
  @Nullable private var rms: JSONNumber?
  private let clipped: Int

  init(_ level: CaptureLevel, at: OutputTime) {
    self.at = JSONNumber(at)
    _peak = Nullable(wrappedValue: level.peak.isFinite ? JSONNumber(decibels: level.peak) : nil)
    _rms = Nullable(wrappedValue: level.rms.isFinite ? JSONNumber(decibels: level.rms) : nil)
    clipped = level.clipped
  }
}

/// The end of a recording that was kept.
struct CaptureFinished: Encodable {
  let event = "finished"
  let at: JSONNumber
  let reason: String
  /// The sound that was lost, in seconds.
  let lost: JSONNumber
  let recording: KeptRecording
}

/// A recording in the library in the form of `import`.
struct KeptRecording: Encodable {
  private let id: String
  private let sha256: String
  private let title: String
  private let reciter: String
  private let duration: JSONNumber
  private let rate: Int
  private let channels: Int
  private let frames: Int
  private let new: Bool
  @Nullable private var loudness: LoudnessValue?

  init(_ kept: RecordingSaver.Kept) {
    let recording = kept.recording
    (id, sha256, title, reciter) = (recording.id, recording.sha256, recording.title, recording.reciter.id)
    let file = recording.file
    duration = JSONNumber(frame: file.frames, rate: file.rate)
    (rate, channels, frames, new) = (file.rate, file.channels, file.frames, kept.outcome == .added)
    _loudness = Nullable(wrappedValue: recording.loudness.map { LoudnessValue($0) })
  }
}
