import Synchronization
import AppBase
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaPlayer

/// Draws the live line: at each event that changes it, and each second while something sounds. Other output stands
/// above it.
final class LiveDisplay: Sendable {
  private struct State {
    var line: LiveLine?
    var progress: Player.Progress?
    var ticking: Task<Void, Never>?
    var isClosed = false
  }

  private let nowPlaying: NowPlaying
  private let context: AppContext
  private let keys: KeyTable
  private let state = Mutex(State())

  init(_ nowPlaying: NowPlaying, _ keys: KeyTable, in context: AppContext) {
    self.context = context
    self.keys = keys
    self.nowPlaying = nowPlaying
    Terminal.divert { [weak self] in self?.say($0) }
  }

  func wait(for ref: String) {
    state.withLock { _ in Terminal.draw(Painted(LiveLine.waiting(for: ref)), on: 1) }
  }

  func take(_ news: NowPlaying.News) {
    switch news {
    case .entered(let info):
      let line = line(of: info)
      state.withLock { $0.line = line }
    case .event(let event, let progress):
      if let notice = EventLine.notice(event) { say(.said("\(notice)\n")) }
      show(progress)
    case .left:
      state.withLock { state in
        state.ticking?.cancel()
        (state.line, state.progress, state.ticking) = (nil, nil, nil)
        Terminal.clear()
      }
    case .intermission(let pause):
      if let pause { say(.said("\(PlaybackDisplay.words(pause, keys))\n")) }
    }
  }

  /// Returns the line of a session; nil when the text cannot be read, which was reported when the session was prepared.
  private func line(of info: NowPlaying.SessionInfo) -> LiveLine? {
    guard let quran = try? context.quran() else { return nil }
    let text = SessionText(of: info.riwayah, quran: quran, folders: context.folders, warn: Terminal.complain)
    return LiveLine(session: info.session, riwayah: info.riwayah, text: text)
  }

  private func show(_ progress: Player.Progress?) {
    state.withLock { state in
      guard let progress, state.line != nil, !state.isClosed else { return }
      state.progress = progress
      state.line?.draw(progress)
      state.ticking?.cancel()
      state.ticking = nil
      guard progress.sounds else { return }
      state.ticking = Task { [weak self, nowPlaying] in
        guard (try? await Task.sleep(for: progress.untilNextSecond)) != nil, let now = await nowPlaying.progress,
          !Task.isCancelled
        else { return }
        self?.show(now)
      }
    }
  }

  /// Writes above the line.
  private func say(_ words: Terminal.Words) {
    state.withLock { state in
      if !state.isClosed { Terminal.clear() }
      Terminal.write(words)
      if let progress = state.progress, !state.isClosed { state.line?.draw(progress) }
    }
  }

  func close() {
    state.withLock { state in
      state.ticking?.cancel()
      state.isClosed = true
      Terminal.clear()
    }
    Terminal.divert(nil)
  }
}

extension Player.Progress {
  /// Whether time goes on.
  var sounds: Bool { !snapshot.isPaused && waitingFor == nil }

  /// The time until the clock shows the next second, with a small margin.
  var untilNextSecond: Duration {
    let rate = max(1, heard.rate)
    return .milliseconds((rate - heard.frames % rate) * 1000 / rate + 20)
  }
}
