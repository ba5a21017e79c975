import TilawaAudio
import TilawaCore
import TilawaStore

/// The recording that has the sound of a file already.
struct RecordingMatch {
  private(set) var recording: Recording?
  /// The digest of the sound; nil where the file itself is known.
  private(set) var digest: SoundDigest?
  private(set) var likeness = RecordingImporter.Report.Likeness.file
  /// Whether the recording's file is unchanged.
  let isWhole: Bool
  /// Whether it is a copy.
  let isCopy: Bool
  /// Whether the file holds more sound than the library knows of it: earlier versions read one piece of a joined file.
  private(set) var isShort = false

  /// Finds the recording of a file. A file with other tags takes the place of the recording's if that is missing or changed,
  /// and where a copy is asked for of a link.
  init(of incoming: RecordingImporter.Incoming, in library: Library, _ reading: SoundReading) throws {
    recording = try library.recordings.find(sha256: incoming.sha256)
    if let recording {
      let file = try? AudioProbe.measure(incoming.origin, demanding: .present)
      isShort = file.map { $0.frames > recording.file.frames } ?? false
      isCopy = recording.isCopy(in: library)
    } else {
      digest = reading.digest(incoming.path)
      let like = try KnownSound.find(incoming.path, digest, in: library, reading)
      recording = like?.recording
      isCopy = like?.recording.isCopy(in: library) ?? false
      likeness = like == nil ? .file : .sound
      let isCopyWanted = !isCopy && incoming.storage == .recordings
      if let like, like.isInPlace, !like.isWhole || isCopyWanted { likeness = .soundInNewFile }
    }
    isWhole = try recording.map { try library.files.state(of: $0) == .unchanged } ?? false
  }
}

extension Recording {
  /// Whether the library keeps a copy of its sound.
  fileprivate func isCopy(in library: Library) -> Bool { file.path.hasPrefix(library.folders.recordings + "/") }
}
