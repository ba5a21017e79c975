public import TilawaCore

/// An outline of a recording's sound, which is stored beside the recording: its waveform and its envelope.
///
/// It is made from the sound alone, in one pass; it can always be made again.
public struct SoundOutline: Hashable, Sendable {
  /// The waveform, for pictures.
  public let waveform: Waveform
  /// The envelope, for finding pauses.
  public let envelope: Envelope

  /// - Precondition: both are of the same frames at the same rate.
  public init(waveform: Waveform, envelope: Envelope) {
    precondition(waveform.rate == envelope.rate && waveform.frames == envelope.frames, "an outline is of one recording")
    self.waveform = waveform
    self.envelope = envelope
  }

  /// The sample rate of the recording in frames a second.
  public var rate: Int { waveform.rate }
  /// The length of the recording in frames.
  public var frames: Int { waveform.frames }
}
