import TilawaApp
import TilawaConsole
import TilawaCore

/// What a change of a recording's segments came to, for people and for programs.
struct EditReport {
  /// Whether it was made, taken back, or made again.
  enum Direction: String { case done, undone, redone }

  private let words: String
  private let direction: Direction
  /// What is there now and was not so before.
  private let changed: [Segment]
  private let removed: [Segment.ID]
  private let after: Annotation
  private let annotated: AnnotatedRecording

  /// - Parameter edit: as it was first made.
  init(_ edit: Edit, _ direction: Direction, after: Annotation, of annotated: AnnotatedRecording) {
    let applied = direction == .undone ? edit.inverse : edit
    words = edit.isEmpty ? "nothing to change" : edit.words
    self.direction = direction
    let kept = Set(applied.removed)
    changed = edit.isEmpty ? [] : applied.added.filter { !kept.contains($0) }
    let names = Set(applied.added.map(\.id))
    removed = edit.isEmpty ? [] : applied.removed.map(\.id).filter { !names.contains($0) }
    self.after = after
    self.annotated = annotated
  }

  func tell(_ report: ReportOptions) {
    if report.json {
      let lines = SegmentLines(after, of: annotated)
      return Terminal.say(
        JSON.object([
          ("recording", .string(annotated.recording.sha256)), (direction.rawValue, .string(words)),
          ("segments", .array(changed.map(lines.json))), ("removed", .strings(removed)),
        ]).text)
    }
    let verb = direction == .done ? "" : "\(direction.rawValue): "
    let shown = changed.count > 5 ? [] : changed
    let lines = SegmentLines(after, of: annotated)
    Terminal.say(([verb + words] + shown.map(lines.short)).joined(separator: " · "))
  }
}
