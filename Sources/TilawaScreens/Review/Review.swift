package import AppBase
package import AppRecordings
import TilawaConsole
package import TilawaCore
package import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// Plays both ends of each segment, asks a person about it, and stores each decision at once.
package struct Review {
  private enum Answer { case next, back, quit, ended }

  /// The distance by which a key moves an edge, in milliseconds.
  private static let step = 50
  /// The silence between the beginning and the end of a segment.
  private static let gap = Gap.milliseconds(250)

  private let annotated: AnnotatedRecording
  private let ids: [Segment.ID]
  /// The number of frames that are played of each end.
  private let edge: Int
  private let preview: SegmentPreview
  private var events: AsyncStream<SegmentPreview.Event>.Iterator
  private let keys: ReviewKeys
  private let isForProgram: Bool
  private var done: [Decision] = []
  /// Whether the person has left the review, or the keys have ended, before the last segment.
  package private(set) var isLeft = false

  /// A decision on a segment, for programs.
  private struct Decision: Encodable {
    let id: Segment.ID
    let answer: String
  }

  /// All decisions, for programs.
  private struct Decisions: Encodable {
    let recording: String
    let reviewed: [Decision]
  }

  package init(
    annotated: AnnotatedRecording, ids: [Segment.ID], edge: Int, preview: SegmentPreview,
    events: AsyncStream<SegmentPreview.Event>, keys: ReviewKeys, isForProgram: Bool
  ) {
    self.annotated = annotated
    self.ids = ids
    self.edge = edge
    self.preview = preview
    self.events = events.makeAsyncIterator()
    self.keys = keys
    self.isForProgram = isForProgram
  }

  package mutating func run() async throws {
    var place = 0
    while ids.indices.contains(place) {
      switch try await ask(ids[place]) {
      case .next: place += 1
      case .back: place = max(0, place - 1)
      case .quit, .ended:
        isLeft = true
        return
      }
    }
  }

  /// The decision on each segment for programs, and their number for people.
  package var answer: CommandAnswer {
    let counts = Dictionary(grouping: done, by: \.answer).mapValues(\.count)
    let words = [
      counts["confirmed"].map { ScreensSentences.countConfirmed(count: $0) },
      counts["unconfirmed"].map { ScreensSentences.countUnconfirmed(count: $0) },
      counts["moved"].map { ScreensSentences.countMoved(count: $0) },
    ].compactMap { $0?.text }
    let line = words.isEmpty ? ScreensSentences.nothingChanged.text : words.listed
    return CommandAnswer(
      [Sentence(verbatim: line)], Decisions(recording: annotated.recording.sha256, reviewed: done), remarks: left)
  }

  /// A remark on the suggestions that still wait; none where all is confirmed.
  private var left: [Sentence] {
    let count = ((try? annotated.annotation())?.segments ?? []).count { $0.status == .suggested }
    guard count > 0 else { return [] }
    return [
      ScreensSentences.suggestedLeft(
        count: count, command: CommandHint("annotate", "review", annotated.recording.id))
    ]
  }

  /// Plays a segment until the person decides.
  private mutating func ask(_ id: Segment.ID) async throws -> Answer {
    var isFixing = false
    while true {
      let annotation = try annotated.annotation()
      // Another process may have deleted it meanwhile.
      guard let segment = annotation.segment(id) else { return .next }
      try show(segment, annotation, isFixing)
      try await hear(segment)
      key: while true {
        guard let key = keys.next() else { return .ended }
        preview.stop()
        switch (key, isFixing) {
        case ("y", _), ("\n", true):
          if segment.status == .suggested {
            try change(id, "confirmed") { (editing) throws(EditError) in try editing.confirm([id]) }
          }
          return .next
        case ("n", _):
          if segment.status == .confirmed {
            try change(id, "unconfirmed") { (editing) throws(EditError) in try editing.unconfirm([id]) }
          }
          return .next
        case ("f", _): isFixing = true
        case ("[", true): try move(.start, of: segment, by: -Review.step)
        case ("]", true): try move(.start, of: segment, by: Review.step)
        case ("{", true): try move(.end, of: segment, by: -Review.step)
        case ("}", true): try move(.end, of: segment, by: Review.step)
        case ("r", _): break
        case ("s", _), (" ", _), ("\n", false): return .next
        case ("b", _): return .back
        case ("?", _):
          tellHelp()
          prompt(isFixing)
          continue key
        case ("q", _), ("\u{4}", _): return .quit
        default: continue key
        }
        break
      }
    }
  }

  private mutating func change(
    _ id: Segment.ID, _ answer: String, _ change: (SegmentEditing) throws(EditError) -> Edit
  ) throws {
    try annotated.library.annotations.edit(annotated.recording, now: SystemClock.now, change)
    done.append(Decision(id: id, answer: answer))
  }

  /// Moves an edge together with the edge that touches it. If that is not possible, it warns and moves nothing.
  private mutating func move(_ edge: SegmentEditing.Edge, of segment: Segment, by milliseconds: Int) throws {
    let place = edge == .start ? segment.start : segment.end
    let frame = place + milliseconds * annotated.rate / 1000
    do {
      try change(segment.id, "moved") { (editing) throws(EditError) in try editing.moveBoundary(at: place, to: frame) }
    } catch let error as StoreError where error.code == .invalid {
      Terminal.complain(error.message)
    }
  }

  // MARK: - Sound and text

  /// Plays both ends of a segment. In a pipe it waits until the sound has ended.
  private mutating func hear(_ segment: Segment) async throws {
    let file = annotated.recording.file
    let slices =
      segment.frames.count <= 2 * edge
      ? [AudioSlice(file: file, start: segment.start, end: segment.end)]
      : [
        AudioSlice(file: file, start: segment.start, end: segment.start + edge),
        AudioSlice(file: file, start: segment.end - edge, end: segment.end),
      ]
    preview.play(slices, gap: Review.gap)
    guard !keys.isTerminal else { return }
    if case .failed(let error)? = await events.next() { throw error }
  }

  private func show(_ segment: Segment, _ annotation: Annotation, _ isFixing: Bool) throws {
    let lines = SegmentLines(annotation, of: annotated)
    if isForProgram { return }
    let cells = lines.cells(segment).filter { !$0.isEmpty }
    guard Terminal.isTerminal(1) else { return Columns.say([cells]) }
    let words = cells.joined(separator: " · ") + " · " + (try lines.text(segment))
    Terminal.clear()
    Terminal.say(words.fitting(Terminal.columns - 1))
    prompt(isFixing)
  }

  // MARK: - Keys

  /// Draws the keys below a segment while it is played.
  private func prompt(_ isFixing: Bool) {
    guard !isForProgram, Terminal.isTerminal(1) else { return }
    let words = Review.prompt(isFixing ? .fixing : .asking, columns: Terminal.columns - 1)
    Terminal.draw(Painted(words), on: 1)
  }

  /// The mode of the keys.
  package enum PromptMode: Hashable { case asking, fixing }

  /// The keys that fit into a line, and the key for help.
  package static func prompt(_ mode: PromptMode, columns: Int) -> String {
    let keys =
      switch mode {
      case .asking:
        [
          ScreensSentences.yRight, ScreensSentences.nWrong, ScreensSentences.fFix, ScreensSentences.rAgain,
          ScreensSentences.sLeave, ScreensSentences.bBack, ScreensSentences.qQuit,
        ].map(\.text)
      case .fixing:
        [
          ScreensSentences.moveStart, ScreensSentences.moveEnd, ScreensSentences.yRight, ScreensSentences.nWrong,
          ScreensSentences.rAgain, ScreensSentences.qQuit,
        ].map(\.text)
      }
    let end = ScreensSentences.forHelp.text
    var line = "  "
    for key in keys where (line + key + " · " + end).columns <= columns { line += key + " · " }
    return line + end
  }

  /// A line for each key.
  package static var help: [String] {
    [
      ("y", ScreensSentences.helpRight), ("n", ScreensSentences.helpWrong), ("f", ScreensSentences.helpFix),
      ("r", ScreensSentences.helpAgain), ("s", ScreensSentences.helpSkip), ("b", ScreensSentences.helpBack),
      ("q", ScreensSentences.helpQuit),
    ].map { key, words in "  \(key)      \(words)" }
  }

  private func tellHelp() {
    guard !isForProgram, Terminal.isTerminal(1) else { return }
    Terminal.clear()
    for line in Review.help { Terminal.say(line) }
  }
}
