public import TilawaCore

/// A choice of recordings; nil asks for nothing.
public struct RecordingFilter: Hashable, Sendable {
  /// Text that is marked, or expected, in the recording.
  public var text: WordRange?
  /// The id of the reciter.
  public var reciter: String?
  /// The riwayah of the recordings.
  public var riwayah: Riwayah?
  /// Recorded, else imported, at or after; seconds since 1970.
  public var since: Int?
  /// Recorded, else imported, before.
  public var until: Int?
  /// Words that all occur in title, file name, reciter, date or a label.
  public var search: [String] = []

  public init() {}
}
