public import TilawaCore

/// A reciter who is to be stored; the library finds the id.
public struct NewReciter: Hashable, Sendable {
  public let name: String
  public let riwayah: Riwayah
  public let counting: VerseCounting
  public let kind: Reciter.Kind

  public init(name: String, riwayah: Riwayah, counting: VerseCounting, kind: Reciter.Kind) {
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}

/// An audio file that is to be stored, with what is recited in it.
public struct NewAudioFile: Hashable, Sendable {
  public enum Storage: String, Hashable, Sendable {
    /// Where the user keeps it; `AudioFile.path` is absolute.
    case absolute
    /// A copy in the recordings folder, named by its SHA-256; only the name is stored.
    case recordings
  }

  public let file: AudioFile
  public let storage: Storage
  public let sha256: String?
  public let segments: [NewSegment]
  /// Of its segments; nil where it was not measured, or is measured together with others.
  public let loudness: Loudness?

  public init(
    file: AudioFile, storage: Storage, sha256: String? = nil, segments: [NewSegment], loudness: Loudness? = nil
  ) {
    self.file = file
    self.storage = storage
    self.sha256 = sha256
    self.segments = segments
    self.loudness = loudness
  }
}

/// A stretch of a file and what is recited in it; frames are counted at the file's rate.
public struct NewSegment: Hashable, Sendable {
  /// Nil for anything that is no recitation.
  public let content: SourceSegment.Content?
  public let start: Int
  public let end: Int
  public let status: SourceSegment.Status
  public let opening: SourceSegment.Opening
  /// As the user wrote it.
  public let label: String?

  public init(
    content: SourceSegment.Content?, start: Int, end: Int, status: SourceSegment.Status = .confirmed,
    opening: SourceSegment.Opening = .plain, label: String? = nil
  ) {
    self.content = content
    self.start = start
    self.end = end
    self.status = status
    self.opening = opening
    self.label = label
  }
}

/// A recording that is to be stored.
public struct NewRecording: Hashable, Sendable {
  public let title: String
  /// The name of the file that was imported, without its folder.
  public let originalName: String
  /// Seconds since 1970, where it is known.
  public let recordedAt: Int?

  public init(title: String, originalName: String, recordedAt: Int? = nil) {
    self.title = title
    self.originalName = originalName
    self.recordedAt = recordedAt
  }
}
