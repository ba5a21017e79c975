import Foundation
import Glibc
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore

/// `play --detach`: starts another process of this program that plays, and waits until it sounds or has failed.
struct DetachedPlaying {
  private let request: DetachedRequest
  /// What plays, as it was typed.
  private let title: String
  private let check: () throws -> Void
  private let folders = CommandContext().folders
  private let log: PlayerLog

  /// The longest wait for its first sound.
  private static let timeout = Duration.seconds(10)
  private static let pause = Duration.milliseconds(20)

  /// - Parameters:
  ///   - request: what the process in the background is to play.
  ///   - title: what plays, as it was typed.
  ///   - check: finds out what is wrong with it.
  init(
    _ request: DetachedRequest, title: String, checking check: @escaping () throws -> Void
  ) {
    self.request = request
    self.title = title
    self.check = check
    log = PlayerLog(path: folders.playerLog)
  }

  /// - Throws: `Failure` as the session would, as far as that is known in time.
  func start() async throws {
    try check()
    var request = request
    request.request.turn = try await turn()
    request.request.isDetached = nil
    let start = try log.prepare()
    guard let process = try request.start(log: folders.playerLog) else {
      throw Failure(.ioError, "cannot start another process: \(String(cString: strerror(errno)))")
    }
    let interruption = Interruption { code in
      kill(process, SIGTERM)
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let outcome = try await outcome(of: process, replacing: request.request.turn == .replace)
    for line in log.lines(from: start) { Terminal.pass(on: String(line)) }
    try tell(outcome, of: process)
  }

  /// What a person at this terminal says where something sounds already; the one that plays cannot ask.
  private func turn() async throws -> PlayRequest.Turn? {
    let turn = request.request.turn
    guard turn == nil, SoundLock.holder(in: folders) != nil else { return turn }
    return try SoundClaim.ask(isForProgram ? .absent : .here, about: await Sounding.now(in: folders))
  }

  private var isForProgram: Bool { request.request.isForProgram == true }

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
    DetachedAnswer(state: state, process: process.map(Int.init), title: words).print(as: isForProgram ? .json : .text)
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

  var json: String { JSON(encoding: self).line }
}
