import AppBase
import Glibc
import TilawaCore
import TilawaFiles
import TilawaStore

/// `play --detach`: starts another process of this program that plays, and passes on what that one answers.
struct DetachedPlaying {
  private let session: SessionRequest
  private let check: () throws -> Void
  private let context: AppContext

  /// The longest wait for the answer, which comes by itself after ten seconds.
  private static let timeout = Duration.seconds(60)

  /// - Parameters:
  ///   - session: the request for the process in the background.
  ///   - check: throws if the request cannot be played.
  init(_ session: SessionRequest, checking check: @escaping () throws -> Void, in context: AppContext) {
    self.session = session
    self.check = check
    self.context = context
  }

  /// - Throws: `Failure` as the session would, as far as that is known in time.
  func start() async throws {
    var session = session
    session.request.turn = try await turn()
    guard let run = ProgramRun(try session.answering(), within: Self.timeout, until: .ofStreams) else {
      throw Failure(.ioError, PlaybackSentences.noProcess(reason: Sentence.system()))
    }
    let interruption = context.interface.interruption { code in
      run.program.signal(SIGTERM)
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let outcome = await Self.outcome(of: run)
    // A damaged library is met again here, where a person can be asked about it.
    if outcome.code == ExitCodes.unreadable.rawValue { try check() }
    for line in Self.lines(outcome.complaints) { context.interface.pass(on: line) }
    guard outcome.code == 0 else { throw Failure(silent: ExitCodes(rawValue: outcome.code) ?? .bug) }
    for line in Self.lines(outcome.output) { context.interface.say(line) }
  }

  /// Asks a person at this terminal where something sounds already; the process in the background cannot ask. The session is
  /// planned for that here too: nobody is asked about one that cannot be played.
  private func turn() async throws -> PlayRequest.Turn? {
    let request = session.request
    guard request.turn == nil, request.isForProgram != true, context.interface.canAsk,
      SoundLock.holder(in: context.folders) != nil
    else { return request.turn }
    try check()
    return try PlaybackLock.ask(about: await CurrentPlayback.now(in: context.folders), asking: true, in: context)
  }

  private static func outcome(of run: ProgramRun) async -> ProgramRun.Outcome {
    await SystemThread.value {
      var run = run
      return run.outcome()
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").suffix(100).map(String.init)
  }
}
