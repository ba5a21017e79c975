import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// Back end of the editor's screen: makes changes in the library, plays segments, and reads sound and text.
final class EditorBackend: ScreenBackend {
  typealias Fault = any Error

  private let recording: Recording
  private let library: Library
  private let quran: QuranDatabase
  private let outline: SoundOutline
  private let screenLook: ScreenLook
  private let player: EditorPlayer
  private let samples: SampleReader
  private let peak: Float
  /// The version of the library after the last change of another process that was seen.
  private var version: Int
  /// The page that is shown.
  private var last: EditorPage?
  private var looked = ContinuousClock.now
  private var text: (shown: [SourceSegment.Content], text: String, note: String) = ([], "", "")

  /// Milliseconds between two pages while something sounds, and between two looks for changes of other processes.
  private static let (refresh, look) = (33, 1000)

  init(
    _ recording: Recording, in library: Library, _ quran: QuranDatabase, _ outline: SoundOutline, output: SinkChoice,
    _ events: ScreenEvents<EditorEvent>, _ look: ScreenLook
  ) throws {
    self.screenLook = look
    self.recording = recording
    self.library = library
    self.quran = quran
    self.outline = outline
    player = EditorPlayer(recording, on: output) { event in
      switch event {
      case .finished: events.add(.silence)
      case .failed(let words): events.add(.soundless(words))
      }
    }
    samples = SampleReader(recording.file)
    let whole = outline.waveform.columns(1, over: 0..<outline.frames)[0]
    peak = max(abs(whole.lowerBound), abs(whole.upperBound), 1e-4)
    version = try library.foreignVersion()
  }

  func close() { player.close() }

  // MARK: - Requests

  func perform(_ request: EditorRequest, for model: EditorModel) throws -> [EditorEvent] {
    switch request {
    case .change(let change): return [try commit(change, seen: model.annotation)]
    case .undo:
      return [try step(.back) { (recording) throws(StoreError) in try library.annotations.undo(recording) }]
    case .redo:
      return [try step(.again) { (recording) throws(StoreError) in try library.annotations.redo(recording) }]
    case .play(let frames, .playing): player.play(frames, .once)
    case .play(let frames, _): player.play(frames, .forever)
    case .stop: player.stop()
    case .find(let target, let frame): return [.found(find(target, frame), target)]
    }
    return []
  }

  private func find(_ target: EditorRequest.Target, _ frame: Int) -> Int? {
    switch target {
    case .crossingAfter: samples.crossing(.after, of: frame)
    case .crossingBefore: samples.crossing(.before, of: frame)
    case .pause: PauseFinder(envelope: outline.envelope).middle(around: frame)
    }
  }

  func beforeStop(_ model: EditorModel) -> [EditorEvent] {
    player.stop()
    return [.silence]
  }

  // MARK: - The library

  private func commit(_ change: EditorChange, seen: Annotation) throws -> EditorEvent {
    var words: Sentence?
    let annotation: Annotation
    do throws(StoreError) {
      annotation = try library.annotations.edit(recording, now: ZonedTime.now.seconds) { editing throws(EditError) in
        let edit = try change.edit(editing, seen: seen)
        words = edit.doneSentence
        return edit
      }
    } catch {
      return try refusal(error)
    }
    return .changed(annotation, try history(), words: words)
  }

  private enum Direction { case back, again }

  private func step(_ direction: Direction, _ step: (Recording) throws(StoreError) -> Edit?) throws -> EditorEvent {
    let edit: Edit?
    do throws(StoreError) {
      edit = try step(recording)
    } catch {
      return try refusal(error)
    }
    let words =
      switch direction {
      case .back: edit.map { ScreensSentences.takenBack(edit: $0.sentence) } ?? ScreensSentences.nothingToTakeBack
      case .again: edit.map { ScreensSentences.doneAgain(edit: $0.sentence) } ?? ScreensSentences.nothingToDoAgain
      }
    return .changed(try library.annotations.of(recording), try history(), words: words)
  }

  func history() throws(StoreError) -> EditorHistory {
    let (undo, redo) = try library.annotations.history(of: recording)
    return EditorHistory(undo: undo, redo: redo)
  }

  /// Returns the event for a refused change: the error message with the annotation in the library. Throws when the
  /// recording is gone, which ends the editor.
  private func refusal(_ error: StoreError) throws -> EditorEvent {
    .refused(error.messageWithAdvice, try library.annotations.of(recording), try history())
  }

  private func changesOfOthers(_ model: EditorModel) throws -> [EditorEvent] {
    guard looked.duration(to: .now) >= .milliseconds(EditorBackend.look) else { return [] }
    looked = .now
    let found = try library.foreignVersion()
    guard found != version else { return [] }
    version = found
    let annotation = try library.annotations.of(recording)
    return annotation == model.annotation ? [] : [.reloaded(annotation, try history())]
  }

  // MARK: - The screen

  func timeout(for model: EditorModel) -> Int? { model.sound == .none ? EditorBackend.look : EditorBackend.refresh }

  func beforeDrawing(_ model: EditorModel) throws -> [EditorEvent] {
    (model.sound == .none ? [] : [.heard(player.position)]) + (try changesOfOthers(model))
  }

  func page(of model: EditorModel, rows: Int, columns: Int) -> [TextLine] {
    readText(of: model.shown)
    let content = EditorPage.Content(heights: heights(model.view), text: text.text, textNote: text.note)
    let page = EditorPage(
      state: model, content: content, knowledge: screenLook.knowledge, rows: rows, columns: columns)
    last = page
    return page.lines
  }

  func events(forPressAt row: Int, _ column: Int, _ model: EditorModel) -> [EditorEvent] {
    last?.isStrip(row) == true ? [.clicked(column: column)] : []
  }

  /// Returns the heights of the columns. Their roots are drawn, so that pauses and soft endings can be told apart.
  private func heights(_ view: EditorView) -> [Float] {
    if case .column(let milliseconds) = view.zoom, milliseconds < 10 {
      let heights = samples.heights(view.columns, over: view.range.clamped(to: 0..<outline.frames))
      if !heights.isEmpty { return heights.map { ($0 / peak).squareRoot() } }
    }
    return outline.waveform.columns(view.columns, over: view.range)
      .map { (max(abs($0.lowerBound), abs($0.upperBound)) / peak).squareRoot() }
  }

  /// Returns the basmalah of a surah, or the one that stands before any.
  private func basmalah(before surah: Int?) throws(StoreError) -> String {
    if let surah, let line = try quran.basmalah(before: surah) { return line }
    return try quran.text(of: QuranStructure.basmalah)
  }

  /// Reads the text of the shown contents if they have changed.
  private func readText(of shown: [SourceSegment.Content]) {
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
      let words = texts.joined(separator: " ")
      let isHafs = recording.reciter.riwayah == .hafs || texts.isEmpty
      text = (shown, isHafs ? words : ScreensSentences.lettersOfHafs(text: words).text, "")
    } catch {
      text = (shown, "", ScreensSentences.textFault(fault: error.lineWithAdvice).text)
    }
  }
}
