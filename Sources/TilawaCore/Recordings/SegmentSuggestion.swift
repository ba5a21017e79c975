/// A suggested segment of a recording, still without an identifier.
public struct SegmentSuggestion: Hashable, Sendable {
  /// The frames of the recording.
  public let frames: Range<Int>
  /// The content of the segment.
  public let content: Segment.Content
  /// The pause before it, its confidence and its flags.
  public let evidence: Segment.Evidence

  /// Creates a suggestion.
  public init(frames: Range<Int>, content: Segment.Content, evidence: Segment.Evidence = Segment.Evidence()) {
    (self.frames, self.content, self.evidence) = (frames, content, evidence)
  }
}
