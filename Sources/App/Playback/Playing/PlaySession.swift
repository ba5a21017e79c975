package import AppBase
package import TilawaCore
import TilawaDesktop
import TilawaPlayer

/// A session that plays: here, or in a process in the background.
package struct PlaySession {
  package let session: SessionRequest
  package let context: AppContext

  package var request: PlayRequest { session.request }

  /// - Parameter session: the request, completed from its preset and the settings.
  package init(_ session: SessionRequest, in context: AppContext) {
    self.session = session
    self.context = context
  }

  /// Plays the session with services of its own, here or in a process in the background.
  package func run() async throws {
    if request.isDetached == true, !context.isDetached {
      return try await DetachedPlaying(session, checking: { _ = try check() }, in: context).start()
    }
    guard context.detachment == .answers else { return try await play(answering: nil) }
    let answering = try DetachedAnswering(of: session, in: context)
    do {
      try await play(answering: answering)
      answering.ends()
    } catch {
      // A session that had its turn, or waited for it, has failed: perhaps nobody reads that, so the desktop tells it too.
      if answering.isUnderWay, let failure = Failure(error) { await DesktopNotice.show(failure) }
      answering.giveBack()
      throw error
    }
  }

  /// - Parameter answering: the answer to the process that has started this one; nil if none waits.
  private func play(answering: DetachedAnswering?) async throws {
    // The process that started this one in the background steers it by its socket.
    let need: PlaybackLock.Need? = context.isDetached ? .always : nil
    var checked: Checked?
    let lock = try await PlaybackLock.take(
      request.turn, for: request.sink, needing: need, asking: request.isForProgram != true,
      checking: { checked = try check() }, waiting: { answering?.waits() }, in: context)
    let services = try PlaybackServices(
      for: request.sink, holding: lock, notices: request.notices(in: context), answering: answering, in: context
    ) { try context.interface.display(for: request, of: $0, in: context) }
    let known = checked
    try await services.run {
      let prepared = try known?.ifFresh ?? prepare()
      if let answering {
        try checkSound(of: prepared.session)
        answering.begins()
      }
      _ = try await play(prepared.session, after: prepared.last, with: services, as: nil)
    }
  }

  /// A session that was planned before the right to sound was there.
  private struct Checked {
    let session: PreparedSession
    let time = ContinuousClock.now

    /// The longest time for which files are taken to be as they were.
    private static let freshness = Duration.seconds(5)

    /// The session to play; nil if it has waited for long, and is to be planned once more.
    var ifFresh: (session: PreparedSession, last: LastSession?)? {
      time.duration(to: .now) < Self.freshness ? (session, nil) : nil
    }
  }

  /// Checks the ranges and options, without playing.
  ///
  /// - Returns: the session; nil for the last one, which may have gone on when its turn comes.
  private func check() throws -> Checked? {
    let prepared = try prepare().session
    try checkSound(of: prepared)
    return if case .begin = session { Checked(session: prepared) } else { nil }
  }

  /// - Throws: `Failure` for a session that begins and has nothing to hear.
  private func checkSound(of prepared: PreparedSession) throws {
    if case .begin = session, !prepared.session.hasSound { throw prepared.nothingToHear }
  }

  /// Plays the session with services that already run; a script plays several sessions in them.
  ///
  /// - Parameter step: the context of the script step, from its script run; nil outside a script.
  package func perform(with services: PlaybackServices, as step: StepContext? = nil) async throws -> Playback.EndReason
  {
    let (prepared, last) = try prepare()
    return try await play(prepared, after: last, with: services, as: step)
  }

  private func prepare() throws -> (session: PreparedSession, last: LastSession?) {
    switch session {
    case .begin(let request): (try PreparedSession(request, in: context), nil)
    case .resume(let request):
      try PreparedSession.ofLastSession(isOffline: request.isOffline == true, in: context)
    }
  }
}
