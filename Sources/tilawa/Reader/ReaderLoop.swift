import Glibc
import TilawaCore
import TilawaStore
import TilawaTerminal

/// Runs the reader: passes what happens to its state, does what that asks for, and draws what is another than before. One thread.
final class ReaderLoop {
  /// What counts as read.
  enum Counting: Hashable {
    case never
    /// What was in view for so long.
    case after(Duration)
  }

  private let screen: TerminalScreen
  private let shelf: ReaderShelf
  private let notebook: ReaderNotebook
  private let knowledge: Bidi.Knowledge
  private let palette: TerminalScreen.Palette
  private let counting: Counting
  private var state: ReaderState
  private var ending: ExitCodes?
  private var drawn: [TextLine] = []
  /// For which portion and settings the text was read.
  private var read: (portion: ReaderText.Portion, settings: ReaderSettings)?
  /// What is in view, and since when.
  private var view: (what: ReaderView, since: SuspendingClock.Instant, began: ZonedTime)?

  init(
    _ state: ReaderState, on screen: TerminalScreen, _ shelf: ReaderShelf, _ notebook: ReaderNotebook,
    _ knowledge: Bidi.Knowledge, _ palette: TerminalScreen.Palette, _ counting: Counting
  ) {
    self.state = state
    self.screen = screen
    self.shelf = shelf
    self.notebook = notebook
    self.knowledge = knowledge
    self.palette = palette
    self.counting = counting
  }

  /// Returns when somebody quits, or the terminal is gone.
  func run() -> ExitCodes {
    screen.set(state.settings.theme.ground)
    resize()
    handle(.marks(notebook.marks()))
    settle()
    while ending == nil {
      var event = screen.next(within: wait)
      if event == .none { look() }
      while event != .none, ending == nil {
        take(event)
        event = screen.next(within: 0)
      }
      settle()
    }
    return ending ?? .done
  }

  /// Draws, and then keeps the place: whoever turns pages does not wait for the disk.
  private func settle() {
    watch()
    draw()
    if let trouble = notebook.keep(state.selection) {
      handle(.said(trouble))
      draw()
    }
  }

  private func take(_ event: TerminalScreen.Event) {
    switch event {
    case .key(let key): handle(.key(key))
    case .resized: resize()
    case .stopRequested: suspend()
    case .closed: ending = .hangup
    case .woken, .none: break
    }
  }

  private func resize() {
    let (rows, columns) = screen.size
    drawn = []
    handle(.resized(rows: rows, columns: columns))
  }

  private func suspend() {
    _ = notebook.keep(state.selection)
    screen.stop()
    view = nil
    resize()
  }

  private func handle(_ event: ReaderEvent) {
    let before = state.settings
    for effect in state.handle(event) { perform(effect, before) }
    readText()
  }

  private func perform(_ effect: ReaderEffect, _ before: ReaderSettings) {
    switch effect {
    case .leave(let code): ending = code
    case .suspend: suspend()
    case .repaint:
      screen.repaint()
      drawn = []
    case .settings(let settings): apply(settings, instead: before)
    case .bookmark(let ref): mark(notebook.toggle(ref))
    case .note(let ref, let text): mark(notebook.note(ref, text))
    case .search(let query): handle(.found(shelf.find(query)))
    case .count(let what):
      if let words = notebook.count(what, began: view?.began ?? .now) { handle(.said(words)) }
    }
  }

  private func apply(_ settings: ReaderSettings, instead before: ReaderSettings) {
    if settings.theme != before.theme {
      screen.set(settings.theme.ground)
      drawn = []
    }
    if let trouble = notebook.keep(settings, instead: before) { handle(.said(trouble)) }
  }

  private func mark(_ words: String) {
    handle(.said(words))
    handle(.marks(notebook.marks()))
  }

  /// Reads the portion that is wanted, where it is another than before, or is to have more beside it.
  private func readText() {
    let wanted = state.wanted
    if let read, read.portion == wanted, read.settings.tajweed == state.settings.tajweed,
      read.settings.translation == state.settings.translation
    {
      return
    }
    read = (wanted, state.settings)
    _ = state.handle(.text(shelf.text(wanted, state.settings)))
  }

  // MARK: - What is read

  /// Notices that something else is in view.
  private func watch() {
    guard case .after = counting, let what = state.inView else {
      view = nil
      return
    }
    if view?.what != what { view = (what, .now, .now) }
  }

  /// Milliseconds until what is in view counts; nil: nothing will.
  private var wait: Int? {
    guard case .after(let moment) = counting, let view else { return nil }
    let left = SuspendingClock.now.duration(to: view.since.advanced(by: moment)).components
    return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
  }

  private func look() {
    guard case .after(let moment) = counting, let view, view.since.duration(to: .now) >= moment else { return }
    handle(.viewed)
    self.view = nil
  }

  private func draw() {
    let lines = ReaderScreen(state: state, knowledge: knowledge, palette: palette).lines
    guard lines != drawn else { return }
    drawn = lines
    screen.draw(lines)
  }
}
