import TilawaAudio
import TilawaCore
import TilawaDesktop
import TilawaPlayer

/// What goes on beside the sound for as long as the program plays: remote control, the desktop, the ledger. A script has all
/// of its sessions in one company.
struct Company: Sendable {
  /// Follows the sessions until the news end; what it does not read is kept for it. What goes wrong with it is told in a line and hinders nobody.
  typealias Attendant = @Sendable (NowPlaying, AsyncStream<NowPlaying.News>) async -> Void

  let nowPlaying: NowPlaying
  /// How it is shown to whoever is there.
  let display: Display
  private let attendants: [Attendant]

  /// How long what is left to do may take once nothing sounds any more.
  private static let patience = Duration.seconds(2)

  init(_ attendants: [Attendant] = [], seen form: Display.Form = .lines) {
    let nowPlaying = NowPlaying()
    self.nowPlaying = nowPlaying
    display = Display(form, nowPlaying)
    self.attendants = attendants
  }

  /// The company of a session at this output.
  ///
  /// - Parameters:
  ///   - form: how it is shown.
  ///   - claim: the right to sound, which is given on at the end; who has it can be steered from elsewhere.
  ///   - notices: of what the desktop notifies people.
  init(
    for output: SinkChoice, seen form: Display.Form, holding claim: SoundClaim = .none,
    notices: DesktopPlayer.Notices = .none
  ) {
    var attendants: [Attendant] = []
    if let control = ControlService(claim: claim) { attendants.append(control.attend) }
    if output.isPaced {
      attendants.append(LedgerAttendant.attend)
      if let bus = BusAttendant.make(notices) { attendants.append(bus) }
    }
    self.init(attendants, seen: form)
  }

  /// Whether a session of this company has the terminal already.
  var isShown: Bool { display.hasTerminal }

  /// Does it in company, which is dismissed afterwards.
  func accompany(_ body: () async throws -> Void) async throws {
    // All of them watch before anything happens.
    var watching: [(attendant: Attendant, news: AsyncStream<NowPlaying.News>)] = []
    for attendant in attendants { watching.append((attendant, await nowPlaying.watch())) }
    let showing: Task<Void, Never>? =
      if display.follows { Task { [display, news = await nowPlaying.watch()] in await display.follow(news) } } else {
        nil
      }
    let all = Task { [nowPlaying, watching] in
      await withTaskGroup { group in
        for (attendant, news) in watching { group.addTask { await attendant(nowPlaying, news) } }
      }
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await nowPlaying.close()
    await showing?.finish(atMost: Company.patience)
    await display.end()
    await all.finish(atMost: Company.patience)
    try result.get()
  }
}

extension Task where Failure == Never, Success: Sendable {
  /// Waits until it is done, but no longer than this.
  func finish(atMost patience: Duration) async {
    let (done, continuation) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task<Void, Never> {
      _ = await value
      continuation.finish()
    }
    let alarm = Task<Void, Never> {
      try? await Task<Never, Never>.sleep(for: patience)
      continuation.finish()
    }
    for await _ in done {}
    waiting.cancel()
    alarm.cancel()
  }
}
