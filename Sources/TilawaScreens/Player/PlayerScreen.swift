import Dispatch
import Synchronization
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal
import TilawaFiles

/// The player's full screen. It has a thread of its own, which draws and takes keys; any thread may tell it what happens.
final class PlayerScreen: Sendable {
  private let nowPlaying: NowPlaying
  private let folders: Folders
  private let quran: QuranDatabase
  private let look: ScreenLook
  private let translation: OpenPack?
  private let events = ScreenEvents<PlayerScreenEvent>()
  private let actions: AsyncStream<PlayerAction>.Continuation
  private let wanted: AsyncStream<PlayerAction>
  private let state = Mutex(State())

  private struct State {
    var said: [Terminal.Words] = []
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The number of lines that are written again once the terminal is given back.
  private static let linesKept = 200

  init(
    _ nowPlaying: NowPlaying, _ quran: QuranDatabase, _ folders: Folders, _ look: ScreenLook, translation: OpenPack?
  ) {
    self.translation = translation
    self.nowPlaying = nowPlaying
    self.quran = quran
    self.folders = folders
    self.look = look
    (wanted, actions) = AsyncStream.makeStream(of: PlayerAction.self)
  }

  // MARK: - The terminal

  /// Takes the terminal.
  ///
  /// - Throws: why it cannot be had; it is untouched then.
  func open() async throws(TerminalError) {
    let failure: TerminalError? = await withCheckedContinuation { opened in
      let isStarted = SystemThread.start { [self] in
        let screen: TerminalScreen
        do throws(TerminalError) {
          screen = try look.open()
        } catch {
          return opened.resume(returning: error)
        }
        opened.resume(returning: nil)
        run(on: screen)
        screen.close()
        ended()
      }
      if !isStarted { opened.resume(returning: TerminalError(.incapable, SystemThread.refusal)) }
    }
    if let failure { throw failure }
    Terminal.divert { [weak self] in self?.say($0) }
    Task { await obey() }
  }

  private func run(on screen: TerminalScreen) {
    let sources = PlayerSources(quran, folders, translation: translation)
    let backend = PlayerScreenBackend(sources, look, calls: calls)
    _ = ScreenRunner(PlayerScreenModel(quran.structure, keys: look.keys), backend, on: screen, events).run()
  }

  /// Gives the terminal back; lines that were printed meanwhile are written.
  func close() async {
    events.end(.done)
    actions.finish()
    await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.waiting.append(continuation) }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  /// Called once the thread has given the terminal back.
  private func ended() {
    Terminal.divert(nil)
    let (waiting, said) = state.withLock { state in
      defer { (state.waiting, state.said) = ([], []) }
      state.isClosed = true
      return (state.waiting, state.said)
    }
    for words in said { Terminal.write(words) }
    for continuation in waiting { continuation.resume() }
  }

  private func say(_ words: Terminal.Words) {
    state.withLock { state in
      state.said.append(words)
      if state.said.count > PlayerScreen.linesKept { state.said.removeFirst() }
    }
    events.add(.said(Sentence(verbatim: words.text.trimmingSpace())))
  }

  // MARK: - Events

  func take(_ news: NowPlaying.News) {
    events.add(.news(news))
    // The session has other reciters now.
    if case .event(.fallback, _) = news { tellSession() }
    if case .event(.missing, _) = news { tellSession() }
  }

  func wait(for ref: String) { events.add(.fetching(ref)) }

  private func tellSession() {
    Task { if let session = await nowPlaying.player?.session { events.add(.session(session)) } }
  }

  // MARK: - Calls of the screen

  private var calls: PlayerScreenBackend.Calls {
    PlayerScreenBackend.Calls(
      act: { [actions] in actions.yield($0) },
      ask: { [nowPlaying, events] in Task { events.add(.progress(await nowPlaying.progress)) } },
      command: { [nowPlaying] command in
        // The thread is about to stop with the whole program.
        let done = DispatchSemaphore(value: 0)
        Task {
          try? await nowPlaying.obey(command)
          done.signal()
        }
        _ = done.wait(timeout: .now() + 1)
      })
  }

  /// Does actions in the order of their keys.
  private func obey() async {
    for await action in wanted {
      do throws(CommandRefusal) {
        try await nowPlaying.obey(try action.command(await nowPlaying.progress?.settings))
      } catch {
        events.add(.said(Sentence(verbatim: "\(error)")))
      }
      events.add(.progress(await nowPlaying.progress))
    }
  }
}
