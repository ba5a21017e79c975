public import TilawaCore

/// An audio file to store, with its segments.
public struct NewAudioFile: Hashable, Sendable {
  /// The place of a file.
  public enum Storage: String, Hashable, Sendable {
    /// A path in the user's own folders; `AudioFile.path` is absolute.
    case absolute
    /// A copy in the recordings folder, named by its SHA-256; only the name is stored.
    case recordings
  }

  /// The file and its format.
  public let file: AudioFile
  /// The place of the file.
  public let storage: Storage
  /// Its digest as 64 hexadecimal digits; needed of a recording.
  public let sha256: String?
  /// The segments of the file.
  public let segments: [NewSegment]
  /// The loudness of the segments; nil if it was not measured, or is measured together with other files.
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

  /// A copy with the SHA-256 of the bytes of the file.
  ///
  /// - Throws: `.unreadable`, `.io`.
  public func withDigest() throws(StoreError) -> NewAudioFile {
    if sha256 != nil { return self }
    let digest = try SHA256Hasher.digest(ofFile: file.path).digest
    return NewAudioFile(file: file, storage: storage, sha256: digest, segments: segments, loudness: loudness)
  }
}
