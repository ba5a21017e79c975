/// The beginning or the end of a segment in a session's sound, from the decode thread to `Playback`.
public struct SegmentMark: Hashable, Sendable {
  /// The generation of the walk that made the mark; marks of older ones are dropped.
  public let generation: Int
  /// The number of the segment in its generation, from 0.
  public let index: Int
  /// The segment that begins or ends here.
  public let segment: SessionSegment
  /// The position in output frames from the beginning of the session: of the segment's first frame heard in this
  /// generation, or of the frame after its last.
  public let frame: Int
  /// The length of the whole segment in output frames, including the skipped part.
  public let length: Int
  /// The output frames at the segment's beginning that this generation does not play.
  public let skipped: Int

  public init(
    generation: Int, index: Int = 0, segment: SessionSegment, frame: Int, length: Int, skipped: Int = 0
  ) {
    self.generation = generation
    self.index = index
    self.segment = segment
    self.frame = frame
    self.length = length
    self.skipped = skipped
  }
}
