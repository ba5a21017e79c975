import Foundation
import Synchronization
import TilawaApp
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// Runs the editor: passes what happens to its state, does what that asks for, and draws. One thread.
final class Editor {
  private let recording: Recording
  private let library: Library
  private let quran: QuranDatabase
  private let outline: SoundOutline
  private let screen: TerminalScreen
  private let sound: EditorSound
  private let news: EditorNews
  private let ear: EditorEar
  private let peak: Float
  private var state: EditorState
  /// What was known of the library when somebody else last wrote to it.
  private var version: Int
  private var looked = ContinuousClock.now
  private var text: (shown: [SourceSegment.Content], text: String, note: String) = ([], "", "")
  private var ending: ExitCodes?

  /// How often the screen follows the sound, and looks for changes of others.
  private static let refresh = 33
  private static let timeout = 1000

  init(
    _ annotated: AnnotatedRecording, _ outline: SoundOutline, on screen: TerminalScreen, output: SinkChoice
  ) throws {
    recording = annotated.recording
    library = annotated.library
    quran = annotated.quran
    self.outline = outline
    self.screen = screen
    let news = EditorNews()
    self.news = news
    let waker = screen.waker
    sound = EditorSound(recording, on: output) { event in
      news.add(event)
      waker.wake()
    }
    ear = EditorEar(recording.file)
    let whole = outline.waveform.columns(1, over: 0..<outline.frames)[0]
    peak = max(abs(whole.lowerBound), abs(whole.upperBound), 1e-4)
    version = try library.foreignVersion()
    state = EditorState(
      EditorSubject(recording, quran.structure), try library.annotations.of(recording),
      try EditorHistory(library.annotations.history(of: recording)), columns: screen.size.columns)
  }

  /// Edits until somebody quits; says how it ended.
  func run() throws -> (ending: ExitCodes, annotation: Annotation) {
    defer { sound.close() }
    draw()
    while true {
      let wait = state.sound == .none ? Editor.timeout : Editor.refresh
      var event = screen.next(within: wait)
      while event != .none {
        try take(event)
        if let ending { return (ending, state.annotation) }
        event = screen.next(within: 0)
      }
      if state.sound != .none { try handle(.heard(sound.position)) }
      if looked.duration(to: .now) >= .milliseconds(Editor.timeout) { try lookForOthers() }
      draw()
    }
  }

  private func take(_ event: TerminalScreen.Event) throws {
    switch event {
    case .key(let key): try handle(.key(key))
    case .resized: try handle(.resized(columns: screen.size.columns))
    case .stopRequested: try perform(.suspend)
    case .woken:
      for event in news.take() {
        switch event {
        case .finished: try handle(.silence)
        case .failed(let words): try handle(.soundless(words))
        }
      }
    case .closed: ending = .hangup
    case .none: break
    }
  }

  private func handle(_ event: EditorEvent) throws {
    for effect in state.handle(event) { try perform(effect) }
  }

  private func perform(_ effect: EditorEffect) throws {
    switch effect {
    case .change(let change): try commit(change)
    case .undo: try step("taken back") { (recording) throws(StoreError) in try library.annotations.undo(recording) }
    case .redo: try step("done again") { (recording) throws(StoreError) in try library.annotations.redo(recording) }
    case .play(let frames, .playing): sound.play(frames, .once)
    case .play(let frames, _): sound.play(frames, .forever)
    case .stop: sound.stop()
    case .find(let target, let frame): try handle(.found(find(target, frame), target))
    case .leave(let code): ending = code
    case .suspend:
      sound.stop()
      try handle(.silence)
      screen.stop()
      try handle(.resized(columns: screen.size.columns))
    case .repaint: screen.repaint()
    }
  }

  private func find(_ target: EditorEffect.Target, _ frame: Int) -> Int? {
    switch target {
    case .crossingAfter: ear.crossing(.after, of: frame)
    case .crossingBefore: ear.crossing(.before, of: frame)
    case .pause: EditorPause(envelope: outline.envelope).middle(around: frame)
    }
  }

  // MARK: - The library

  private func commit(_ change: EditorChange) throws {
    let seen = state.annotation
    var words: String?
    let annotation: Annotation
    do throws(StoreError) {
      annotation = try library.annotations.edit(recording, now: AnnotatedRecording.now) { editing throws(EditError) in
        let edit = try change.edit(editing, seen: seen)
        words = edit.words
        return edit
      }
    } catch {
      return try refuse(error)
    }
    try handle(.changed(annotation, history(), words: words))
  }

  private func step(_ what: String, _ step: (Recording) throws(StoreError) -> Edit?) throws {
    let edit: Edit?
    do throws(StoreError) {
      edit = try step(recording)
    } catch {
      return try refuse(error)
    }
    let words = edit.map { "\(what): \($0.words)" } ?? "there is nothing to be \(what)"
    try handle(.changed(library.annotations.of(recording), history(), words: words))
  }

  private func history() throws(StoreError) -> EditorHistory {
    try EditorHistory(library.annotations.history(of: recording))
  }

  /// Says why, and shows what is there now. A recording that is gone ends the editor.
  private func refuse(_ error: StoreError) throws {
    try handle(.refused(error.messageWithAdvice, library.annotations.of(recording), history()))
  }

  private func lookForOthers() throws {
    looked = .now
    let found = try library.foreignVersion()
    guard found != version else { return }
    version = found
    let annotation = try library.annotations.of(recording)
    guard annotation != state.annotation else { return }
    try handle(.reloaded(annotation, history()))
  }

  // MARK: - The screen

  private func draw() {
    let (rows, columns) = screen.size
    readText()
    let content = EditorPage.Content(heights: heights, text: text.text, textNote: text.note)
    screen.draw(EditorPage(state: state, content: content, rows: rows, columns: columns).lines)
  }

  /// Quiet sound is drawn higher than it is, so that pauses and soft endings can be told apart.
  private var heights: [Float] {
    let view = state.view
    if case .column(let milliseconds) = view.zoom, milliseconds < 10 {
      let heights = ear.heights(view.columns, over: view.range.clamped(to: 0..<outline.frames))
      if !heights.isEmpty { return heights.map { ($0 / peak).squareRoot() } }
    }
    return outline.waveform.columns(view.columns, over: view.range)
      .map { (max(abs($0.lowerBound), abs($0.upperBound)) / peak).squareRoot() }
  }

  /// That of a surah, or the one that stands before any.
  private func basmalah(before surah: Int?) throws(StoreError) -> String {
    if let surah, let line = try quran.basmalah(before: surah) { return line }
    return try quran.text(of: QuranStructure.basmalah)
  }

  /// Reads the text of what is shown, where that is another than before.
  private func readText() {
    let shown = state.shown
    guard shown != text.shown else { return }
    do throws(StoreError) {
      var texts: [String] = []
      for content in shown {
        switch content {
        case .text(let span): texts.append(try quran.text(of: span))
        case .basmalah(let surah): texts.append(try basmalah(before: surah))
        case .istiadha: break
        }
      }
      let letters = recording.reciter.riwayah == .hafs ? "" : " (letters of Hafs)"
      text = (shown, texts.joined(separator: " ") + (texts.isEmpty ? "" : letters), "")
    } catch {
      text = (shown, "", "the text cannot be read: \(error.lineWithAdvice)")
    }
  }
}

extension EditorHistory {
  init(_ history: (undo: Int, redo: Int)) { self.init(undo: history.undo, redo: history.redo) }
}

/// What other threads have to tell, until the editor asks.
private final class EditorNews: Sendable {
  private let waiting = Mutex<[EditorSound.News]>([])

  func add(_ event: EditorSound.News) { waiting.withLock { $0.append(event) } }

  func take() -> [EditorSound.News] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
