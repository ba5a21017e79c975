package import AppBase
import Foundation
import Glibc
import TilawaCore
import TilawaDesktop
package import TilawaPlayer
import TilawaStore

/// `play --detach`: starts another process of this program that plays, and waits until it sounds or has failed.
package struct DetachedPlaying {
  private let session: SessionRequest
  private let check: () throws -> Void
  private let context: AppContext
  private let log: PlayerLog

  /// The longest wait for its first sound.
  private static let timeout = Duration.seconds(10)
  private static let pause = Duration.milliseconds(20)

  /// - Parameters:
  ///   - session: the request for the process in the background.
  ///   - check: throws if the request cannot be played.
  package init(_ session: SessionRequest, checking check: @escaping () throws -> Void, in context: AppContext) {
    self.session = session
    self.check = check
    self.context = context
    log = PlayerLog(path: context.folders.playerLog)
  }

  private var folders: Folders { context.folders }

  /// - Throws: `Failure` as the session would, as far as that is known in time.
  package func start() async throws -> DetachedAnswer {
    try check()
    var session = session
    session.request.turn = try await turn()
    session.request.isDetached = nil
    let start = try log.prepare()
    guard let process = try session.start(log: folders.playerLog) else {
      throw Failure(.ioError, "cannot start another process: \(systemMessage())")
    }
    let interruption = context.interface.interruption { code in
      process.signal(SIGTERM)
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let outcome = try await outcome(of: process, replacing: session.request.turn == .replace)
    for line in log.lines(from: start) { context.interface.pass(on: String(line)) }
    return try answer(outcome, of: process.id)
  }

  /// Asks a person at this terminal where something sounds already; the process in the background cannot ask.
  private func turn() async throws -> PlayRequest.Turn? {
    let turn = session.request.turn
    guard turn == nil, SoundLock.holder(in: folders) != nil else { return turn }
    return try PlaybackLock.ask(
      about: await CurrentPlayback.now(in: folders), asking: session.request.isForProgram != true, in: context)
  }

  private enum Outcome {
    case sounds(PlayerStatus), waitsForItsTurn, notYet
    case ended(Int32)
  }

  private func outcome(of process: StartedProgram, replacing isReplacing: Bool) async throws -> Outcome {
    let deadline = ContinuousClock.now + DetachedPlaying.timeout
    while ContinuousClock.now < deadline {
      if let code = process.code { return .ended(code) }
      if let status = CurrentPlayback.status(in: folders), status.process == process.id, status.state != .idle {
        return .sounds(status)
      }
      if SoundTicket.queue(in: folders).contains(process.id), !isReplacing { return .waitsForItsTurn }
      try await Task.sleep(for: DetachedPlaying.pause)
    }
    return .notYet
  }

  private func answer(_ outcome: Outcome, of process: Int32) throws -> DetachedAnswer {
    let title = session.title
    func answer(_ state: String, _ words: String, _ process: Int32?) -> DetachedAnswer {
      DetachedAnswer(state: state, process: process.map(Int.init), title: words)
    }
    switch outcome {
    case .sounds(let status): return answer("playing", "playing \(CurrentPlayback.title(status) ?? title)", process)
    case .waitsForItsTurn: return answer("queued", "\(title) waits for its turn", process)
    case .notYet:
      return answer(
        "starting", "\(title) does not sound yet; what goes wrong is told in \(folders.playerLog)", process)
    case .ended(0): return answer("ended", "\(title) is over already", nil)
    case .ended(let code): throw Failure(ExitCodes(rawValue: code) ?? .bug, "")
    }
  }
}

/// The answer of `play --detach`.
package struct DetachedAnswer: Answer, Encodable {
  package let state: String
  @Nullable package var process: Int?
  /// The description of the session that was found, for people.
  package let title: String

  private enum CodingKeys: String, CodingKey { case state, process }

  package var text: [AnswerPart] {
    [.line(title + (process.map { " (process \($0)); see tilawa ctl status, end it with tilawa stop" } ?? ""))]
  }

  package var json: String { JSON.line(encoding: self) }
}
