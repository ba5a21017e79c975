public import TilawaCore

/// An event of a recording. `at` is the length of the recording at that moment, without pauses.
public enum CaptureEvent: Sendable {
  /// The file exists, and sound comes from this device.
  case began(device: String)
  /// The level since the last report, about ten times a second.
  case level(CaptureLevel, at: OutputTime)
  /// The recording is paused, as requested.
  case paused(at: OutputTime)
  /// The recording is resumed; the pause is no part of it.
  case resumed(at: OutputTime)
  /// Frames were lost here, because they were not read in time.
  case lost(frames: Int, at: OutputTime)
  /// The server's source is suspended: no sound comes.
  case asleep(at: OutputTime)
  /// The server's source is active again.
  case awake(at: OutputTime)
  /// The server moved the recording to another source.
  case moved(device: String, at: OutputTime)
  /// The server went away; attempts to reach it again follow.
  case away(AudioError, at: OutputTime)
  /// The server is back, and the recording continues.
  case back(device: String, at: OutputTime)
  /// The end of the recording, the last event.
  case ended(CaptureResult)
}

/// The result of a recording.
public struct CaptureResult: Sendable {
  /// The reason for its end.
  public enum Reason: Sendable {
    case stopped, limit
    /// The disk is full.
    case full(AudioError)
    /// The sound server went away and did not return.
    case lost(AudioError)
    /// The recording could not begin, or the file could not be written.
    case failed(AudioError)
  }

  /// The reason for its end.
  public let reason: Reason
  /// The length of the recording.
  public let length: OutputTime
  /// The number of lost frames.
  public let lost: Int
  /// The complete file; nil for an empty recording, or an incomplete file. An incomplete file keeps its temporary name
  /// until the next start.
  public let file: FinishedRecording?

  package init(reason: Reason, length: OutputTime, lost: Int, file: FinishedRecording?) {
    (self.reason, self.length, self.lost, self.file) = (reason, length, lost, file)
  }
}

/// A complete FLAC file under its temporary name. As long as this object exists nobody else takes it for an abandoned
/// file.
public struct FinishedRecording: Sendable {
  /// The path of the file.
  public let path: String
  private let hold: FileHold

  package init(path: String, hold: FileHold) {
    self.path = path
    self.hold = hold
  }
}
