public import TilawaCore

/// A recording that was read to its end, and all that was found out on the way.
public struct RecordingSurvey: Hashable, Sendable {
  /// The file, with its exact length.
  public let file: AudioFile
  /// How it looks, and where its pauses may be.
  public let outline: SoundOutline
  /// How loud that is of it which will be heard.
  public let loudness: LoudnessFinding
  /// What a person should know of how the file is decoded; nil where there is nothing to say.
  public let remark: String?

  public init(file: AudioFile, outline: SoundOutline, loudness: LoudnessFinding, remark: String? = nil) {
    self.file = file
    self.outline = outline
    self.loudness = loudness
    self.remark = remark
  }
}
