import Glibc
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// Back end of the player's screen: passes actions to the player, reads pages and bookmarks, and measures pauses.
final class PlayerScreenBackend: ScreenBackend {
  typealias Fault = Never

  /// Calls to the player.
  struct Calls {
    /// Requests an action, done after those before it; does not wait.
    let act: (PlayerAction) -> Void
    /// Requests the progress, which comes as an event; does not wait.
    let ask: () -> Void
    /// Requests a command and waits until it is done, for a second at most.
    let command: (PlayerCommand) -> Void
  }

  private let sources: PlayerSources
  private let look: ScreenLook
  private let calls: Calls
  /// The present pause of a script and the time of its end; nil end for a pause without one.
  private var pause: (intermission: NowPlaying.Intermission, end: ContinuousClock.Instant?)?
  /// The page that was read last.
  private var page: (number: Int, riwayah: Riwayah)?
  /// The file of the recording whose day was looked up last.
  private var recording: String?
  private var wasPausedForStop = false
  /// The size of the last page.
  private var size = (rows: 0, columns: 0)

  init(_ sources: PlayerSources, _ look: ScreenLook, calls: Calls) {
    self.sources = sources
    self.look = look
    self.calls = calls
  }

  // MARK: - Requests

  func perform(_ request: PlayerScreenRequest, for model: PlayerScreenModel) -> [PlayerScreenEvent] {
    switch request {
    case .act(let action): calls.act(action)
    case .mark(let ref): return [.said(sources.bookmarks.toggle(ref))] + bookmarks(model.page)
    case .note(let ref, let note): return [.said(sources.bookmarks.note(note, at: ref))] + bookmarks(model.page)
    case .interrupt: kill(getpid(), SIGINT)
    }
    return []
  }

  private func bookmarks(_ page: MushafPage?) -> [PlayerScreenEvent] {
    page.map { [.marks(sources.bookmarks.bookmarks(on: $0))] } ?? []
  }

  /// Nothing sounds while the program is stopped.
  func beforeStop(_ model: PlayerScreenModel) -> [PlayerScreenEvent] {
    wasPausedForStop = model.progress?.sounds == true
    if wasPausedForStop { calls.command(.pause) }
    return []
  }

  func afterStop(_ model: PlayerScreenModel) { if wasPausedForStop { calls.command(.play) } }

  // MARK: - Time

  func timeout(for model: PlayerScreenModel) -> Int? {
    guard model.ticks else { return nil }
    if let end = pause?.end {
      let left = ContinuousClock.now.duration(to: end).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      return max(10, Int(milliseconds % 1000) + 5)
    }
    return model.progress.map { Int($0.untilNextSecond.components.attoseconds / 1_000_000_000_000_000) + 1 } ?? 1000
  }

  func timedOut(_ model: PlayerScreenModel) -> [PlayerScreenEvent] {
    guard model.ticks else { return [] }
    guard let end = pause?.end else {
      calls.ask()
      return []
    }
    let left = ContinuousClock.now.duration(to: end).components
    return [.secondsLeft(max(0, Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)))]
  }

  // MARK: - Data for the screen

  func supply(_ model: PlayerScreenModel) -> [PlayerScreenEvent] {
    followPause(model.phase)
    return page(of: model) + day(of: model)
  }

  /// Notes when a pause that has begun will end.
  private func followPause(_ phase: PlayerScreenModel.Phase) {
    guard case .intermission(let intermission, _) = phase else {
      pause = nil
      return
    }
    guard pause?.intermission != intermission else { return }
    pause = (intermission, intermission.length.map { ContinuousClock.now.advanced(by: $0) })
  }

  /// Reads the page of the word that is heard if it differs from the last one.
  private func page(of model: PlayerScreenModel) -> [PlayerScreenEvent] {
    guard let riwayah = model.info?.riwayah, let word = model.place else { return [] }
    let reader = sources.reader(of: riwayah)
    let number = reader.page(ofWord: word)
    guard page?.number != number || page?.riwayah != riwayah else { return [] }
    page = (number, riwayah)
    let read = reader.page(number)
    return [.page(read), .marks(read.map(sources.bookmarks.bookmarks) ?? [])]
  }

  private func day(of model: PlayerScreenModel) -> [PlayerScreenEvent] {
    let sound = model.progress.flatMap { model.session?.sound(of: $0.snapshot.step) }
    let path = sound?.reciter.kind == .personal ? sound?.slices.first?.file.path : nil
    guard path != recording else { return [] }
    recording = path
    return [.day(path.flatMap(sources.day))]
  }

  func page(of model: PlayerScreenModel, rows: Int, columns: Int) -> [TextLine] {
    size = (rows, columns)
    return PlayerScreenPage(state: model, rows: rows, columns: columns, look: look).lines
  }

  func events(forPressAt row: Int, _ column: Int, _ model: PlayerScreenModel) -> [PlayerScreenEvent] {
    PlayerScreenPage(state: model, rows: size.rows, columns: size.columns, look: look).ayah(at: row, column)
      .map { [.clicked($0)] } ?? []
  }
}
