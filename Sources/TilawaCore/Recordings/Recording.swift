/// A recording in the library, with its reciter, its description and its file.
public struct Recording: Hashable, Sendable, Identifiable {
  /// The SHA-256 digest of the file that was imported, as 64 hexadecimal digits. It identifies the recording on every
  /// machine.
  public let sha256: String
  /// The digest of its file as it is now: another one than `sha256` where only tags were changed since.
  package let fileDigest: String
  /// The title for people.
  public let title: String
  /// The name of the imported file, without its folder.
  public let originalName: String
  /// The time of the recording, in seconds since 1970; nil where it is not known.
  public let recordedAt: Int?
  /// The time of the import, in seconds since 1970.
  public let importedAt: Int
  /// The device of the recording; nil where it is not known.
  public let device: String?
  /// The passage that the recording should hold, as stated at the import; nil where none was stated.
  public let expected: WordRange?
  /// The reciter of the recording.
  public let reciter: Reciter
  /// The file with its format.
  public let file: AudioFile
  /// The loudness; nil where it was not measured.
  public let loudness: Loudness?

  public init(
    sha256: String, title: String, originalName: String, recordedAt: Int?, importedAt: Int, device: String?,
    expected: WordRange?, reciter: Reciter, file: AudioFile, loudness: Loudness?
  ) {
    self.init(
      sha256: sha256, fileDigest: sha256, title: title, originalName: originalName, recordedAt: recordedAt,
      importedAt: importedAt, device: device, expected: expected, reciter: reciter, file: file, loudness: loudness)
  }

  package init(
    sha256: String, fileDigest: String, title: String, originalName: String, recordedAt: Int?, importedAt: Int,
    device: String?, expected: WordRange?, reciter: Reciter, file: AudioFile, loudness: Loudness?
  ) {
    self.sha256 = sha256
    self.fileDigest = fileDigest
    self.title = title
    self.originalName = originalName
    self.recordedAt = recordedAt
    self.importedAt = importedAt
    self.device = device
    self.expected = expected
    self.reciter = reciter
    self.file = file
    self.loudness = loudness
  }

  /// The id typed in commands: the first eight digits of the digest.
  public var id: String { Recording.id(ofDigest: sha256) }

  /// Returns the id of the recording with a digest.
  package static func id(ofDigest sha256: String) -> String { String(sha256.prefix(8)) }
}
