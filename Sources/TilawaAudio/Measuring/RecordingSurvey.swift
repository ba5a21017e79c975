public import TilawaCore

/// The results of a pass through a whole recording.
public struct RecordingSurvey: Hashable, Sendable {
  /// The file, with its exact length.
  public let file: AudioFile
  /// The waveform and the envelope.
  public let outline: SoundOutline
  /// The loudness of the part that will be heard.
  public let loudness: LoudnessFinding
  /// A remark for people about the decoding; nil for none.
  public let remark: String?

  public init(file: AudioFile, outline: SoundOutline, loudness: LoudnessFinding, remark: String? = nil) {
    self.file = file
    self.outline = outline
    self.loudness = loudness
    self.remark = remark
  }
}
