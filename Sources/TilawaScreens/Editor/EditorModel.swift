import TilawaCore
import TilawaTerminal

/// State of the editor of a recording.
///
/// A marker is an edge of a segment or a join in it; the one under the cursor stands at the very frame of the cursor. A change
/// counts once the library has it, which the event `changed` says; until then the model shows what was there before.
struct EditorModel: ScreenModel {
  typealias Event = EditorEvent
  typealias Request = EditorRequest
  typealias Question = EditorQuestion
  typealias Dialogue = ConfirmAll

  /// The question whether all suggestions are to be confirmed.
  struct ConfirmAll: Hashable {
    /// The number of suggestions.
    let count: Int
  }

  /// The sound that is played.
  enum Sound: Hashable {
    case none
    /// A segment in a loop.
    case looping(Segment.ID)
    /// The recording from a place to its end.
    case playing
  }

  static var screen: KeyAction.Screen { .editor }

  let subject: EditorSubject
  let keys: KeyTable
  private(set) var annotation: Annotation
  private(set) var history: EditorHistory
  /// Frames of all markers.
  private(set) var markers: [Int] = []
  /// Frames of the markers that are suggested only.
  private(set) var suggestedMarkers: Set<Int> = []
  var view: EditorView
  var mode = Mode.browsing
  var sound = Sound.none
  /// The frame that is heard now.
  var playhead: Int?
  /// A message, until the next key.
  var message: Sentence?
  /// The frame of the cursor once the requested change is made.
  var pending: Int?

  /// A frame; at the end of the recording the one after its last.
  var cursor = 0 {
    didSet {
      cursor = max(0, min(cursor, subject.frames))
      view.reveal(cursor)
    }
  }

  init(
    _ subject: EditorSubject, _ annotation: Annotation, _ history: EditorHistory, columns: Int,
    keys: KeyTable = .standard
  ) {
    self.subject = subject
    self.keys = keys
    self.annotation = annotation
    self.history = history
    view = EditorView(frames: subject.frames, rate: subject.rate, columns: columns)
    take(annotation, history)
    if annotation.segments.isEmpty {
      let (marker, help) = (keys.label(.editor, "marker"), keys.label(.editor, "help"))
      message = ScreensSentences.noSegmentsYet(marker: marker, help: help)
    }
    goToFirstFlag()
  }

  mutating func handle(_ event: EditorEvent) -> Effects {
    switch event {
    case .key(let key):
      if key != .control("l") { message = nil }
      return press(key)
    case .wheel(let step):
      message = nil
      return turn(step)
    case .clicked(let column):
      message = nil
      if mode == .browsing { goTo(column: column) }
    case .resized(_, let columns): view.resize(columns: columns, keeping: cursor)
    case .changed(let annotation, let history, let words):
      take(annotation, history)
      if let words { message = words }
      if let pending { cursor = pending }
      pending = nil
      return soundAgain()
    case .refused(let why, let annotation, let history):
      pending = nil
      take(annotation, history)
      message = ScreensSentences.notDone(why: why)
      return soundAgain()
    case .reloaded(let annotation, let history):
      take(annotation, history)
      message = ScreensSentences.changedElsewhere
      return soundAgain()
    case .found(let place, let target): return use(place, target)
    case .heard(let frame): hear(frame)
    case .silence: (sound, playhead) = (.none, nil)
    case .soundless(let why):
      (sound, playhead) = (.none, nil)
      message = why
    }
    return []
  }

  // MARK: - Marks

  private mutating func take(_ annotation: Annotation, _ history: EditorHistory) {
    self.annotation = annotation
    self.history = history
    markers = annotation.boundaries
    let confirmed = Annotation(
      frames: annotation.frames, rate: annotation.rate,
      segments: annotation.segments.filter { $0.status == .confirmed }
    ).boundaries
    suggestedMarkers = Set(markers).subtracting(confirmed)
    closePromptOfWhatIsGone()
  }

  private mutating func closePromptOfWhatIsGone() {
    guard case .typing(let prompt) = mode, case .assign(let id) = prompt.question else { return }
    if annotation.segment(id) == nil { mode = .browsing }
  }

  /// The segment under the cursor, the shortest where segments overlap.
  var segment: Segment? { annotation.segments(at: min(cursor, subject.frames - 1)).first }

  /// Whether a marker is under the cursor.
  var isOnMarker: Bool { markers.contains(sorted: cursor) }

  /// Returns the takes of what a segment holds, in the order of the recording, and the preferred one.
  func takes(of segment: Segment) -> (all: [Segment], preferred: Segment?) {
    let contents = segment.recited.map(\.content)
    guard !contents.isEmpty else { return ([], nil) }
    let all = annotation.segments.filter { $0.recited.map(\.content) == contents }
    let confirmed = all.filter { $0.status == .confirmed }
    let chosen = confirmed.filter { $0.chosen != nil }.max { ($0.chosen ?? 0) < ($1.chosen ?? 0) }
    return (all, chosen ?? confirmed.max { ($0.yields ? 0 : 1, $0.changed) < ($1.yields ? 0 : 1, $1.changed) })
  }

  /// The contents with text on the screen: those of the typed label, or those of the segment under the cursor.
  var shown: [SourceSegment.Content] {
    if case .typing(let prompt) = mode, case .assign = prompt.question {
      guard case .recited(let parts)? = try? content(typed: prompt) else { return [] }
      return parts.map(\.content)
    }
    return segment?.recited.map(\.content) ?? []
  }

  // MARK: - Sound

  /// Goes on with the loop at the new edges of its segment.
  private mutating func soundAgain() -> Effects {
    guard case .looping(let id) = sound else { return [] }
    guard let segment = annotation.segment(id) else { return silence() }
    guard looped != segment.frames else { return [] }
    return loop(segment)
  }

  mutating func loop(_ segment: Segment) -> Effects {
    (sound, looped) = (.looping(segment.id), segment.frames)
    return [.request(.play(segment.frames, sound))]
  }
  private var looped: Range<Int>?

  mutating func silence() -> Effects {
    guard sound != .none else { return [] }
    (sound, playhead) = (.none, nil)
    return [.request(.stop)]
  }

  private mutating func hear(_ frame: Int?) {
    defer { playhead = frame }
    guard sound == .playing, let frame, !view.shows(frame), let before = playhead, view.shows(before) else { return }
    view.scroll(to: frame)
  }
}

extension [Int] {
  /// Whether ascending numbers contain this one.
  func contains(sorted number: Int) -> Bool {
    let place = partitioningIndex { $0 >= number }
    return place < count && self[place] == number
  }
}
