package import TilawaCore

/// A stretch of a file and what is recited in it; frames are counted at the file's rate.
package struct NewSegment: Hashable, Sendable {
  /// The content; nil for anything that is no recitation.
  package let content: SourceSegment.Content?
  /// Its first frame, at the file's rate.
  package let start: Int
  /// The frame after its last one.
  package let end: Int
  /// Whether it may be played.
  package let status: SourceSegment.Status
  /// The opening of the sound.
  package let opening: SourceSegment.Opening
  /// The label, as the user wrote it.
  package let label: String?

  package init(
    content: SourceSegment.Content?, start: Int, end: Int, status: SourceSegment.Status = .confirmed,
    opening: SourceSegment.Opening = .plain, label: String? = nil
  ) {
    self.content = content
    self.start = start
    self.end = end
    self.status = status
    self.opening = opening
    self.label = label
  }
}
