public import TilawaCore

/// What happens while something is recorded. `at` is how much of the recording there is; a pause is no part of it.
public enum CaptureEvent: Sendable {
  /// The file is there, and sound comes from this device.
  case began(device: String)
  /// How loud it was since the last of these, some ten times a second.
  case level(CaptureLevel, at: OutputTime)
  /// Nothing is recorded from here on, as was asked.
  case paused(at: OutputTime)
  /// Recording goes on; the pause is no part of it.
  case resumed(at: OutputTime)
  /// So many frames were lost here: nobody could take them.
  case lost(frames: Int, at: OutputTime)
  /// The server's source sleeps: nothing comes.
  case asleep(at: OutputTime)
  /// It does so no more.
  case awake(at: OutputTime)
  /// The server moved the recording to another source.
  case moved(device: String, at: OutputTime)
  /// The server went away; it is tried to reach it again.
  case away(AudioError, at: OutputTime)
  /// It is back, and recording goes on where it was left.
  case back(device: String, at: OutputTime)
  /// The last one.
  case ended(CaptureResult)
}

/// What became of a recording.
public struct CaptureResult: Sendable {
  /// Why it ended.
  public enum Reason: Sendable {
    case stopped, limit
    /// The disk is full.
    case full(AudioError)
    /// The sound server went away and did not come back.
    case lost(AudioError)
    /// It could not begin, or the file could not be written.
    case failed(AudioError)
  }

  /// Why it ended.
  public let reason: Reason
  /// How much there is of it.
  public let length: OutputTime
  /// Frames that were lost on the way.
  public let lost: Int
  /// The complete file; nil where nothing was recorded, or where it could not be completed: then what there is of it
  /// stands under its temporary name, for the next start.
  public let file: FinishedRecording?
}

/// A complete FLAC file under its temporary name. As long as this is held nobody else takes it for left behind.
public struct FinishedRecording: Sendable {
  /// Where it lies.
  public let path: String
  private let hold: FileHold

  package init(path: String, hold: FileHold) {
    self.path = path
    self.hold = hold
  }
}
