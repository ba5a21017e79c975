import Synchronization
package import AppBase
import TilawaConsole
import TilawaCore
package import TilawaPlayer
package import TilawaStore
import TilawaTerminal

/// A display of what plays, on a terminal or as lines, with its control keys.
///
/// It takes the terminal when there is something to show, and gives it back at the end. Lines printed meanwhile are
/// shown, and stand on the terminal afterwards.
package final class PlaybackDisplay: SessionDisplay {
  /// The form of the display, by the wish of the user and the abilities of the terminal.
  package enum Form: Sendable {
    /// Events in JSON.
    case program
    /// Lines for a user who cannot press keys.
    case lines
    /// Lines, and keys.
    case plain(KeyTable)
    /// One line that is redrawn, and keys.
    case line(KeyTable)
    /// The whole terminal.
    case screen(ScreenLook, translation: OpenPack?)
  }

  private enum Shown: Sendable {
    case nothing
    case plain(KeyHandler)
    case line(LiveDisplay, KeyHandler)
    case screen(PlayerScreen)
  }

  private let wanted: Form
  private let nowPlaying: NowPlaying
  private let context: AppContext
  private let shown = Turn<Shown>()

  package init(_ form: Form, _ nowPlaying: NowPlaying, in context: AppContext) {
    wanted = form
    self.context = context
    self.nowPlaying = nowPlaying
  }

  /// Whether events are told as lines of JSON.
  package var isForProgram: Bool { if case .program = wanted { true } else { false } }

  /// Whether each event is a line for people.
  package var tellsLines: Bool {
    switch wanted {
    case .lines, .plain: true
    case .program, .line, .screen: false
    }
  }

  /// Whether it has anything to do with news.
  package var follows: Bool {
    switch wanted {
    case .program, .lines: false
    case .plain, .line, .screen: true
    }
  }

  /// Whether it shows by itself what is played.
  package var isScreen: Bool { if case .screen = wanted { true } else { false } }

  /// Whether it has the terminal now.
  package var hasTerminal: Bool { taken.load(ordering: .relaxed) }
  private let taken = Atomic<Bool>(false)

  /// Whether it shows or tells words.
  package var showsWords: Bool {
    switch wanted {
    case .program, .line, .screen: true
    case .lines, .plain: false
    }
  }

  /// Whether somebody can press keys; takes the terminal.
  package var hasKeys: Bool {
    get async {
      switch await opened() {
      case .nothing: false
      case .plain(let keys), .line(_, let keys): keys.isThere
      case .screen: true
      }
    }
  }

  /// Takes the terminal, the first time; a screen that cannot be had is a line instead.
  package func begin() async { _ = await opened() }

  private func opened() async -> Shown { await shown.value { await self.open() } }

  private func open() async -> Shown {
    switch wanted {
    case .program, .lines: return .nothing
    case .plain(let keys): return .plain(KeyHandler(nowPlaying, keys, complaining: .aloud))
    case .line(let keys): return line(keys)
    case .screen(let look, let translation):
      do throws(TerminalError) {
        guard let quran = try? context.quran() else {
          throw TerminalError(.incapable, ScreensSentences.textUnreadable)
        }
        let screen = PlayerScreen(nowPlaying, quran, context.folders, look, translation: translation)
        try await screen.open()
        taken.store(true, ordering: .relaxed)
        return .screen(screen)
      } catch {
        Terminal.complain(ScreensSentences.onlyOneLine(fault: error.sentence).text)
        return line(look.keys)
      }
    }
  }

  private func line(_ keys: KeyTable) -> Shown {
    .line(LiveDisplay(nowPlaying, keys, in: context), KeyHandler(nowPlaying, keys, complaining: .silently))
  }

  private var keys: KeyTable {
    switch wanted {
    case .plain(let keys), .line(let keys): keys
    case .screen(let look, _): look.keys
    case .program, .lines: .standard
    }
  }

  /// Shows the awaited file before the first sound.
  package func waits(for ref: String) async {
    switch await opened() {
    case .nothing: break
    case .plain: Terminal.say(ScreensSentences.fetchingLine(ref: ref).text)
    case .line(let line, _): line.wait(for: ref)
    case .screen(let screen): screen.wait(for: ref)
    }
  }

  /// Shows what happens until the news end.
  package func follow(_ news: AsyncStream<NowPlaying.News>) async {
    for await news in news {
      switch await opened() {
      case .nothing: break
      case .plain: if case .intermission(let pause?) = news { Terminal.say(PlaybackDisplay.words(pause, keys)) }
      case .line(let line, _): line.take(news)
      case .screen(let screen):
        screen.take(news)
        // Among the lines that stand there afterwards.
        if case .intermission(let pause?) = news { Terminal.say(pause.title) }
      }
    }
  }

  /// Gives the terminal back.
  package func end() async {
    switch await shown.last ?? .nothing {
    case .nothing: break
    case .plain(let keys): keys.close()
    case .line(let line, let keys):
      line.close()
      keys.close()
    case .screen(let screen): await screen.close()
    }
  }

  /// Returns the line about a pause, which is printed once the keys for it are read.
  package static func words(_ pause: NowPlaying.Intermission, _ keys: KeyTable) -> String {
    let length = pause.length.map { Lengths.time(Int($0.components.seconds)) }
    return [pause.title, length, hints(keys)].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the keys for a pause, in words.
  static func hints(_ keys: KeyTable) -> String {
    let (pause, next, quit) = (
      keys.label(.player, "pause"), keys.label(.player, "next-ayah"), keys.label(.player, "quit")
    )
    return ScreensSentences.pauseKeys(pause: pause, next: next, quit: quit).text
  }
}

/// A value that the first caller makes; the others wait for it.
private actor Turn<Value: Sendable> {
  private var making: Task<Value, Never>?

  func value(_ make: @escaping @Sendable () async -> Value) async -> Value {
    let task = making ?? Task { await make() }
    making = task
    return await task.value
  }

  /// The value; nil when no caller has asked for it.
  var last: Value? { get async { await making?.value } }
}
