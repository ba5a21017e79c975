package import TilawaCore
package import TilawaPlayer

/// The player on the session bus: for media keys, lock screens and widgets (MPRIS2), and as notifications.
///
/// Playing does not depend on it: without a bus, without the library, or after the loss of the bus, all else stays the
/// same.
package struct DesktopPlayer: Sendable {
  /// The events that cause a notification.
  package enum Notices: Hashable, Sendable {
    case none
    /// The end.
    case end
    /// Each new ayah, and the end.
    case eachAyah
  }

  /// A function that returns the surahs; called once, when something is heard. May block.
  package typealias Surahs = @Sendable () -> [Surah]
  /// A function that returns the address of a picture of a surah's name; nil where there is none. May block.
  package typealias Art = @Sendable (Surah) -> String?

  /// A function that returns the words of an ayah, in the numbering and the text of a riwayah; nil for a ref without
  /// words. May block.
  package typealias Words = @Sendable (_ ref: String, _ riwayah: Riwayah) -> String?

  /// The time limit for leaving the bus.
  private static let timeout = Duration.milliseconds(500)
  static let path = "/org/mpris/MediaPlayer2"

  private let address: BusAddress
  private let name: String
  private let surahs: Surahs
  private let art: Art
  private let notices: Notices
  private let words: Words

  /// - Parameters:
  ///   - address: the address of the bus.
  ///   - process: the number of this process, which distinguishes several players.
  ///   - notices: the events that cause a notification.
  ///   - surahs: the surahs, for their names.
  ///   - art: the pictures of the surahs.
  ///   - words: the words of an ayah, for notifications.
  package init(
    on address: BusAddress, process: Int32, notices: Notices = .none, surahs: @escaping Surahs,
    art: @escaping Art = { _ in nil }, words: @escaping Words = { _, _ in nil }
  ) {
    self.address = address
    name = "instance\(process)"
    self.surahs = surahs
    self.art = art
    self.notices = notices
    self.words = words
  }

  /// Follows the sessions until the news end.
  package func attend(_ nowPlaying: NowPlaying, _ news: AsyncStream<NowPlaying.News>) async {
    let (inputs, sending) = AsyncStream.makeStream(of: MPRISService.Input.self)
    let passing = Task {
      for await item in news { sending.yield(.news(item)) }
      sending.yield(.over)
    }
    var service: MPRISService?
    var early: [MPRISService.Input] = []
    following: for await input in inputs {
      var due = [input]
      // Nothing is on the bus before there is something to steer, nor before it sounds: connecting would take of its time.
      if service == nil {
        guard case .news(let news) = input else { break }
        early.append(input)
        guard !news.isBeforeSound else { continue }
        guard let opened = open(nowPlaying, sending) else { break }
        (service, due) = (opened, early)
      }
      for input in due {
        if await service?.take(input) == .leaves { break following }
      }
      if case .over = input { leave(service, sending) }
    }
    passing.cancel()
  }

  private func leave(_ service: MPRISService?, _ sending: AsyncStream<MPRISService.Input>.Continuation) {
    Task { await service?.close() }
    Task {
      try? await Task.sleep(for: DesktopPlayer.timeout)
      sending.finish()
    }
  }

  /// Connects to the bus; nil where no thread can be started.
  private func open(_ nowPlaying: NowPlaying, _ sending: AsyncStream<MPRISService.Input>.Continuation) -> MPRISService?
  {
    let offer = BusLink.Offer(
      names: [MediaRequest.root + ".tilawa", MediaRequest.root + ".tilawa." + name], path: DesktopPlayer.path)
    guard let link = BusLink(to: address, offering: offer, { sending.yield(.bus($0)) }) else { return nil }
    return MPRISService(
      nowPlaying: nowPlaying, link: link,
      presenter: notices == .none ? nil : NotificationPresenter(link, of: notices, words: words),
      surahs: surahs,
      art: art,
      send: { sending.yield($0) })
  }
}

extension NowPlaying.News {
  /// Whether a session begins, and nothing of it is heard or awaited yet.
  fileprivate var isBeforeSound: Bool {
    switch self {
    case .entered, .event(.start, _): true
    case .event, .left, .intermission: false
    }
  }
}
