/// A stretch of somebody's sound and what is recited in it.
public struct SourceSegment: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case text(WordRange)
    /// The basmalah that opens this surah, or any surah where it is nil.
    case basmalah(surah: Int?)
    case istiadha
  }

  public enum Status: String, Hashable, Sendable, Codable { case confirmed, suggested }

  /// Whether the basmalah sounds at the beginning of a surah's first ayah and cannot be cut off.
  public enum Opening: String, Hashable, Sendable, Codable { case plain, withBasmalah = "with-basmalah" }

  public let content: Content
  public let slice: AudioSlice
  public let status: Status
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
  public let reciter: Reciter
  /// Of several takes of the same stretch the first is preferred.
  public let segments: [SourceSegment]

  public init(reciter: Reciter, segments: [SourceSegment]) {
    self.reciter = reciter
    self.segments = segments
  }
}
