package import TilawaCore

/// A choice of recordings; nil asks for nothing.
package struct RecordingFilter: Hashable, Sendable {
  /// Text that is marked, or expected, in the recording.
  package var text: WordRange?
  /// The id of the reciter.
  package var reciter: String?
  /// The riwayah of the recordings.
  package var riwayah: Riwayah?
  /// Recorded, else imported, at or after; seconds since 1970.
  package var since: Int?
  /// Recorded, else imported, before.
  package var until: Int?
  /// Words that all occur in title, file name, reciter, date or a label.
  package var search: [String] = []

  package init() {}
}
