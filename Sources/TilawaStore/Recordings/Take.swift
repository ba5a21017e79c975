public import TilawaCore

/// One reciting of an ayah, or of a part of it or more than it.
public struct Take: Hashable, Sendable {
  /// Where it was recorded.
  public let recording: Recording
  /// The segment's name.
  public let segment: Segment.ID
  /// What is recited.
  public let words: WordRange
  /// Its frames of the recording.
  public let frames: Range<Int>
  /// Whether it may be played.
  public let status: SourceSegment.Status
  /// Whether it is played when the ayah is asked of this reciter.
  public let isPreferred: Bool
}
