public import TilawaCore

/// Where sessions appear one after the other, and where everybody who steers or watches them turns: the screen, the keys, the
/// desktop, other programs, the ledger. It lives as long as the program plays; a script has many sessions on it.
///
/// Whoever watches is told everything in order and never holds up the sound: one who does not read misses the oldest news.
public actor NowPlaying {
  /// What those who watch are told.
  public enum News: Sendable {
    /// A session begins.
    case entered(SessionInfo)
    /// Something happened in it; with how far it was just then, nil before it sounds and after its end.
    case event(PlayerEvent, Player.Progress?)
    /// The session is over.
    case left(Playback.EndReason)
    /// A step of a script without sound begins, such as a pause; nil: it is over.
    case intermission(Intermission?)
  }

  /// A session as those see it who were not there when it was decided.
  public struct SessionInfo: Sendable {
    /// The number of the session in this process, from 1.
    public let number: Int
    /// As it was when it began; `Player.session` has what became of it.
    public let session: Session
    /// The riwayah of the session.
    public let riwayah: Riwayah
    /// Of the script that it belongs to; nil for a session by itself.
    public let script: String?
    /// What the step of the script is, such as `review`; nil where nobody said so.
    public let step: String?
    /// Whether it is remembered that it was heard.
    public let trace: Trace

    public init(
      number: Int, session: Session, riwayah: Riwayah, script: String? = nil, step: String? = nil, trace: Trace = .none
    ) {
      self.number = number
      self.session = session
      self.riwayah = riwayah
      self.script = script
      self.step = step
      self.trace = trace
    }
  }

  /// Whether a session leaves something in the library: where somebody hears it, and it was not forbidden.
  public enum Trace: Hashable, Sendable { case kept, none }

  /// A time in which nothing sounds, between sessions of a script.
  public struct Intermission: Hashable, Sendable {
    /// What it is, for people: "pause until a key", "record 2:1-5".
    public let title: String
    /// How long it will be; nil: until somebody goes on.
    public let length: Duration?

    public init(title: String, length: Duration?) {
      self.title = title
      self.length = length
    }
  }

  /// How an intermission ended.
  public enum IntermissionEnd: Hashable, Sendable { case timeIsUp, goOn, stop }

  /// News that a watcher has not read; the oldest are dropped beyond that.
  private static let unread = 4096

  /// The player of the session that is on; nil between sessions.
  public private(set) var player: Player?
  /// The session that is on, or was on last.
  public private(set) var info: SessionInfo?
  /// The step without sound that is on.
  public private(set) var intermission: Intermission?
  /// Whether somebody asked for the end of everything.
  public private(set) var isStopped = false
  private var watchers: [Int: AsyncStream<News>.Continuation] = [:]
  private var lastWatcher = 0
  private var isClosed = false
  private var waiting: CheckedContinuation<IntermissionEnd, Never>?
  private var waitingForEnd: [CheckedContinuation<Void, Never>] = []

  public init() {}

  // MARK: - For those who put sessions on

  /// A session begins; `leave` must follow.
  public func enter(
    _ player: Player, riwayah: Riwayah, script: String? = nil, step: String? = nil, trace: Trace = .none
  ) async {
    let info = await SessionInfo(
      number: (info?.number ?? 0) + 1, session: player.session, riwayah: riwayah, script: script, step: step,
      trace: trace)
    self.player = player
    self.info = info
    publish(.entered(info))
    if isStopped { await player.stop() }
  }

  /// Tells those who watch of an event of the player.
  public func tell(_ event: PlayerEvent) async {
    guard !watchers.isEmpty else { return }
    publish(.event(event, await player?.progress))
  }

  /// The session is over.
  public func leave(_ reason: Playback.EndReason) {
    player = nil
    publish(.left(reason))
  }

  /// Waits until somebody goes on, or stops, or the time is up.
  ///
  /// - Parameters:
  ///   - intermission: what it is, and how long.
  ///   - isOver: returns when the time is up, where that is not just so long from now; it is cancelled when somebody was
  ///     first.
  public func intermission(
    _ intermission: Intermission, until isOver: (@Sendable () async throws -> Void)? = nil
  ) async -> IntermissionEnd {
    guard !isStopped, !isClosed else { return .stop }
    self.intermission = intermission
    publish(.intermission(intermission))
    let alarm = (isOver ?? intermission.length.map { length in { try await Task.sleep(for: length) } }).map { isOver in
      Task {
        try await isOver()
        // It may have been too late by a moment, and another one be on by now.
        if !Task.isCancelled { end(.timeIsUp) }
      }
    }
    let ending = await withCheckedContinuation { waiting = $0 }
    alarm?.cancel()
    self.intermission = nil
    publish(.intermission(nil))
    return ending
  }

  /// Nothing more comes; those who watch come to the end of what they are told.
  public func close() {
    isClosed = true
    end(.stop)
    tellEnd()
    for watcher in watchers.values { watcher.finish() }
    watchers = [:]
  }

  // MARK: - For those who watch and steer

  /// What happens from now on; first what is on already. Ends with `close`.
  public func watch() -> AsyncStream<News> {
    let (news, continuation) = AsyncStream.makeStream(
      of: News.self, bufferingPolicy: .bufferingNewest(NowPlaying.unread))
    guard !isClosed else {
      continuation.finish()
      return news
    }
    lastWatcher += 1
    let id = lastWatcher
    watchers[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.forget(id) } }
    if player != nil, let info { continuation.yield(.entered(info)) }
    if let intermission { continuation.yield(.intermission(intermission)) }
    return news
  }

  /// How far the session is that is on.
  public var progress: Player.Progress? { get async { await player?.progress } }

  /// Has it done.
  ///
  /// - Throws: `CommandRefusal` where that cannot be; nothing is changed then.
  public func obey(_ command: PlayerCommand) async throws(CommandRefusal) {
    if command == .stop {
      isStopped = true
      end(.stop)
      tellEnd()
      await player?.stop()
      return
    }
    if waiting != nil {
      switch command {
      case .play, .toggle, .next: return end(.goOn)
      default: throw .impossible("nothing sounds in a pause")
      }
    }
    guard let player else { throw .nothingPlays }
    try await player.obey(command)
  }

  /// Returns once somebody asked for the end of everything, or after `close`.
  public func untilStopped() async {
    guard !isStopped, !isClosed else { return }
    await withCheckedContinuation { waitingForEnd.append($0) }
  }

  private func tellEnd() {
    for waiting in waitingForEnd { waiting.resume() }
    waitingForEnd = []
  }

  private func end(_ ending: IntermissionEnd) {
    waiting?.resume(returning: ending)
    waiting = nil
  }

  private func publish(_ news: News) { for watcher in watchers.values { watcher.yield(news) } }

  private func forget(_ id: Int) { watchers[id] = nil }
}
