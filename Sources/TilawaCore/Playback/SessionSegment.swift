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

    /// Whether it is a silence between steps.
    public var isGap: Bool { if case .gap = self { true } else { false } }
  }

  /// Between two ayat, or between two passes.
  public enum GapKind: String, Codable, CaseIterable, Hashable, Sendable { case ayah, pass }

  /// What is heard, or in a gap what was just heard.
  public let step: RepeatPlan.Step
  /// What it holds.
  public let content: Content
  /// The words that are recited in it; nil before an ayah, and in silence.
  public let text: WordRange?
  /// The part of the step that it is, where that is heard again and again; nil: all of it.
  public let loop: SoundLoop?

  public init(step: RepeatPlan.Step, content: Content, text: WordRange? = nil, loop: SoundLoop? = nil) {
    self.step = step
    self.content = content
    self.text = text
    self.loop = loop
  }

  /// All of the step of which it is a part; itself where it is no part.
  public var whole: SessionSegment {
    loop.map { SessionSegment(step: step, content: .sound($0.whole), text: text) } ?? self
  }
}

extension RepeatPlan {
  /// The kind of the silence between a step and the next one.
  public func gapKind(between step: Step, and next: Step) -> SessionSegment.GapKind {
    step.section == next.section && step.pass != next.pass ? .pass : .ayah
  }
}
