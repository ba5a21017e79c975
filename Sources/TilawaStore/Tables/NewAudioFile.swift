public import TilawaCore

/// Where somebody who is new comes in the order in which reciters are asked.
public enum ReciterPlace: String, CaseIterable, Hashable, Sendable {
  /// Before all others.
  case first
  /// Behind those of one's own recordings who lead the order, before all others.
  case own
  /// Behind all others.
  case last
}

/// A reciter who is to be stored; the library finds the id.
public struct NewReciter: Hashable, Sendable {
  /// The name for people.
  public let name: String
  /// What is recited.
  public let riwayah: Riwayah
  /// The counting in which the files are numbered.
  public let counting: VerseCounting
  /// A teacher with recordings of one's own, or somebody with a set of files.
  public let kind: Reciter.Kind
  /// What it is to be called, where somebody gave it an id already; nil to make one from the name.
  public let id: String?
  /// Where he comes in the order; nil: a set of files last, recordings as the library's settings say. One who is there already
  /// keeps his place.
  public let place: ReciterPlace?

  public init(
    name: String, riwayah: Riwayah, counting: VerseCounting, kind: Reciter.Kind, id: String? = nil,
    place: ReciterPlace? = nil
  ) {
    self.id = id
    self.place = place
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}

/// An audio file that is to be stored, with what is recited in it.
public struct NewAudioFile: Hashable, Sendable {
  /// Where a file lies.
  public enum Storage: String, Hashable, Sendable {
    /// Where the user keeps it; `AudioFile.path` is absolute.
    case absolute
    /// A copy in the recordings folder, named by its SHA-256; only the name is stored.
    case recordings
  }

  /// The file and its format.
  public let file: AudioFile
  /// Where it lies.
  public let storage: Storage
  /// Its digest as 64 hexadecimal digits; needed of a recording.
  public let sha256: String?
  /// What is recited where in it.
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

  /// The same with the digest of its bytes, which are read for it.
  ///
  /// - Throws: `.unreadable`, `.io`.
  public func withDigest() throws(StoreError) -> NewAudioFile {
    if sha256 != nil { return self }
    let digest = try SHA256Hasher.digest(ofFile: file.path).digest
    return NewAudioFile(file: file, storage: storage, sha256: digest, segments: segments, loudness: loudness)
  }
}

/// A stretch of a file and what is recited in it; frames are counted at the file's rate.
public struct NewSegment: Hashable, Sendable {
  /// Nil for anything that is no recitation.
  public let content: SourceSegment.Content?
  /// Its first frame, at the file's rate.
  public let start: Int
  /// The frame after its last one.
  public let end: Int
  /// Whether it may be played.
  public let status: SourceSegment.Status
  /// What its sound begins with.
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
public struct NewRecording: Sendable {
  /// What people see.
  public let title: String
  /// The name of the file that was imported, without its folder.
  public let originalName: String
  /// Seconds since 1970, where it is known.
  public let recordedAt: Int?
  /// What it was recorded with, where that is known.
  public let device: String?
  /// The passage that it should hold, where somebody said so.
  public let expected: WordRange?
  /// What is marked in it; nil where nobody has marked anything. What is known of the same sound stays then.
  public let stretches: [LabelledStretch]?

  public init(
    title: String, originalName: String, recordedAt: Int? = nil, device: String? = nil, expected: WordRange? = nil,
    stretches: [LabelledStretch]? = nil
  ) {
    self.title = title
    self.originalName = originalName
    self.recordedAt = recordedAt
    self.device = device
    self.expected = expected
    self.stretches = stretches
  }
}
