import TilawaIntake
package import TilawaCore

/// The sessions of a process, one after the other, for all parts that start, control or watch them: screen, keys,
/// desktop, control socket, ledger. It exists as long as the program plays; a script starts many sessions.
///
/// A watcher receives all news in order and never delays the sound: a slow one loses the oldest news.
package actor NowPlaying {
  /// News for watchers.
  package enum News: Sendable {
    /// A session begins.
    case entered(SessionInfo)
    /// An event of the session, with the progress at that moment; nil before the session sounds and after its end.
    case event(PlayerEvent, Player.Progress?)
    /// The session has ended.
    case left(Playback.EndReason)
    /// A silent step of a script begins, such as a pause; nil at its end.
    case intermission(Intermission?)
  }

  /// The facts about a session for watchers.
  package struct SessionInfo: Sendable {
    /// The number of the session in this process, from 1.
    package let number: Int
    /// The session as it began; `Player.session` has its present state.
    package let session: Session
    /// The riwayah of the session.
    package let riwayah: Riwayah
    /// The identity of its script; nil for a session without a script.
    package let script: String?
    /// The kind of the script's step, such as `review`; nil if unknown.
    package let step: String?
    /// Whether the library records this session.
    package let trace: Trace

    package init(
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

  /// The choice whether the library records a session.
  package enum Trace: Hashable, Sendable { case kept, none }

  /// A silent time between sessions of a script.
  package struct Intermission: Hashable, Sendable {
    /// The title for users: "pause until a key", "record 2:1-5".
    package let title: String
    /// The length; nil means until the user continues.
    package let length: Duration?

    package init(title: String, length: Duration?) {
      self.title = title
      self.length = length
    }
  }

  /// The end of an intermission.
  package enum IntermissionEnd: Hashable, Sendable { case timeIsUp, goOn, stop }

  /// The largest number of unread news of a watcher; the oldest beyond it are dropped.
  private static let unread = 4096

  /// The player of the present session; nil between sessions.
  package private(set) var player: Player?
  /// The present session, or the last one.
  package private(set) var info: SessionInfo?
  /// The present intermission.
  package private(set) var intermission: Intermission?
  /// Whether a stop was requested.
  package private(set) var isStopped = false
  private var watchers: [Int: AsyncStream<News>.Continuation] = [:]
  private var lastWatcher = 0
  private var isClosed = false
  private var waiting: CheckedContinuation<IntermissionEnd, Never>?
  private var waitingForEnd: [CheckedContinuation<Void, Never>] = []

  package init() {}

  // MARK: - Owners of sessions

  /// Announces a session; a call of `leave` must follow.
  package func enter(
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

  /// Sends an event of the player to watchers.
  package func tell(_ event: PlayerEvent) async {
    guard !watchers.isEmpty else { return }
    publish(.event(event, await player?.progress))
  }

  /// Announces the end of the session.
  package func leave(_ reason: Playback.EndReason) {
    player = nil
    publish(.left(reason))
  }

  /// Waits until the user continues or stops, or the time is up.
  ///
  /// - Parameters:
  ///   - intermission: its title and its length.
  ///   - isOver: returns when the time is up, in place of the length; it is cancelled when a command comes first.
  package func intermission(
    _ intermission: Intermission, until isOver: (@Sendable () async throws -> Void)? = nil
  ) async -> IntermissionEnd {
    guard !isStopped, !isClosed else { return .stop }
    self.intermission = intermission
    publish(.intermission(intermission))
    let alarm = (isOver ?? intermission.length.map { length in { try await Task.sleep(for: length) } }).map { isOver in
      Task {
        try await isOver()
        // The end may come too late, when another intermission has begun.
        if !Task.isCancelled { end(.timeIsUp) }
      }
    }
    let ending = await withCheckedContinuation { waiting = $0 }
    alarm?.cancel()
    self.intermission = nil
    publish(.intermission(nil))
    return ending
  }

  /// Ends the news of all watchers.
  package func close() {
    isClosed = true
    end(.stop)
    tellEnd()
    for watcher in watchers.values { watcher.finish() }
    watchers = [:]
  }

  // MARK: - Watchers and controls

  /// Returns the news from now on, beginning with the present session. They end with `close`.
  package func watch() -> AsyncStream<News> {
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

  /// The progress of the present session.
  package var progress: Player.Progress? { get async { await player?.progress } }

  /// Carries out a command.
  ///
  /// - Throws: `CommandRefusal` if it cannot be done; nothing is changed then.
  package func obey(_ command: PlayerCommand) async throws(CommandRefusal) {
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
      default: throw .impossible(PlayerSentences.inPause)
      }
    }
    guard let player else { throw .nothingPlays }
    try await player.obey(command)
  }

  /// Returns after a stop, or after `close`.
  package func untilStopped() async {
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
