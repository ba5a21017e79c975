package import AppBase
package import TilawaCore
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

  /// Plays the session with services of its own.
  ///
  /// - Returns: the answer about the process in the background; nil if the session played here.
  package func run() async throws -> DetachedAnswer? {
    if request.isDetached == true, !context.isDetached {
      return try await DetachedPlaying(session, checking: check, in: context).start()
    }
    // The process that started this one in the background finds it by its socket.
    let need: PlaybackLock.Need? = context.isDetached ? .always : nil
    let lock = try await PlaybackLock.take(
      request.turn, for: request.sink, needing: need, asking: request.isForProgram != true, checking: check, in: context
    )
    let services = try PlaybackServices(
      for: request.sink, holding: lock, notices: request.notices(in: context), in: context
    ) { try context.interface.display(for: request, of: $0) }
    try await services.run { _ = try await perform(with: services) }
    return nil
  }

  /// Checks the ranges and options, without playing.
  private func check() throws {
    let prepared = try prepare().session
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
