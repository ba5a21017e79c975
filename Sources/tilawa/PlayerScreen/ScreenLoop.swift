import Glibc
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// Runs the player's screen: passes what happens to its state, does what that asks for, and draws what is another than before.
/// One thread, the one that has the terminal.
final class ScreenLoop {
  /// What it asks of others; none waits but `command`.
  struct Calls {
    /// Something is to be done, in its turn.
    let act: (PlayerAction) -> Void
    /// How far it is; the answer comes by mail.
    let ask: () -> Void
    /// Something is to be done before this returns, or a second has passed.
    let command: (PlayerCommand) -> Void
    /// Whether the terminal is to be given back.
    let isClosing: () -> Bool
  }

  private let screen: TerminalScreen
  private let mail: ScreenMail
  private let library: ScreenLibrary
  private let knowledge: Bidi.Knowledge
  private let palette: TerminalScreen.Palette
  private let calls: Calls
  private var state: ScreenState
  private var isOver = false
  private var drawn: [TextLine] = []
  /// When the pause of the script ends.
  private var pauseEnd: ContinuousClock.Instant?

  init(
    on screen: TerminalScreen, _ mail: ScreenMail, _ library: ScreenLibrary, _ knowledge: Bidi.Knowledge,
    _ palette: TerminalScreen.Palette, calls: Calls
  ) {
    self.screen = screen
    self.mail = mail
    self.library = library
    self.knowledge = knowledge
    self.palette = palette
    self.calls = calls
    state = ScreenState(library.quran.structure)
  }

  /// Returns when the terminal is to be given back, or is gone.
  func run() {
    // What came before the screen was there.
    read()
    draw()
    while !isOver {
      var event = screen.next(within: wait)
      if event == .none { tick() }
      while event != .none, !isOver {
        take(event)
        event = screen.next(within: 0)
      }
      if calls.isClosing() { return }
      draw()
    }
  }

  // MARK: - Time

  /// Milliseconds until the screen is another one by itself; nil: it is not.
  private var wait: Int? {
    guard state.ticks else { return nil }
    if let pauseEnd {
      let left = ContinuousClock.now.duration(to: pauseEnd)
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
      return max(10, Int(milliseconds % 1000) + 5)
    }
    return state.progress.map { Int($0.untilNextSecond.components.attoseconds / 1_000_000_000_000_000) + 1 } ?? 1000
  }

  private func tick() {
    guard state.ticks else { return }
    guard let pauseEnd else { return calls.ask() }
    let left = ContinuousClock.now.duration(to: pauseEnd)
    handle(.secondsLeft(max(0, Int(left.components.seconds) + (left.components.attoseconds > 0 ? 1 : 0))))
  }

  // MARK: - What happens

  private func take(_ event: TerminalScreen.Event) {
    switch event {
    case .key(let key): handle(.key(key))
    case .resized: drawn = []
    case .stopRequested: suspend()
    case .woken: read()
    case .closed: isOver = true
    case .none: break
    }
  }

  private func read() {
    for event in mail.take() {
      if case .news(.intermission(let pause)) = event {
        pauseEnd = pause?.length.map { ContinuousClock.now.advanced(by: $0) }
      }
      handle(event)
    }
  }

  private func handle(_ event: ScreenEvent) {
    for effect in state.handle(event) { perform(effect) }
    turnPage()
    lookUpDay()
  }

  private func perform(_ effect: ScreenEffect) {
    switch effect {
    case .act(let action): calls.act(action)
    case .mark(let ref): tell(library.marks.toggle(ref))
    case .note(let ref, let note): tell(library.marks.note(note, at: ref))
    case .interrupt: kill(getpid(), SIGINT)
    case .suspend: suspend()
    case .repaint:
      screen.repaint()
      drawn = []
    }
  }

  /// Says what became of a bookmark, and shows it.
  private func tell(_ words: String) {
    _ = state.handle(.said(words))
    if let page = state.page { _ = state.handle(.marks(library.marks.bookmarks(on: page))) }
  }

  /// Nothing sounds while the program is stopped.
  private func suspend() {
    let sounds = state.progress?.sounds == true
    if sounds { calls.command(.pause) }
    screen.stop()
    if sounds { calls.command(.play) }
    drawn = []
  }

  // MARK: - What is shown

  /// Reads the page of what is heard, where that is another than before.
  private func turnPage() {
    guard let riwayah = state.info?.riwayah, let word = state.place else { return }
    let reader = library.reader(of: riwayah)
    let page = reader.page(ofWord: word)
    guard shown?.page != page || shown?.riwayah != riwayah else { return }
    shown = (page, riwayah)
    let read = reader.page(page)
    _ = state.handle(.page(read))
    _ = state.handle(.marks(read.map(library.marks.bookmarks) ?? []))
  }
  private var shown: (page: Int, riwayah: Riwayah)?

  private func lookUpDay() {
    let sound = state.progress.flatMap { state.session?.sound(of: $0.snapshot.step) }
    let path = sound?.reciter.kind == .personal ? sound?.slices.first?.file.path : nil
    guard path != looked else { return }
    looked = path
    _ = state.handle(.day(path.flatMap(library.day)))
  }
  private var looked: String?

  private func draw() {
    let (rows, columns) = screen.size
    let lines = ScreenView(state: state, rows: rows, columns: columns, knowledge: knowledge, palette: palette).lines
    guard lines != drawn else { return }
    drawn = lines
    screen.draw(lines)
  }
}
