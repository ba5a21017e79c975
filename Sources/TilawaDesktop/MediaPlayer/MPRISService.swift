import TilawaCore
import TilawaPlayer

/// The player on the session bus (MPRIS): takes news of the sessions and calls from the bus, one after the other.
struct MPRISService: Sendable {
  enum Input: Sendable {
    case news(NowPlaying.News)
    case bus(BusLink.Happening)
    case surahs([Surah])
    case art(String, surah: Int)
    /// The end of the news.
    case over
  }

  enum Outcome { case stays, leaves }

  let nowPlaying: NowPlaying
  let link: BusLink
  /// The presenter of notifications; nil where none are wanted.
  let presenter: NotificationPresenter?
  private let surahs: DesktopPlayer.Surahs
  private let art: DesktopPlayer.Art
  private let send: @Sendable (Input) -> Void
  private(set) var state = MediaState()
  private var wantsSurahs = true
  private var drawn: Set<Int> = []

  init(
    nowPlaying: NowPlaying, link: BusLink, presenter: NotificationPresenter?, surahs: @escaping DesktopPlayer.Surahs,
    art: @escaping DesktopPlayer.Art, send: @escaping @Sendable (Input) -> Void
  ) {
    self.nowPlaying = nowPlaying
    self.link = link
    self.presenter = presenter
    self.surahs = surahs
    self.art = art
    self.send = send
  }

  mutating func take(_ input: Input) async -> Outcome {
    switch input {
    case .news(let news): await take(news)
    case .bus(.called(let call)): link.answer(call.id, await answer(call))
    case .bus(.named), .bus(.heard), .bus(.lost), .over: break
    case .bus(.closed): return .leaves
    case .surahs(let surahs):
      change { $0.name(by: surahs) }
      draw()
    case .art(let address, let surah): change { $0.show(address, of: surah) }
    }
    return .stays
  }

  /// Leaves the bus after everything is sent.
  func close() async {
    await presenter?.settle()
    link.close()
  }

  /// Changes the state and reports the changed properties on the bus.
  private mutating func change(_ body: (inout MediaState) -> Void) {
    let before = state
    body(&state)
    let changes = state.changes(since: before)
    if !changes.isEmpty {
      emit(
        "org.freedesktop.DBus.Properties", "PropertiesChanged",
        [
          .string(MediaRequest.player), .dictionary(changes), .strings([]),
        ])
    }
  }

  private func emit(_ interface: String, _ member: String, _ arguments: [DBusValue]) {
    link.emit(BusSignal(path: DesktopPlayer.path, interface: interface, member: member, arguments: arguments))
  }

  // MARK: - News

  private mutating func take(_ news: NowPlaying.News) async {
    var seeked: Int64?
    change { seeked = $0.take(news) }
    if let seeked { emit(MediaRequest.player, "Seeked", [.int64(seeked)]) }
    if case .event(.ayah, _) = news { look() }
    await presenter?.take(news, state.track)
  }

  /// Requests the surahs at the first ayah, and later the picture of the surah, on another thread, so that playing does
  /// not wait for them.
  private mutating func look() {
    guard wantsSurahs else { return draw() }
    wantsSurahs = false
    Task.detached(priority: .utility) { [surahs, send] in send(.surahs(surahs())) }
  }

  private mutating func draw() {
    guard let number = state.track?.surah, let surah = state.surahs.first(where: { $0.id == number }),
      drawn.insert(number).inserted
    else { return }
    Task.detached(priority: .utility) { [art, send] in
      if let address = art(surah) { send(.art(address, surah: number)) }
    }
  }

  // MARK: - Calls

  private mutating func answer(_ call: BusCall) async -> Result<[DBusValue], BusFault> {
    do throws(BusFault) {
      return .success(try await outcome(of: try MediaRequest(call)))
    } catch {
      return .failure(error)
    }
  }

  private mutating func outcome(of request: MediaRequest) async throws(BusFault) -> [DBusValue] {
    switch request {
    case .introspect: return [.string(MediaIntrospection.document)]
    case .get(let property, let interface):
      let all = try await properties(of: interface)
      guard let value = all[property] else { throw .unknown(property: property) }
      return [.variant(value)]
    case .getAll(let interface): return [.dictionary(try await properties(of: interface))]
    case .obey(let command): try await obey(command)
    case .seek(let distance): try await seek(distance)
    case .setPosition(let track, let place):
      guard let current = state.track, current.path == track, place >= 0, place <= current.length ?? 0 else {
        return []
      }
      try await obey(.seek(to: .microseconds(place)))
    case .nothing: break
    }
    return []
  }

  private func properties(of interface: String) async throws(BusFault) -> [String: DBusValue] {
    switch interface {
    case MediaRequest.root: return MediaIntrospection.rootProperties
    case MediaRequest.player:
      let position = state.position(await nowPlaying.progress)
      return state.properties.merging(MediaIntrospection.constants) { $1 }
        .merging(["Position": .int64(position)]) { $1 }
    case "":
      return try await properties(of: MediaRequest.player).merging(MediaIntrospection.rootProperties) { $1 }
    default: throw .unknown(interface: interface)
    }
  }

  private mutating func obey(_ command: PlayerCommand) async throws(BusFault) {
    do throws(CommandRefusal) {
      try await nowPlaying.obey(command)
    } catch {
      throw .failed(Sentence(verbatim: "\(error)"))
    }
    // Settle the state at once: the next question may come before the player's own news.
    let progress = await nowPlaying.progress
    change { $0.settle(progress) }
  }

  /// Seeks by a distance in microseconds. Beyond the end it goes to the next ayah, as MPRIS requires; before the
  /// beginning it goes to the beginning.
  private mutating func seek(_ distance: Int64) async throws(BusFault) {
    let (place, isTooFar) = state.position(await nowPlaying.progress).addingReportingOverflow(distance)
    if isTooFar || place > state.track?.length ?? .max { return try await obey(.next) }
    try await obey(.seekBy(.microseconds(distance)))
  }
}
