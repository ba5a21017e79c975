import Glibc
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore

/// `play --detach`: starts another process of this program that plays, and waits until it sounds or has failed.
struct DetachedPlaying {
  private let claiming: ClaimOptions
  private let report: ReportOptions
  /// What plays, as it was typed.
  private let title: String
  private let check: () throws -> Void
  private let folders = CommandContext().folders
  private let log: PlayerLog

  /// The longest wait for its first sound.
  private static let timeout = Duration.seconds(10)
  private static let pause = Duration.milliseconds(20)

  /// - Parameters:
  ///   - claiming: what to do where something sounds already.
  ///   - report: how it is told.
  ///   - title: what plays, as it was typed.
  ///   - check: finds out what is wrong with it.
  init(
    _ claiming: ClaimOptions, _ report: ReportOptions, title: String, checking check: @escaping () throws -> Void
  ) {
    self.claiming = claiming
    self.report = report
    self.title = title
    self.check = check
    log = PlayerLog(path: folders.playerLog)
  }

  /// - Parameter arguments: those of this process.
  /// - Throws: `Failure` as the session would, as far as that is known in time.
  func start(_ arguments: [String]) async throws {
    try check()
    let manner = try await manner()
    let start = try log.prepare()
    // Read by the one that plays, which is this program again.
    setenv("TILAWA_DETACHED", "1", 1)
    // Behind the verb: what stands behind `--` is no option.
    let words = arguments.prefix(1) + (manner.map { [$0] } ?? []) + arguments.dropFirst().filter { $0 != "--detach" }
    guard let process = Background.start(Array(words), log: folders.playerLog) else {
      throw Failure(.ioError, "cannot start another process: \(String(cString: strerror(errno)))")
    }
    let interruption = Interruption { code in
      kill(process, SIGTERM)
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let outcome = try await outcome(of: process, replacing: manner == "--replace" || claiming.manner == .replace)
    for line in log.lines(from: start) { Terminal.pass(on: String(line)) }
    try tell(outcome, of: process)
  }

  /// What a person at this terminal says where something sounds already; the one that plays cannot ask.
  private func manner() async throws -> String? {
    guard claiming.manner == nil, SoundLock.holder(in: folders) != nil else { return nil }
    return switch try SoundClaim.ask(report.json ? .absent : .here, about: await Sounding.now(in: folders)) {
    case .replace: "--replace"
    case .queue, .wait: "--queue"
    }
  }

  private enum Outcome {
    case sounds(PlayerStatus), waitsForItsTurn, notYet
    case ended(Int32)
  }

  private func outcome(of process: Int32, replacing isReplacing: Bool) async throws -> Outcome {
    let deadline = ContinuousClock.now + DetachedPlaying.timeout
    while ContinuousClock.now < deadline {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7F
        return .ended(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
      }
      if let status = Sounding.status(in: folders), status.process == process, status.state != .idle {
        return .sounds(status)
      }
      if SoundTicket.queue(in: folders).contains(process), !isReplacing { return .waitsForItsTurn }
      try await Task.sleep(for: DetachedPlaying.pause)
    }
    return .notYet
  }

  private func tell(_ outcome: Outcome, of process: Int32) throws {
    switch outcome {
    case .sounds(let status):
      say("playing", "playing \(Sounding.title(status) ?? title)", process)
    case .waitsForItsTurn: say("queued", "\(title) waits for its turn", process)
    case .notYet:
      say("starting", "\(title) does not sound yet; what goes wrong is told in \(folders.playerLog)", process)
    case .ended(0): say("ended", "\(title) is over already", nil)
    case .ended(let code): throw Failure(ExitCodes(rawValue: code) ?? .bug, "")
    }
  }

  private func say(_ state: String, _ words: String, _ process: Int32?) {
    DetachedAnswer(state: state, process: process.map(Int.init), title: words).print(as: AnswerForm(report))
  }
}

/// What `play --detach` answers.
private struct DetachedAnswer: CommandAnswer, Encodable {
  let state: String
  @Nullable var process: Int?
  /// What was found, for people.
  let title: String

  private enum CodingKeys: String, CodingKey { case state, process }

  var words: String? {
    title + (process.map { " (process \($0)); see tilawa ctl status, end it with tilawa stop" } ?? "")
  }

  var json: String { JSONValue(encoding: self).line }
}
