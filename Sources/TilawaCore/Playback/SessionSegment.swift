/// One stretch of a session's sound, as the engine is told to make it.
public struct SessionSegment: Hashable, Sendable {
  /// What a segment holds: sound of files, or a silence.
  public enum Content: Hashable, Sendable {
    /// These slices one after the other.
    case sound([AudioSlice])
    /// Silence of a fixed length, in place of an ayah that nobody has.
    case missing(milliseconds: Int)
    /// Silence after `step`; a percentage is of the segment before this one.
    case gap(Gap, GapKind)
  }

  /// Between two ayat, or between two passes.
  public enum GapKind: String, Hashable, Sendable { case ayah, pass }

  /// What is heard, or in a gap what was just heard.
  public let step: RepeatPlan.Step
  /// What it holds.
  public let content: Content

  public init(step: RepeatPlan.Step, content: Content) {
    self.step = step
    self.content = content
  }
}
