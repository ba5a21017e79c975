import Foundation
public import TilawaAudio
public import TilawaCore
public import TilawaStore

/// The outlines of the library's recordings, kept beside them. What is missing or damaged is made again from the sound.
///
/// Any thread; blocks on the disk.
public struct OutlineCache: Sendable {
  private let folder: String

  /// The outlines of the library in these folders.
  public init(folders: Folders) { folder = folders.outlines }

  /// What is kept of a recording; nil where nothing is, or nothing that can be trusted.
  public func kept(of sha256: String) -> SoundOutline? {
    guard let data = Disk.bytes(of: "\(folder)/\(sha256)") else { return nil }
    return try? SoundOutline(Array(data))
  }

  /// Keeps an outline: a temporary file, on the disk, then its name.
  ///
  /// - Throws: `StoreError.cannotCreate`.
  public func keep(_ outline: SoundOutline, of sha256: String) throws(StoreError) {
    try WholeFile.write(outline.bytes, named: sha256, in: folder)
  }

  /// What is kept of a recording, else what a pass over its file finds, which is kept then if that can be.
  ///
  /// - Parameters:
  ///   - recording: its file is read only where nothing is kept of it.
  ///   - progress: of the pass; may end it.
  /// - Throws: what the pass throws.
  public func outline(
    of recording: Recording, progress: @escaping RecordingPass.Progress = { _, _ in }
  ) throws -> SoundOutline {
    if let kept = kept(of: recording.sha256), kept.frames == recording.file.frames, kept.rate == recording.file.rate {
      return kept
    }
    return try fresh(of: recording, progress: progress)
  }

  /// What a pass over the recording's file finds, which is kept then if that can be.
  ///
  /// - Throws: what the pass throws; `PlayerError.unreadable` where the file is not what was imported.
  public func fresh(
    of recording: Recording, progress: @escaping RecordingPass.Progress = { _, _ in }
  ) throws -> SoundOutline {
    let path = recording.file.path
    let outline = try RecordingPass.outline(of: path, progress: progress)
    // Nobody but us changes a copy; a file elsewhere is the user's, and what is kept is believed for good.
    let isOurs = path.hasSuffix("/" + recording.sha256)
    let isSame = outline.frames == recording.file.frames && outline.rate == recording.file.rate
    guard isSame, try isOurs || RecordingCopy.sha256(of: path) == recording.sha256 else {
      throw PlayerError(
        code: .unreadable, operation: "read", path: path,
        message: "it has changed since it was imported; import it again")
    }
    try? keep(outline, of: recording.sha256)
    return outline
  }
}
