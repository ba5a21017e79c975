public import TilawaCore

/// A recording that was read to its end, and all that was found out on the way.
public struct RecordingSurvey: Hashable, Sendable {
  /// The file, with its exact length.
  public let file: AudioFile
  /// How it looks, and where its pauses may be.
  public let outline: SoundOutline
  /// How loud that is of it which will be heard.
  public let loudness: LoudnessFinding

  public init(file: AudioFile, outline: SoundOutline, loudness: LoudnessFinding) {
    self.file = file
    self.outline = outline
    self.loudness = loudness
  }
}
