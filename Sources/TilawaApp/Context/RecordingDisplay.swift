package import TilawaAudio
package import TilawaCore

/// Shows a recording while it is made, and lets a person steer it.
package protocol RecordingDisplay: AnyObject, Sendable {
  /// Whether a person wants none of it.
  var isDiscarded: Bool { get }
  /// Shows what begins, and after which length it ends by itself.
  func starts(_ title: String, limit: TimeLength)
  /// Takes the keys. Each command of a person goes to the handler, until `close`.
  func open(_ handler: @escaping @Sendable (RecordingCommand) -> Void)
  func show(_ event: CaptureEvent)
  /// Takes its line away.
  func clear()
  func close()
}

/// What a person asks of a recorder.
package enum RecordingCommand: Hashable, Sendable {
  /// Pauses it, or goes on.
  case toggle
  case finish
}
