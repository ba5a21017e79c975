/// One stretch of a session's sound, as an order for the engine.
public struct SessionSegment: Hashable, Sendable {
  /// The content of a segment: sound of files, or a silence.
  public enum Content: Hashable, Sendable {
    /// The sound of these slices, one after the other.
    case sound([AudioSlice])
    /// Silence of a fixed length, in place of an ayah that no reciter has.
    case missing(milliseconds: Int)
    /// Silence after `step`; a percentage refers to the segment before this one.
    case gap(Gap, GapKind)

    /// Whether the content is a silence between steps.
    public var isGap: Bool { if case .gap = self { true } else { false } }
  }

  /// The kind of a silence: between two ayat, or between two passes.
  public enum GapKind: String, Codable, CaseIterable, Hashable, Sendable { case ayah, pass }

  /// The step that is heard; in a gap the step before it.
  public let step: RepeatPlan.Step
  /// The content of the segment.
  public let content: Content
  /// The words that are recited in the segment; nil before an ayah, and in silence.
  public let text: WordRange?
  /// The repeated part of the step, if the segment is a loop; nil: the whole step.
  public let loop: SoundLoop?

  public init(step: RepeatPlan.Step, content: Content, text: WordRange? = nil, loop: SoundLoop? = nil) {
    self.step = step
    self.content = content
    self.text = text
    self.loop = loop
  }

  /// The segment of the whole step, for a segment that is a part; else the segment itself.
  public var whole: SessionSegment {
    loop.map { SessionSegment(step: step, content: .sound($0.whole), text: text) } ?? self
  }
}

extension RepeatPlan {
  /// Returns the kind of the silence between a step and the next one.
  public func gapKind(between step: Step, and next: Step) -> SessionSegment.GapKind {
    step.section == next.section && step.pass != next.pass ? .pass : .ayah
  }
}
