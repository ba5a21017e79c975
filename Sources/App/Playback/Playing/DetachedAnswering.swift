import AppBase
import Dispatch
import Glibc
import Synchronization
import TilawaCore
import TilawaFiles
import TilawaPlayer
import TilawaStore

/// The answer of a player in the background to the process that has started it. It is given once: when the session sounds, waits
/// for its turn, or is over.
///
/// Until then standard output is kept for the answer, and standard error belongs to that process; a failure is told there, and the
/// exit code tells its kind. With the answer both are let go, and what goes wrong later is told in the log. Any thread may use it.
package final class DetachedAnswering: Sendable {
  private enum Outcome {
    case sounds(PlayerStatus), waitsForItsTurn, notYet, isOver
  }

  private struct State {
    /// Standard output as it was; nil once the answer was given.
    var output: OpenDescriptor?
    /// Whether the player can be steered.
    var isReachable = false
    /// Whether the session was planned, and has its turn or waits for it.
    var isUnderWay = false
  }

  private let session: SessionRequest
  private let log: PlayerLog
  private let state: Mutex<State>

  /// The longest wait for the first sound.
  private static let timeout = DispatchTimeInterval.seconds(10)
  private static let pause = Duration.milliseconds(5)

  /// Keeps standard output for the answer.
  ///
  /// - Throws: `StoreError`, `.cannotCreate`, if there can be no log.
  init(of session: SessionRequest, in context: AppContext) throws(StoreError) {
    self.session = session
    log = PlayerLog(path: context.folders.playerLog)
    _ = try log.prepare()
    state = Mutex(State(output: OpenDescriptor(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))))
    // The process that waits for the answer may have gone.
    signal(SIGPIPE, SIG_IGN)
    Self.direct([STDOUT_FILENO], to: "/dev/null")
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeout) { [weak self] in self?.give(.notYet) }
  }

  /// Whether the answer was given.
  var isGiven: Bool { state.withLock { $0.output == nil } }

  /// Whether the session was planned, and has its turn or waits for it.
  var isUnderWay: Bool { state.withLock(\.isUnderWay) }

  /// Notes that other processes can steer the player from now on.
  func listens() { state.withLock { $0.isReachable = true } }

  /// Notes that the session was planned, and that its turn has come.
  func begins() { state.withLock { $0.isUnderWay = true } }

  /// Answers that the session waits for its turn.
  func waits() {
    begins()
    give(.waitsForItsTurn)
  }

  /// Answers that the session is over, if nothing was answered before.
  func ends() { give(.isOver) }

  /// Gives standard output back, before a failure is told.
  func giveBack() {
    state.withLock { state in
      if let output = state.output { dup2(output.number, STDOUT_FILENO) }
    }
  }

  /// Answers once the session sounds and can be steered.
  func follow(_ nowPlaying: NowPlaying, _ news: AsyncStream<NowPlaying.News>) async {
    for await one in news { if case .entered = one { break } }
    // No news tells that the first frame is on its way, nor that the socket is there: both are asked for again.
    while !isGiven, await nowPlaying.player != nil {
      if state.withLock(\.isReachable), await nowPlaying.progress != nil {
        give(.sounds(await PlayerStatus(nowPlaying, process: Int(getpid()))))
      } else {
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  private func give(_ outcome: Outcome) {
    let output = state.withLock { state in
      defer { state.output = nil }
      return state.output
    }
    guard let output else { return }
    let answer = answer(outcome)
    output.send(
      Array(((session.request.isForProgram == true ? answer.json : answer.line.text.printableLine) + "\n").utf8))
    Self.direct([STDIN_FILENO], to: "/dev/null")
    Self.direct([STDERR_FILENO], to: log.path)
  }

  private func answer(_ outcome: Outcome) -> DetachedAnswer {
    let (title, process) = (session.title, Int(getpid()))
    return switch outcome {
    case .sounds(let status):
      DetachedAnswer(
        state: "playing", process: process,
        title: PlaybackSentences.plays(title: CurrentPlayback.title(status).map { Sentence(verbatim: $0) } ?? title))
    case .waitsForItsTurn:
      DetachedAnswer(state: "queued", process: process, title: PlaybackSentences.waitsForTurn(title: title))
    case .notYet:
      DetachedAnswer(
        state: "starting", process: process,
        title: PlaybackSentences.notYet(title: title, path: log.path))
    case .isOver: DetachedAnswer(state: "ended", title: PlaybackSentences.overAlready(title: title))
    }
  }

  /// Makes streams of this process lead to a file; to nowhere if it cannot be opened.
  private static func direct(_ streams: [Int32], to path: String) {
    func opened(_ path: String) -> Int32 { open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) }
    var file = opened(path)
    if file < 0 { file = opened("/dev/null") }
    guard file >= 0 else { return }
    for stream in streams { dup2(file, stream) }
    close(file)
  }
}
