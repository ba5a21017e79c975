import TilawaConsole
import TilawaCore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

/// An editor over a library that is only a value: what it asks for is done at once.
struct EditorFixture {
  var state: EditorModel
  private(set) var asked: EditorModel.Effects = []
  private var past: [Edit] = []
  private var future: [Edit] = []
  private var names = 100

  static let rate = 1000

  /// - Parameter stretches: label (`?` for nobody has said; a `*` before it for a suggestion, `!` for one with a flag), start and end in frames.
  init(_ stretches: [(String, Int, Int)], frames: Int = 60_000, columns: Int = 60, expecting: WordRange? = nil) {
    let structure = MiniatureQuran.structure
    let segments = stretches.enumerated().map { index, stretch in
      let isFlagged = stretch.0.hasPrefix("!")
      let isSuggested = stretch.0.hasPrefix("*") || isFlagged
      let label = isSuggested ? String(stretch.0.dropFirst()) : stretch.0
      let content = (try? SegmentLabel(label, in: .kufi, of: structure))?.content(at: stretch.1) ?? .unassigned
      return Segment(
        id: "\(index)", start: stretch.1, end: stretch.2, content: content,
        status: isSuggested ? .suggested : .confirmed, changed: 0,
        evidence: isSuggested
          ? Segment.Evidence(pause: 420, confidence: 0.87, flags: isFlagged ? Set(text: "low-margin") : [])
          : Segment.Evidence())
    }
    let subject = EditorSubject(
      title: "lesson", reciter: "My teacher", riwayah: .hafs, counting: .kufi, expected: expecting,
      rate: EditorFixture.rate, frames: frames, structure: structure)
    state = EditorModel(
      subject, Annotation(frames: frames, rate: EditorFixture.rate, segments: segments), EditorHistory(),
      columns: columns)
  }

  /// Presses keys; characters stand for themselves.
  mutating func press(_ keys: String) { for key in keys { press(.character(key)) } }

  mutating func press(_ keys: TerminalKey...) { for key in keys { handle(.key(key)) } }

  mutating func handle(_ event: EditorEvent) {
    for effect in state.handle(event) {
      asked.append(effect)
      switch effect {
      case .request(.change(let change)): apply(change)
      case .request(.undo): undo()
      case .request(.redo): redo()
      case .request, .leave, .suspend, .repaint: break
      }
    }
  }

  private mutating func apply(_ change: EditorChange) {
    var next = names
    let editing = SegmentEditing(state.annotation, now: 1) {
      next += 1
      return "\(next)"
    }
    do throws(EditError) {
      let edit = try change.edit(editing, seen: state.annotation)
      names += 10
      past.append(edit)
      future = []
      tell(edit)
    } catch {
      handle(.refused(error.sentence, state.annotation, state.history))
    }
  }

  private mutating func undo() {
    guard let edit = past.popLast() else { return }
    future.append(edit)
    tell(edit.inverse)
  }

  private mutating func redo() {
    guard let edit = future.popLast() else { return }
    past.append(edit)
    tell(edit)
  }

  private mutating func tell(_ edit: Edit) {
    guard let annotation = state.annotation.applying(edit) else { return }
    handle(.changed(annotation, EditorHistory(undo: past.count, redo: future.count), words: edit.sentence))
  }

  /// The marks: "2:1 0-1000 | ? 1000-2000", suggestions with a `*`. 1000-2000", suggestions with a `*`.
  var marked: String {
    state.annotation.segments.map { segment in
      let star = segment.status == .suggested ? "*" : ""
      return "\(star)\(state.subject.label(of: segment.content)) \(segment.start)-\(segment.end)"
    }.joined(separator: " | ")
  }

  func page(rows: Int = 24, columns: Int = 80, text: String = "", heights: [Float] = []) -> [TextLine] {
    EditorPage(
      state: state, content: .init(heights: heights, text: text), knowledge: Bidi.terminal.asNamed, rows: rows,
      columns: columns
    ).lines
  }
}
