public import TilawaCore

/// What is kept of a recording's sound beside the recording: how it looks, and its envelope.
///
/// Made from the sound alone, in one pass; it can always be made again.
public struct SoundOutline: Hashable, Sendable {
  /// For pictures.
  public let waveform: Waveform
  /// For finding pauses.
  public let envelope: Envelope

  /// - Precondition: both are of the same frames at the same rate.
  public init(waveform: Waveform, envelope: Envelope) {
    precondition(waveform.rate == envelope.rate && waveform.frames == envelope.frames, "an outline is of one recording")
    self.waveform = waveform
    self.envelope = envelope
  }

  /// Frames a second of the recording.
  public var rate: Int { waveform.rate }
  /// How long the recording is.
  public var frames: Int { waveform.frames }
}
