package import AppBase
package import TilawaAudio
package import TilawaDesktop
package import TilawaPlayer

/// The services beside the sound for as long as the process plays: remote control, the desktop, the history, the display.
/// All sessions of a script share them.
package struct PlaybackServices: Sendable {
  /// Follows the news of the player until they end; the news that it does not read are kept for it. Its faults are reported
  /// in a line and stop no session.
  package typealias Service = @Sendable (NowPlaying, AsyncStream<NowPlaying.News>) async -> Void

  package let nowPlaying: NowPlaying
  package let display: any SessionDisplay
  /// Whether other programs can watch what is heard.
  package let isWatchable: Bool
  private let list: [Service]

  /// The longest time for the work of a service after the end of the sound.
  private static let closingTimeout = Duration.seconds(2)

  /// Services of sessions that other programs cannot watch.
  ///
  /// - Parameters:
  ///   - list: the services besides the display.
  ///   - display: makes the display of the sessions.
  package init(_ list: [Service] = [], display: (NowPlaying) throws -> any SessionDisplay) rethrows {
    try self.init(list, control: nil, display: display)
  }

  private init(
    _ list: [Service], control: ControlService?, display: (NowPlaying) throws -> any SessionDisplay
  ) rethrows {
    let nowPlaying = NowPlaying()
    self.nowPlaying = nowPlaying
    self.display = try display(nowPlaying)
    self.list = (control.map { [$0.serve] } ?? []) + list
    isWatchable = control != nil
  }

  /// The services of sessions at this output.
  ///
  /// - Parameters:
  ///   - lock: the right to sound, released at the end; its holder can be steered from elsewhere.
  ///   - notices: the events for which the desktop shows notifications.
  ///   - answering: the answer to the process that has started this one; nil if none waits.
  ///   - display: makes the display of the sessions.
  package init(
    for output: SinkChoice, holding lock: PlaybackLock, notices: DesktopPlayer.Notices = .none,
    answering: DetachedAnswering? = nil, in context: AppContext,
    display: (NowPlaying) throws -> any SessionDisplay
  ) rethrows {
    var list: [Service] = []
    if output.isPaced {
      list.append(HistoryService.service(in: context))
      if let desktop = DesktopService.service(notices, in: context) { list.append(desktop) }
    }
    if let answering { list.append(answering.follow) }
    let control = ControlService(lock: lock, in: context) { answering?.listens() }
    try self.init(list, control: control, display: display)
  }

  /// Runs the services while the body runs, and ends them after it.
  package func run(_ body: () async throws -> Void) async throws {
    // All of them watch before anything happens.
    var watching: [(service: Service, news: AsyncStream<NowPlaying.News>)] = []
    for service in list { watching.append((service, await nowPlaying.watch())) }
    let showing: Task<Void, Never>? =
      if display.follows { Task { [display, news = await nowPlaying.watch()] in await display.follow(news) } } else {
        nil
      }
    let all = Task { [nowPlaying, watching] in
      await withTaskGroup { group in
        for (service, news) in watching { group.addTask { await service(nowPlaying, news) } }
      }
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await nowPlaying.close()
    await showing?.finish(atMost: PlaybackServices.closingTimeout)
    await display.end()
    await all.finish(atMost: PlaybackServices.closingTimeout)
    try result.get()
  }
}

extension Task where Failure == Never, Success: Sendable {
  /// Waits until it is done, but no longer than this.
  package func finish(atMost limit: Duration) async {
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task<Void, Never> {
      _ = await value
      continuation.finish()
    }
    let alarm = Task<Void, Never> {
      try? await Task<Never, Never>.sleep(for: limit)
      continuation.finish()
    }
    for await _ in done {}
    waiting.cancel()
    alarm.cancel()
  }
}
