import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal

/// Back end of the reader's screen: reads text, keeps place, bookmarks and counts, measures how long text is in view, and talks
/// to the player.
final class ReaderBackend: ScreenBackend {
  typealias Fault = Never

  private let screen: TerminalScreen
  private let source: ReaderTextSource
  private let store: ReaderStore
  private let connection: PlayerConnection
  private let look: ScreenLook
  private let counting: ReadingCount
  /// The settings that the model had last.
  private var settings: ReaderSettings
  /// The portion that was read last.
  private var portion: ReaderText.Portion?
  /// The find that is looked at, and since when.
  private var visit: (place: AyahRef, since: SuspendingClock.Instant)?
  /// The text in view, and the time since when it is there.
  private var view: (what: ViewedText, since: SuspendingClock.Instant, began: ZonedTime)?

  init(
    on screen: TerminalScreen, _ source: ReaderTextSource, _ store: ReaderStore, _ connection: PlayerConnection,
    _ look: ScreenLook, _ counting: ReadingCount, _ settings: ReaderSettings
  ) {
    self.screen = screen
    self.source = source
    self.store = store
    self.connection = connection
    self.look = look
    self.counting = counting
    self.settings = settings
  }

  // MARK: - Requests

  func perform(_ request: ReaderRequest, for model: ReaderModel) -> [ReaderEvent] {
    switch request {
    case .settings(let settings): return apply(settings)
    case .bookmark(let ref): return [.said(store.toggle(ref)), .marks(store.marks())]
    case .note(let ref, let text): return [.said(store.note(ref, text)), .marks(store.marks())]
    case .search(let query): return [.found(source.find(query))]
    case .count(let text): return store.count(text, began: view?.began ?? .now).map { [.said($0)] } ?? []
    case .play(let wish): connection.play(wish.request(riwayah: model.riwayah))
    case .steer(let verb): connection.steer(verb)
    }
    return []
  }

  private func apply(_ settings: ReaderSettings) -> [ReaderEvent] {
    let before = self.settings
    self.settings = settings
    if before.tajweed != settings.tajweed || before.translation != settings.translation
      || before.words != settings.words
    {
      portion = nil
    }
    if settings.theme != before.theme { screen.set(look.colours(of: settings.theme)) }
    return store.keep(settings, instead: before).map { [.said($0)] } ?? []
  }

  /// Reads the portion that the model wants if it has changed, or if a setting requires another reading.
  func supply(_ model: ReaderModel) -> [ReaderEvent] {
    guard portion != model.wanted else { return [] }
    portion = model.wanted
    return [.text(source.text(model.wanted, model.settings))]
  }

  // MARK: - Time in view

  func beforeDrawing(_ model: ReaderModel) -> [ReaderEvent] {
    let place = model.visit == nil ? nil : model.selection
    if visit?.place != place { visit = place.map { ($0, .now) } }
    guard case .after = counting, let text = model.inView else {
      view = nil
      return []
    }
    if view?.what != text { view = (text, .now, .now) }
    return []
  }

  /// The time in view after which text counts as read, and a find as the place of the user.
  private var moment: Duration {
    if case .after(let moment) = counting { moment } else { LibrarySetting.standardReadMoment }
  }

  func timeout(for model: ReaderModel) -> Int? {
    let first = [view?.since, visit?.since].compactMap(\.self).min()
    guard let first else { return nil }
    let left = SuspendingClock.now.duration(to: first.advanced(by: moment)).components
    return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
  }

  func timedOut(_ model: ReaderModel) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    if let visit, visit.since.duration(to: .now) >= moment {
      events.append(.stayed)
      self.visit = nil
    }
    guard case .after = counting, let view, view.since.duration(to: .now) >= moment else { return events }
    return events + [.viewed]
  }

  // MARK: - The place

  /// Keeps the place after drawing: the user does not wait for the disk when a page is turned.
  func afterDrawing(_ model: ReaderModel) -> [ReaderEvent] { store.keep(model.place).map { [.said($0)] } ?? [] }

  func beforeStop(_ model: ReaderModel) -> [ReaderEvent] {
    _ = store.keep(model.place)
    return []
  }

  func afterStop(_ model: ReaderModel) { view = nil }

  func page(of model: ReaderModel, rows: Int, columns: Int) -> [TextLine] {
    ReaderPage(state: model, look: look).lines
  }

  func events(forPressAt row: Int, _ column: Int, _ model: ReaderModel) -> [ReaderEvent] {
    ReaderPage(state: model, look: look).place(at: row, column).map { [.clicked($0.ayah, word: $0.word)] } ?? []
  }
}
