import Dispatch
import Foundation
import Glibc
import Synchronization
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// The player's screen as others see it: they tell it what happens, and it has the keys obeyed. Its own thread draws.
final class PlayerScreen: Sendable {
  private let nowPlaying: NowPlaying
  private let knowledge: Bidi.Knowledge
  private let translation: OpenPack?
  private let palette: TerminalScreen.Palette
  private let mail = ScreenMail()
  private let actions: AsyncStream<PlayerAction>.Continuation
  private let wanted: AsyncStream<PlayerAction>
  private let state = Mutex(State())

  private struct State {
    var said: [Terminal.Words] = []
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Lines kept for when the terminal is given back.
  private static let linesKept = 200

  init(
    _ nowPlaying: NowPlaying, _ knowledge: Bidi.Knowledge, _ palette: TerminalScreen.Palette, translation: OpenPack?
  ) {
    self.translation = translation
    self.nowPlaying = nowPlaying
    self.knowledge = knowledge
    self.palette = palette
    (wanted, actions) = AsyncStream.makeStream(of: PlayerAction.self)
  }

  // MARK: - The terminal

  /// Takes the terminal.
  ///
  /// - Throws: why it cannot be had; it is untouched then.
  func open() async throws(TerminalError) {
    let context = AppContext()
    guard let quran = try? context.quran() else {
      throw TerminalError(.incapable, "the text cannot be read")
    }
    let failure: TerminalError? = await withCheckedContinuation { opened in
      Thread.detachNewThread { [self] in
        let screen: TerminalScreen
        do throws(TerminalError) {
          screen = try TerminalScreen(palette)
        } catch {
          return opened.resume(returning: error)
        }
        mail.attach(screen.waker)
        opened.resume(returning: nil)
        ScreenLoop(
          on: screen, self.mail, ScreenLibrary(quran, context.folders, translation: self.translation), knowledge,
          palette,
          calls: self.calls
        ).run()
        screen.close()
        ended()
      }
    }
    if let failure { throw failure }
    Terminal.divert { [weak self] in self?.say($0) }
    Task { await obey() }
  }

  /// Gives the terminal back; what was said meanwhile is written.
  func close() async {
    mail.close()
    actions.finish()
    await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.waiting.append(continuation) }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  /// The thread has given the terminal back.
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
    mail.add(.said(words.text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  // MARK: - What happens

  func take(_ news: NowPlaying.News) {
    mail.add(.news(news))
    // Others recite now.
    if case .event(.fallback, _) = news { tellSession() }
    if case .event(.missing, _) = news { tellSession() }
  }

  func wait(for ref: String) { mail.add(.fetching(ref)) }

  private func tellSession() {
    Task { if let session = await nowPlaying.player?.session { mail.add(.session(session)) } }
  }

  // MARK: - What the screen asks for

  private var calls: ScreenLoop.Calls {
    ScreenLoop.Calls(
      act: { [actions] in actions.yield($0) },
      ask: { [nowPlaying, mail] in Task { mail.add(.progress(await nowPlaying.progress)) } },
      command: { [nowPlaying] command in
        // The thread is about to stop with the whole program.
        let done = DispatchSemaphore(value: 0)
        Task {
          try? await nowPlaying.obey(command)
          done.signal()
        }
        _ = done.wait(timeout: .now() + 1)
      },
      isClosing: { [mail] in mail.isClosing })
  }

  /// One after the other, as they were pressed.
  private func obey() async {
    for await action in wanted {
      do throws(CommandRefusal) {
        try await nowPlaying.obey(try action.command(await nowPlaying.progress?.settings))
      } catch {
        mail.add(.said("\(error)"))
      }
      mail.add(.progress(await nowPlaying.progress))
    }
  }
}
