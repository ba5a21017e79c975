public import TilawaCore

/// The results of a pass through a whole recording.
public struct RecordingSurvey: Hashable, Sendable {
  /// The file, with its exact length.
  public let file: AudioFile
  /// The waveform and the envelope.
  public let outline: SoundOutline
  /// The loudness of the part that will be heard.
  public let loudness: LoudnessFinding
  /// The sound that the file announces and does not hold; nil if nothing is missing.
  package let missing: MissingSound?
  /// A remark for people about the decoding; nil for none.
  public let remark: String?

  package init(
    file: AudioFile, outline: SoundOutline, loudness: LoudnessFinding, missing: MissingSound? = nil,
    remark: String? = nil
  ) {
    self.file = file
    self.outline = outline
    self.loudness = loudness
    self.missing = missing
    self.remark = remark
  }
}
