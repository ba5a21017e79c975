package import TilawaCore

/// Reads sounds, for stores that know nothing of formats.
package struct SoundReading: Sendable {
  /// Returns the digest of the sound in a file; nil where it cannot be had. Blocks until the file is read.
  package let digest: @Sendable (_ path: String) -> SoundDigest?
  /// Returns the format and the length of a sound; nil for a file that is none.
  package let measure: @Sendable (_ path: String) -> AudioFile?

  package init(
    digest: @escaping @Sendable (_ path: String) -> SoundDigest?,
    measure: @escaping @Sendable (_ path: String) -> AudioFile?
  ) {
    self.digest = digest
    self.measure = measure
  }

  /// Knows no sound: then only equal files are equal.
  package static let none = SoundReading(digest: { _ in nil }, measure: { _ in nil })

  /// Whether a file has the sound of a recording, with every frame at its place.
  package func isSound(of recording: Recording, _ digest: SoundDigest?, in path: String) -> Bool {
    guard let digest, self.digest(path) == digest, let file = measure(path) else { return false }
    return recording.file.hasFrames(of: file)
  }
}

extension AudioFile {
  /// Whether the frames of another file stand at the same times.
  package func hasFrames(of other: AudioFile) -> Bool {
    rate == other.rate && channels == other.channels && frames == other.frames
  }
}
