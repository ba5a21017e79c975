package import TilawaCore

/// An audio file to store, with its segments.
package struct NewAudioFile: Hashable, Sendable {
  /// The place of a file.
  package enum Storage: String, Hashable, Sendable {
    /// A path in the user's own folders; `AudioFile.path` is absolute.
    case absolute
    /// A copy in the recordings folder, named by its SHA-256; only the name is stored.
    case recordings
  }

  /// The file and its format.
  package let file: AudioFile
  /// The place of the file.
  package let storage: Storage
  /// Its digest as 64 hexadecimal digits; needed of a recording.
  package let sha256: String?
  /// The segments of the file.
  package let segments: [NewSegment]
  /// The loudness of the segments; nil if it was not measured, or is measured together with other files.
  package let loudness: Loudness?
  /// The digest of a recording's sound; nil if it is not known.
  package let sound: SoundDigest?

  package init(
    file: AudioFile, storage: Storage, sha256: String? = nil, segments: [NewSegment], loudness: Loudness? = nil,
    sound: SoundDigest? = nil
  ) {
    self.file = file
    self.storage = storage
    self.sha256 = sha256
    self.segments = segments
    self.loudness = loudness
    self.sound = sound
  }

  /// A copy with the SHA-256 of the bytes of the file.
  ///
  /// - Throws: `.unreadable`, `.io`.
  package func withDigest() throws(StoreError) -> NewAudioFile {
    if sha256 != nil { return self }
    let digest = try SHA256Hasher.digest(ofFile: file.path).digest
    return NewAudioFile(
      file: file, storage: storage, sha256: digest, segments: segments, loudness: loudness, sound: sound)
  }
}
