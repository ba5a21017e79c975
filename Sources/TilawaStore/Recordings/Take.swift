public import TilawaCore

/// One recitation of an ayah, of a part of it, or of more.
public struct Take: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// The segment's name.
  public let segment: Segment.ID
  /// The words of the take.
  public let words: WordRange
  /// The frames in the recording.
  public let frames: Range<Int>
  /// Whether it may be played.
  public let status: SourceSegment.Status
  /// Whether a session with this reciter plays this take.
  public let isPreferred: Bool
}
