public import TilawaCore
public import TilawaPlayer

/// What plays, on the session bus: for media keys, lock screens and widgets (MPRIS2), and as notifications.
///
/// It takes part in nothing: where there is no bus, no library for it, or the bus goes away, nothing else changes.
public struct DesktopPlayer: Sendable {
  /// Of what people are notified while it plays.
  public enum Notices: Hashable, Sendable {
    case none
    /// Of the end.
    case end
    /// Of each new ayah, and of the end.
    case eachAyah
  }

  /// Gives the surahs; asked once, when something is heard. May block.
  public typealias Surahs = @Sendable () -> [Surah]
  /// Gives the address of a picture of a surah's name; nil where none can be had. May block.
  public typealias Art = @Sendable (Surah) -> String?

  /// Gives the words of an ayah, as players call it, in the numbers and the text of a riwayah; nil for what has none. May block.
  public typealias Words = @Sendable (_ ref: String, _ riwayah: Riwayah) -> String?

  /// How long its end may take.
  private static let timeout = Duration.milliseconds(500)
  static let path = "/org/mpris/MediaPlayer2"

  private let address: BusAddress
  private let name: String
  private let surahs: Surahs
  private let art: Art
  private let notices: Notices
  private let words: Words

  /// - Parameters:
  ///   - address: of the bus.
  ///   - process: the number of this process, by which players are told apart where there are several.
  ///   - notices: of what people are notified.
  ///   - surahs: for their names.
  ///   - art: for their pictures.
  ///   - words: for notifications of what is heard.
  public init(
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
  public func attend(_ nowPlaying: NowPlaying, _ news: AsyncStream<NowPlaying.News>) async {
    let (inputs, sending) = AsyncStream.makeStream(of: MPRISService.Input.self)
    let passing = Task {
      for await item in news { sending.yield(.news(item)) }
      sending.yield(.over)
    }
    var service: MPRISService?
    for await input in inputs {
      // Nothing is on the bus before there is something to steer.
      if service == nil {
        guard case .news = input, let opened = open(nowPlaying, sending) else { break }
        service = opened
      }
      if await service?.take(input) == .leaves { break }
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

  /// Nil where no thread can be had.
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
