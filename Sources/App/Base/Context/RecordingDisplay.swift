package import TilawaAudio
package import TilawaCore

/// Shows a recording while it is made, and lets a person steer it.
package protocol RecordingDisplay: AnyObject, Sendable {
  /// Whether a person has discarded the recording.
  var isDiscarded: Bool { get }
  /// Shows the title of the new recording, and its time limit.
  func starts(_ title: String, limit: TimeLength)
  /// Takes the keys. Each command of a person goes to the handler, until `close`.
  func open(_ handler: @escaping @Sendable (RecordingCommand) -> Void)
  func show(_ event: CaptureEvent)
  /// Clears the display's line.
  func clear()
  func close()
}

/// A command of a person to a recorder.
package enum RecordingCommand: Hashable, Sendable {
  /// Pauses the recording, or continues it.
  case toggle
  case finish
}
