package import TilawaCore

/// One recitation of an ayah, of a part of it, or of more.
package struct RecordedTake: Hashable, Sendable {
  /// The recording.
  package let recording: Recording
  /// The segment's name.
  package let segment: Segment.ID
  /// The words of the take.
  package let words: WordRange
  /// The frames in the recording.
  package let frames: Range<Int>
  /// Whether it may be played.
  package let status: SourceSegment.Status
  /// Whether a session with this reciter plays this take.
  package let isPreferred: Bool
}
