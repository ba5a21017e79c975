import TilawaCore
import TilawaPlayer

/// A notification of the present ayah; each new one replaces the one before. A slow desktop shows the latest,
/// and delays no session.
actor NotificationPresenter {
  private let link: BusLink
  private let notices: DesktopPlayer.Notices
  private let words: DesktopPlayer.Words
  private var waiting: Waiting?
  private var sending: Task<Void, Never>?
  private var number: UInt32 = 0
  private var escaping: DesktopNotice.Escaping?
  private var shown: String?
  /// Whether the session is a step of a script.
  private var isStep = false
  /// The riwayah of the session.
  private var riwayah = Riwayah.hafs

  /// The next notification, and the ref of the ayah whose words it shows.
  private struct Waiting {
    var notice: DesktopNotice
    let ref: String?
  }

  /// - Parameters:
  ///   - notices: the events that cause a notification.
  ///   - words: the words of an ayah.
  init(_ link: BusLink, of notices: DesktopPlayer.Notices, words: @escaping DesktopPlayer.Words = { _, _ in nil }) {
    self.link = link
    self.notices = notices
    self.words = words
  }

  /// - Parameter track: the present track.
  func take(_ news: NowPlaying.News, _ track: MediaTrack?) {
    switch news {
    case .event(.ayah(let ayah), _):
      // A repeat is nothing new.
      guard notices == .eachAyah, let track, ayah.ref != shown else { return }
      shown = ayah.ref
      var notice = DesktopNotice(
        title: track.title, body: (track.artists + track.comments).joined(separator: " · "), urgency: .low)
      notice.picture = track.art
      show(notice, of: ayah.ref)
    case .entered(let info): (isStep, riwayah) = (info.script != nil, info.riwayah)
    case .left(let reason):
      shown = nil
      // The end of a step is not the end.
      if isStep, reason == .finished { break }
      show(DesktopNotice(title: "Tilawa", body: NotificationPresenter.words(for: reason).text, urgency: .low))
    case .event(.state(_, .paused, .sinkLost), _):
      shown = nil
      show(DesktopNotice(title: "Tilawa", body: DesktopSentences.soundServerGone.text))
    case .event, .intermission: break
    }
  }

  private static func words(for reason: Playback.EndReason) -> Sentence {
    switch reason {
    case .finished: DesktopSentences.sessionEnded
    case .stopped, .interrupted: DesktopSentences.sessionStopped
    case .error: DesktopSentences.sessionFailed
    case .noAudio: DesktopSentences.sessionSilent
    }
  }

  private func show(_ notice: DesktopNotice, of ref: String? = nil) {
    waiting = Waiting(notice: notice, ref: ref)
    if sending == nil { sending = Task { await send() } }
  }

  /// Waits until all notifications are shown.
  func settle() async { await sending?.value }

  private func send() async {
    while var next = waiting {
      waiting = nil
      let escaping = await markup()
      if let ref = next.ref, let text = await text(of: ref) { next.notice.body += "\n" + text }
      let answer = await link.call(next.notice.request(replacing: number, escaping: escaping))
      if case .uint32(let number)? = try? answer.get().first { self.number = number }
    }
    sending = nil
  }

  /// Returns the words of an ayah, at most those that a notification holds; reads them on another thread, because
  /// reading blocks.
  private func text(of ref: String) async -> String? {
    let (words, riwayah) = (words, riwayah)
    guard let text = await Task.detached(priority: .utility, operation: { words(ref, riwayah) }).value else {
      return nil
    }
    let all = text.split(separator: " ")
    return all.count > NotificationPresenter.mostWords
      ? all.prefix(NotificationPresenter.mostWords).joined(separator: " ") + " …" : text
  }

  private static let mostWords = 60

  /// Returns the escaping that this desktop needs; the desktop is asked once.
  private func markup() async -> DesktopNotice.Escaping {
    if let escaping { return escaping }
    var found = DesktopNotice.Escaping.nothing
    if case .strings(let capabilities)? = try? await link.call(DesktopNotice.capabilities).get().first,
      capabilities.contains("body-markup")
    {
      found = .markup
    }
    escaping = found
    return found
  }
}
