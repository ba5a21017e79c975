public import TilawaCore

/// What was deleted and can still be had back.
public struct TrashedItem: Hashable, Sendable, Identifiable {
  /// What lies in the trash.
  public enum Subject: Hashable, Sendable {
    /// A whole recording.
    case recording
    /// One segment of a recording that is still there, or was then.
    case segment(Segment.ID)
  }

  /// Its number among all that was ever deleted.
  public let number: Int64
  /// What it is.
  public let subject: Subject
  /// The digest of the recording.
  public let sha256: String
  /// The recording's title; of a segment with its label before it.
  public let title: String
  /// When it was deleted, in seconds since 1970.
  public let deletedAt: Int

  /// What is typed for it: the first eight digits of the recording's digest, or of the segment's name.
  public var id: String {
    switch subject {
    case .recording: String(sha256.prefix(8))
    case .segment(let uid): String(uid.prefix(8))
    }
  }
}
