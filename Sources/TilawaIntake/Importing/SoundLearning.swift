import TilawaCore
package import TilawaStore

/// Reads the sounds of recordings that the library does not know by their digests, as those of earlier versions, and joins
/// recordings whose sounds are the same.
///
/// Each result is stored at once, so that it can be stopped at any moment and goes on there. Blocks while files are read;
/// not to be called on the cooperative pool.
package struct SoundLearning {
  private let library: Library
  private let reading: SoundReading

  /// - Parameters:
  ///   - library: opened for writing.
  ///   - reading: reads the sounds.
  package init(_ library: Library, reading: SoundReading = .files) {
    self.library = library
    self.reading = reading
  }

  /// Learns sounds, notes the tags of linked files that were changed, and joins recordings.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of recordings to read before it ends; the rest is for the next time.
  ///   - now: the time in seconds since 1970.
  /// - Returns: the recordings that were joined.
  @discardableResult
  package func run(atMost bytes: Int = .max, now: Int) throws(StoreError) -> [JoinedRecordings] {
    var left = bytes
    for recording in try library.recordings.withUnknownSound() {
      guard left > 0 else { break }
      left -= Disk.size(of: recording.file.path) ?? 0
      try learn(recording)
    }
    for recording in try library.recordings.linked() {
      guard try library.files.state(of: recording) == .changed else { continue }
      try noteTags(of: recording)
    }
    return try library.recordings.joinSame(now: now)
  }

  /// Learns the sounds of those recordings that are about as long as a file.
  func run(like file: AudioFile) throws(StoreError) {
    for recording in try library.recordings.withUnknownSound() where recording.file.isAbout(file) {
      try learn(recording)
    }
  }

  /// Learns the sound of a recording whose file is the one that was imported.
  private func learn(_ recording: Recording) throws(StoreError) {
    let path = recording.file.path
    guard try library.files.state(of: recording) == .unchanged, let digest = reading.digest(path),
      try library.files.state(of: recording) == .unchanged
    else { return }
    try library.recordings.note(digest, of: recording)
  }

  /// Notes a linked file whose tags alone were changed.
  private func noteTags(of recording: Recording) throws(StoreError) {
    let path = recording.file.path
    guard let before = try? FileIdentity(path: path),
      reading.isSound(of: recording, try library.recordings.soundDigest(of: recording), in: path),
      let digest = try? RecordingCopy.sha256(of: path), (try? FileIdentity(path: path)) == before
    else { return }
    try library.recordings.noteIdentity(of: recording, digest: digest)
  }
}

extension AudioFile {
  /// Whether a file with the same packets may have this length.
  func isAbout(_ other: AudioFile) -> Bool {
    rate == other.rate && channels == other.channels && abs(frames - other.frames) <= SoundDigest.padding
  }
}
