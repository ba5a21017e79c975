import Glibc
import TilawaApp
import TilawaConsole
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
  private let link: ReaderLink
  private let mail: ReaderMail
  private var state: ReaderState
  private var ending: ExitCodes?
  private var drawn: [TextLine] = []
  /// For which portion and settings the text was read.
  private var read: (portion: ReaderText.Portion, settings: ReaderSettings)?
  /// Where somebody only looks, and since when.
  private var visit: (place: AyahRef, since: SuspendingClock.Instant)?
  /// What is in view, and since when.
  private var view: (what: ReaderView, since: SuspendingClock.Instant, began: ZonedTime)?

  init(
    _ state: ReaderState, on screen: TerminalScreen, _ shelf: ReaderShelf, _ notebook: ReaderNotebook,
    _ knowledge: Bidi.Knowledge, _ palette: TerminalScreen.Palette, _ counting: Counting, _ link: ReaderLink,
    _ mail: ReaderMail
  ) {
    self.link = link
    self.mail = mail
    self.state = state
    self.screen = screen
    self.shelf = shelf
    self.notebook = notebook
    self.knowledge = knowledge
    self.palette = palette
    self.counting = counting
  }

  /// Returns when somebody quits, or the terminal is gone; with what could not be kept.
  func run() -> (code: ExitCodes, troubles: [String]) {
    mail.attach(screen.waker)
    link.watch()
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
    link.close()
    return (ending ?? .done, notebook.finish(at: state.place))
  }

  /// Draws, and then keeps the place: whoever turns pages does not wait for the disk.
  private func settle() {
    watch()
    draw()
    if let trouble = notebook.keep(state.place) {
      handle(.said(trouble))
      draw()
    }
  }

  /// What others have to tell.
  private func readMail() {
    for letter in mail.take() {
      switch letter {
      case .sound(let sound): handle(.sound(sound))
      case .said(let words): handle(.said(words))
      case .end(let code): ending = code
      }
    }
  }

  private func take(_ event: TerminalScreen.Event) {
    switch event {
    case .key(let key): handle(.key(key))
    case .resized: resize()
    case .stopRequested: suspend()
    case .closed: ending = .hangup
    case .woken: readMail()
    case .none: break
    }
  }

  private func resize() {
    let (rows, columns) = screen.size
    drawn = []
    handle(.resized(rows: rows, columns: columns))
  }

  private func suspend() {
    _ = notebook.keep(state.place)
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
    case .play(let wish): link.play(wish.request(riwayah: state.riwayah))
    case .steer(let verb): link.steer(verb)
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
      read.settings.translation == state.settings.translation, read.settings.words == state.settings.words
    {
      return
    }
    read = (wanted, state.settings)
    _ = state.handle(.text(shelf.text(wanted, state.settings)))
  }

  // MARK: - What is read

  /// Notices that something else is in view.
  private func watch() {
    let looked = state.visit == nil ? nil : state.selection
    if visit?.place != looked { visit = looked.map { ($0, .now) } }
    guard case .after = counting, let what = state.inView else {
      view = nil
      return
    }
    if view?.what != what { view = (what, .now, .now) }
  }

  /// After how long what is in view counts as read, or somebody has stayed where they looked.
  private var moment: Duration {
    if case .after(let moment) = counting { moment } else { LibrarySetting.standardReadMoment }
  }

  /// Milliseconds until something comes of what is in view; nil: nothing will.
  private var wait: Int? {
    let first = [view?.since, visit?.since].compactMap(\.self).min()
    guard let first else { return nil }
    let left = SuspendingClock.now.duration(to: first.advanced(by: moment)).components
    return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
  }

  private func look() {
    if let visit, visit.since.duration(to: .now) >= moment {
      handle(.stayed)
      self.visit = nil
    }
    guard case .after = counting, let view, view.since.duration(to: .now) >= moment else { return }
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
