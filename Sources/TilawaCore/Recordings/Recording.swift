/// A recording in the library: whose it is, what is known of it, and where its sound lies.
public struct Recording: Hashable, Sendable, Identifiable {
  /// The digest of its file as 64 hexadecimal digits: what a recording is, on every machine.
  public let sha256: String
  /// What people see.
  public let title: String
  /// The name of the file that was imported, without its folder.
  public let originalName: String
  /// When it was recorded, in seconds since 1970, where that is known.
  public let recordedAt: Int?
  /// When it was imported, in seconds since 1970.
  public let importedAt: Int
  /// What it was recorded with, where that is known.
  public let device: String?
  /// The passage that it should hold, as whoever imported it said.
  public let expected: WordRange?
  /// Whose recitation it is.
  public let reciter: Reciter
  /// Its file and format.
  public let file: AudioFile
  /// How loud it is; nil where it was not measured.
  public let loudness: Loudness?

  public init(
    sha256: String, title: String, originalName: String, recordedAt: Int?, importedAt: Int, device: String?,
    expected: WordRange?, reciter: Reciter, file: AudioFile, loudness: Loudness?
  ) {
    self.sha256 = sha256
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

  /// What is typed for it: the first eight digits of its digest.
  public var id: String { String(sha256.prefix(8)) }
}
