package import TilawaAudio
package import TilawaCore
package import TilawaStore

/// A cache of the outlines of recordings, beside the library. A missing or damaged one is made again from the sound.
///
/// Any thread; blocks on the disk.
package struct OutlineCache: Sendable {
  private let folder: String

  /// Makes a cache in these folders.
  package init(folders: Folders) { folder = folders.outlines }

  /// Returns the stored outline of a recording; nil if it is absent or damaged.
  package func kept(of sha256: String) -> SoundOutline? {
    guard let data = Disk.bytes(of: "\(folder)/\(sha256)") else { return nil }
    return try? SoundOutline(Array(data))
  }

  /// Stores an outline: writes a temporary file, syncs and renames it.
  ///
  /// - Throws: `StoreError.cannotCreate`.
  package func keep(_ outline: SoundOutline, of sha256: String) throws(StoreError) {
    try WholeFile.write(outline.bytes, named: sha256, in: folder)
  }

  /// Returns the stored outline, else makes a new one by a pass over the file, and stores it if possible.
  ///
  /// - Parameters:
  ///   - recording: the recording; its file is read only if no outline is stored.
  ///   - progress: receives the progress of the pass; its errors end it.
  /// - Throws: the errors of the pass.
  package func outline(
    of recording: Recording, progress: @escaping RecordingPass.Progress = { _, _ in }
  ) throws -> SoundOutline {
    if let kept = kept(of: recording.sha256), kept.frames == recording.file.frames, kept.rate == recording.file.rate {
      return kept
    }
    return try fresh(of: recording, progress: progress)
  }

  /// Makes a new outline by a pass over the file, and stores it if possible.
  ///
  /// - Throws: the errors of the pass; `PlayerError.unreadable` if the file is not the one imported.
  package func fresh(
    of recording: Recording, progress: @escaping RecordingPass.Progress = { _, _ in }
  ) throws -> SoundOutline {
    let path = recording.file.path
    let outline = try RecordingPass.outline(of: path, progress: progress)
    // Keep outlines of our own copies only: a file elsewhere can change, and its outline would be trusted for ever.
    let isOurs = path.hasSuffix("/" + recording.fileDigest)
    let isSame = outline.frames == recording.file.frames && outline.rate == recording.file.rate
    guard isSame, try isOurs || RecordingCopy.sha256(of: path) == recording.fileDigest else {
      throw PlayerError(
        code: .unreadable, operation: FilesSentences.cannotRead, path: path,
        detail: IntakeSentences.changedSinceImport)
    }
    try? keep(outline, of: recording.sha256)
    return outline
  }
}
