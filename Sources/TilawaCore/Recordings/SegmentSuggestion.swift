/// A segment that is suggested for a recording, before it has an identifier.
public struct SegmentSuggestion: Hashable, Sendable {
  /// The frames of the recording.
  public let frames: Range<Int>
  /// What is recited in it.
  public let content: Segment.Content
  /// The pause before it, its confidence and its flags.
  public let evidence: Segment.Evidence

  /// Creates a suggestion.
  public init(frames: Range<Int>, content: Segment.Content, evidence: Segment.Evidence = Segment.Evidence()) {
    (self.frames, self.content, self.evidence) = (frames, content, evidence)
  }
}
