package import TilawaCore

/// A deleted recording or segment that can be restored.
package struct TrashedItem: Hashable, Sendable, Identifiable {
  /// The subject of an item in the trash.
  package enum Subject: Hashable, Sendable {
    /// A whole recording.
    case recording
    /// One segment of a recording that is still there, or was then.
    case segment(Segment.ID)
  }

  /// Its number in the table of the trash.
  package let number: Int64
  /// The subject of the item.
  package let subject: Subject
  /// The digest of the recording.
  package let sha256: String
  /// The recording's title; of a segment with its label before it.
  package let title: String
  /// The time of deletion, in seconds since 1970.
  package let deletedAt: Int

  /// The id that a user types: the first eight digits of the recording's SHA-256, or of the segment's id.
  package var id: String {
    switch subject {
    case .recording: String(sha256.prefix(8))
    case .segment(let uid): String(uid.prefix(8))
    }
  }
}
