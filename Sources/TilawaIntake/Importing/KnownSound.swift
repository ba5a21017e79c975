import TilawaCore
import TilawaStore

/// The recording that has the sound of a file, which is another file: with other tags, or in another container.
struct KnownSound {
  let recording: Recording
  /// Whether every frame of the file stands at the same time.
  let isInPlace: Bool
  /// Whether the file of the recording is there, as it was.
  let isWhole: Bool

  /// Finds the recording; nil where there is none.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - digest: the digest of its sound; nil finds none.
  ///   - library: the library, opened for writing. Sounds of about this length that it does not know yet are read.
  ///   - reading: reads sounds.
  static func find(
    _ path: String, _ digest: SoundDigest?, in library: Library, _ reading: SoundReading
  ) throws(StoreError) -> KnownSound? {
    guard let digest else { return nil }
    let (same, unread) = (try library.recordings.find(sound: digest), try library.recordings.withUnknownSound())
    guard !same.isEmpty || !unread.isEmpty, let file = reading.measure(path) else { return nil }
    try SoundLearning(library, reading: reading).run(like: file)
    let found = try library.recordings.find(sound: digest).filter { $0.file.isAbout(file) }.map {
      (recording) throws(StoreError) in
      KnownSound(
        recording: recording, isInPlace: recording.file.hasFrames(of: file),
        isWhole: try library.files.state(of: recording) == .unchanged)
    }
    // A recording without its file gets this one, and only if its labels stay where they are.
    return found.first(where: \.isWhole) ?? found.first(where: \.isInPlace)
  }
}
