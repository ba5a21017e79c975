/// A stretch of a reciter's sound with its content.
public struct SourceSegment: Hashable, Sendable {
  /// The content of a segment.
  public enum Content: Hashable, Sendable {
    /// Words of the Quran.
    case text(WordRange)
    /// The basmalah before this surah; nil means any surah.
    case basmalah(surah: Int?)
    case istiadha
  }

  /// A status of a segment: confirmed by a person, or suggested. Only confirmed segments are played.
  public enum Status: String, Hashable, Sendable, Codable { case confirmed, suggested }

  /// A beginning of the sound: plain, or with a basmalah before a surah's first ayah that cannot be cut off.
  public enum Opening: String, Hashable, Sendable, Codable { case plain, withBasmalah = "with-basmalah" }

  /// The content of the segment.
  public let content: Content
  /// The slice of the file.
  public let slice: AudioSlice
  /// The status; only a confirmed segment is played.
  public let status: Status
  /// The beginning of the sound.
  public let opening: Opening

  public init(content: Content, slice: AudioSlice, status: Status = .confirmed, opening: Opening = .plain) {
    self.content = content
    self.slice = slice
    self.status = status
    self.opening = opening
  }
}

/// An offer of one reciter for a session: all segments with text of the session.
public struct ReciterOffer: Hashable, Sendable {
  /// The reciter of the files.
  public let reciter: Reciter
  /// The segments. Of several takes of the same stretch the first is preferred.
  public let segments: [SourceSegment]

  public init(reciter: Reciter, segments: [SourceSegment]) {
    self.reciter = reciter
    self.segments = segments
  }
}
