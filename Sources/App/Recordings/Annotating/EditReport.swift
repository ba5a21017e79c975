package import AppBase
package import TilawaCore

/// The result of an edit of a recording's segments, for people and for programs.
package struct EditReport {
  /// Whether it was made, taken back, or made again.
  package enum Direction: String { case done, undone, redone }

  /// The edit as it is kept; programs are told these words.
  private let words: String
  /// The sentence for people.
  private let sentence: Sentence
  private let direction: Direction
  /// The segments that the edit added or changed.
  private let changed: [Segment]
  private let removed: [Segment.ID]
  private let after: Annotation
  private let annotated: AnnotatedRecording

  /// - Parameter edit: the edit in its original direction.
  package init(_ edit: Edit, _ direction: Direction, after: Annotation, of annotated: AnnotatedRecording) {
    let applied = direction == .undone ? edit.inverse : edit
    words = edit.isEmpty ? RecordingsSentences.nothingToChange.text : edit.words
    sentence = EditReport.sentence(edit, direction)
    self.direction = direction
    let kept = Set(applied.removed)
    changed = edit.isEmpty ? [] : applied.added.filter { !kept.contains($0) }
    let names = Set(applied.added.map(\.id))
    removed = edit.isEmpty ? [] : applied.removed.map(\.id).filter { !names.contains($0) }
    self.after = after
    self.annotated = annotated
  }

  private static func sentence(_ edit: Edit, _ direction: Direction) -> Sentence {
    guard !edit.isEmpty else { return RecordingsSentences.nothingToChange }
    return switch direction {
    case .done: edit.doneSentence
    case .undone: RecordingsSentences.undone(edit: edit.sentence)
    case .redone: RecordingsSentences.redone(edit: edit.sentence)
    }
  }

  package var answer: CommandAnswer {
    let lines = SegmentLines(after, of: annotated)
    let shown = changed.count > 5 ? [] : changed
    return CommandAnswer(
      [([sentence.text] + shown.map(lines.short)).joined(separator: " · ")],
      .object([
        ("recording", .string(annotated.recording.sha256)), (direction.rawValue, .string(words)),
        ("segments", .array(changed.map(lines.json))), ("removed", .strings(removed)),
      ]))
  }
}
