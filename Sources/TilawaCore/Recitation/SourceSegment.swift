/// A stretch of somebody's sound and what is recited in it.
public struct SourceSegment: Hashable, Sendable {
  /// What is recited in a segment.
  public enum Content: Hashable, Sendable {
    /// These words of the Quran.
    case text(WordRange)
    /// The basmalah that opens this surah, or any surah where it is nil.
    case basmalah(surah: Int?)
    case istiadha
  }

  /// Whether somebody has vouched for the segment; only then is it played.
  public enum Status: String, Hashable, Sendable, Codable { case confirmed, suggested }

  /// Whether the basmalah sounds at the beginning of a surah's first ayah and cannot be cut off.
  public enum Opening: String, Hashable, Sendable, Codable { case plain, withBasmalah = "with-basmalah" }

  /// What is recited.
  public let content: Content
  /// Where it stands in a file.
  public let slice: AudioSlice
  /// Whether it may be played.
  public let status: Status
  /// What its sound begins with.
  public let opening: Opening

  public init(content: Content, slice: AudioSlice, status: Status = .confirmed, opening: Opening = .plain) {
    self.content = content
    self.slice = slice
    self.status = status
    self.opening = opening
  }
}

/// What one reciter can contribute to a session: its segments, as far as the session's text reaches.
public struct ReciterOffer: Hashable, Sendable {
  /// Whose files they are.
  public let reciter: Reciter
  /// Of several takes of the same stretch the first is preferred.
  public let segments: [SourceSegment]

  public init(reciter: Reciter, segments: [SourceSegment]) {
    self.reciter = reciter
    self.segments = segments
  }
}
