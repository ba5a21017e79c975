import Synchronization
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// How what plays is shown to whoever is there, and how their keys steer it: one for as long as the program plays.
///
/// It takes the terminal when there is something to be seen, and gives it back at the end; what the program says meanwhile
/// is shown, and stands on the terminal afterwards.
final class Display: SessionDisplay {
  /// What somebody asked for, and what is possible.
  enum Form: Sendable {
    /// Events in JSON.
    case program
    /// Lines for somebody who cannot answer.
    case lines
    /// The same, and keys.
    case plain
    /// One line, drawn anew, and keys.
    case line
    /// The whole terminal.
    case screen(Bidi.Knowledge, TerminalScreen.Palette, translation: OpenPack?)
  }

  private enum Shown: Sendable {
    case nothing
    case plain(KeyHandler)
    case line(LiveDisplay, KeyHandler)
    case screen(PlayerScreen)
  }

  private let wanted: Form
  private let nowPlaying: NowPlaying
  private let shown = Turn<Shown>()

  init(_ form: Form, _ nowPlaying: NowPlaying) {
    wanted = form
    self.nowPlaying = nowPlaying
  }

  /// Whether events are told as lines of JSON.
  var isForProgram: Bool { if case .program = wanted { true } else { false } }

  /// Whether each event is a line for people.
  var tellsLines: Bool {
    switch wanted {
    case .lines, .plain: true
    case .program, .line, .screen: false
    }
  }

  /// Whether it has anything to do with news.
  var follows: Bool {
    switch wanted {
    case .program, .lines: false
    case .plain, .line, .screen: true
    }
  }

  /// Whether it shows by itself what is played.
  var isScreen: Bool { if case .screen = wanted { true } else { false } }

  /// Whether it has the terminal now.
  var hasTerminal: Bool { taken.load(ordering: .relaxed) }
  private let taken = Atomic<Bool>(false)

  /// Whether somebody watches who sees words.
  var showsWords: Bool {
    switch wanted {
    case .program, .line, .screen: true
    case .lines, .plain: false
    }
  }

  /// Whether somebody can press keys; takes the terminal.
  var hasKeys: Bool {
    get async {
      switch await opened() {
      case .nothing: false
      case .plain(let keys), .line(_, let keys): keys.isThere
      case .screen: true
      }
    }
  }

  /// Takes the terminal, the first time; a screen that cannot be had is a line instead.
  func begin() async { _ = await opened() }

  private func opened() async -> Shown { await shown.value { await self.open() } }

  private func open() async -> Shown {
    switch wanted {
    case .program, .lines: return .nothing
    case .plain: return .plain(KeyHandler(nowPlaying, complaining: .aloud))
    case .line: return .line(LiveDisplay(nowPlaying), KeyHandler(nowPlaying, complaining: .silently))
    case .screen(let knowledge, let palette, let translation):
      let context = AppContext()
      do throws(TerminalError) {
        guard let quran = try? context.quran() else { throw TerminalError(.incapable, "the text cannot be read") }
        let screen = PlayerScreen(nowPlaying, quran, context.folders, knowledge, palette, translation: translation)
        try await screen.open()
        taken.store(true, ordering: .relaxed)
        return .screen(screen)
      } catch {
        Terminal.complain("no full screen, only a line: \(error)")
        return .line(LiveDisplay(nowPlaying), KeyHandler(nowPlaying, complaining: .silently))
      }
    }
  }

  /// Says what is waited for before anything is heard.
  func waits(for ref: String) async {
    switch await opened() {
    case .nothing: break
    case .plain: Terminal.say("fetching \(ref) …")
    case .line(let line, _): line.wait(for: ref)
    case .screen(let screen): screen.wait(for: ref)
    }
  }

  /// Shows what happens until the news end.
  func follow(_ news: AsyncStream<NowPlaying.News>) async {
    for await news in news {
      switch await opened() {
      case .nothing: break
      case .plain: if case .intermission(let pause?) = news { Terminal.say(Display.words(pause)) }
      case .line(let line, _): line.take(news)
      case .screen(let screen):
        screen.take(news)
        // Among the lines that stand there afterwards.
        if case .intermission(let pause?) = news { Terminal.say(pause.title) }
      }
    }
  }

  /// Gives the terminal back.
  func end() async {
    switch await shown.last ?? .nothing {
    case .nothing: break
    case .plain(let keys): keys.close()
    case .line(let line, let keys):
      line.close()
      keys.close()
    case .screen(let screen): await screen.close()
    }
  }

  /// Told once its keys are heard.
  static func words(_ pause: NowPlaying.Intermission) -> String {
    let length = pause.length.map { Lengths.time(Int($0.components.seconds)) }
    return [pause.title, length, "space or n goes on", "q ends"].compactMap(\.self).joined(separator: " · ")
  }
}

/// Something that is made once, by whoever needs it first; the others wait for it.
private actor Turn<Value: Sendable> {
  private var making: Task<Value, Never>?

  func value(_ make: @escaping @Sendable () async -> Value) async -> Value {
    let task = making ?? Task { await make() }
    making = task
    return await task.value
  }

  /// What was made; nil where nobody needed it.
  var last: Value? { get async { await making?.value } }
}
