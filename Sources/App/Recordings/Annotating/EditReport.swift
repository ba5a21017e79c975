package import AppBase
package import TilawaCore

/// The result of an edit of a recording's segments, for people and for programs.
package struct EditReport {
  /// Whether it was made, taken back, or made again.
  package enum Direction { case done, undone, redone }

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

  /// The line for programs. The name of its second member is the direction.
  private struct Value: Encodable {
    let recording: String
    let direction: Direction
    let words: String
    let segments: [SegmentValue]
    let removed: [Segment.ID]

    enum CodingKeys: String, CodingKey { case recording, done, undone, redone, segments, removed }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(recording, forKey: .recording)
      switch direction {
      case .done: try container.encode(words, forKey: .done)
      case .undone: try container.encode(words, forKey: .undone)
      case .redone: try container.encode(words, forKey: .redone)
      }
      try container.encode(segments, forKey: .segments)
      try container.encode(removed, forKey: .removed)
    }
  }

  package var answer: CommandAnswer {
    let lines = SegmentLines(after, of: annotated)
    let shown = changed.count > 5 ? [] : changed
    return CommandAnswer(
      parts: [.line(([sentence.text] + shown.map(lines.short)).joined(separator: " · "))],
      Value(
        recording: annotated.recording.sha256, direction: direction, words: words,
        segments: changed.map(lines.value), removed: removed))
  }
}
