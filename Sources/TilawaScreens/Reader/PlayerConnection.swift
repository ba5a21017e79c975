import Dispatch
import Glibc
import Synchronization
import AppBase
import AppMushaf
import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore
import TilawaFiles

/// The reader's connection to the player of any process: it watches it, controls it, and starts sessions of its own.
///
/// It works on threads of its own, so its methods do not block. Results are sent as events to the reader.
final class PlayerConnection: Sendable {
  private let folders: Folders
  private let events: ScreenEvents<ReaderEvent>
  private let orders = DispatchQueue(label: "tilawa.reader.orders")
  private let starts = DispatchQueue(label: "tilawa.reader.starts")
  private let players = Mutex<[Player]>([])
  private let sound = Mutex(ReaderSound())

  /// A player process that this reader has started.
  private struct Player {
    let process: StartedProgram
    /// Offset in the log at which its complaints begin.
    let log: Int
    /// Whether its first sound is awaited.
    var isStarting = true
  }

  /// The longest wait for a reply of the player.
  private static let timeout = Duration.seconds(5)
  /// The longest wait for the first sound.
  private static let start = Duration.seconds(10)
  /// The interval between looks for a player, where the kernel reports nothing.
  private static let pause = Duration.seconds(1)

  init(_ folders: Folders, _ events: ScreenEvents<ReaderEvent>) {
    self.folders = folders
    self.events = events
  }

  /// Watches players from now on, until the program ends; where the system gives no thread, none is seen.
  func watch() {
    _ = SystemThread.start { [self] in
      let folder = "/" + folders.playerSocket.split(separator: "/").dropLast().joined(separator: "/")
      while true {
        let watch = FolderWatch(folder)
        listen()
        tellEnds()
        _ = watch.wait(atMost: PlayerConnection.pause)
      }
    }
  }

  /// Reports what a player sends until its connection ends.
  private func listen() {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else { return }
      sound.withLock { $0 = ReaderSound() }
      if let status = try client.ask(ControlRequest(.watch), timeout: PlayerConnection.timeout).reply().status {
        tell { $0.take(status) }
      }
      while let line = try client.nextLine() {
        if let event = PlayerEventMessage(line: line) { tell { $0.take(event) } }
      }
    } catch {
      // A player that does not reply is not followed; the next look tries again.
    }
    events.add(.sound(nil))
  }

  private func tell(_ change: (inout ReaderSound) -> Void) {
    events.add(
      .sound(
        sound.withLock { sound in
          change(&sound)
          return sound
        }))
  }

  // MARK: - Steering

  /// Sends a request; a fault is reported.
  func steer(_ verb: ControlVerb) {
    orders.async { [self] in
      do throws(DesktopError) {
        guard var client = try ControlClient(to: folders.playerSocket) else {
          return events.add(.said(ScreensSentences.nothingPlaying))
        }
        if let fault = try client.ask(ControlRequest(verb), timeout: PlayerConnection.timeout).fault {
          events.add(.said(Sentence(verbatim: fault.message)))
        }
        // A paused player sends no event about its new place.
        guard verb != .stop else { return }
        let answer = try client.ask(ControlRequest(.status), timeout: PlayerConnection.timeout)
        if let status = try answer.reply().status { tell { $0.take(status) } }
      } catch {
        events.add(.said(Sentence(verbatim: "\(error)")))
      }
    }
  }

  // MARK: - Playing

  /// Starts a session without a terminal, in place of the one that sounds. It ends with the reader.
  ///
  /// - Parameter request: without what its preset and the settings say.
  func play(_ request: PlayRequest) {
    starts.async { [self] in
      let log = PlayerLog(path: folders.playerLog)
      do {
        let start = try log.prepare()
        let complete = try PlayDefaults.complete(request, for: .play, in: .ofProcess(folders))
        guard let process = try SessionRequest.begin(complete).start(log: folders.playerLog) else {
          return events.add(.said(ScreensSentences.cannotPlay(fault: systemMessage())))
        }
        players.withLock { $0.append(Player(process: process, log: start)) }
        awaitSound(of: process, log, from: start)
      } catch {
        events.add(.said(Sentence(verbatim: Failure(error)?.message ?? "\(error)")))
      }
    }
  }

  /// Waits until the session sounds, or reports what it complained of.
  private func awaitSound(of process: StartedProgram, _ log: PlayerLog, from start: Int) {
    let deadline = ContinuousClock.now + PlayerConnection.start
    defer {
      players.withLock { for place in $0.indices where $0[place].process === process { $0[place].isStarting = false } }
    }
    while ContinuousClock.now < deadline {
      if let code = ended(process) {
        if code != 0 { events.add(.said(PlayerConnection.complaint(log.lines(from: start)))) }
        return
      }
      if let status = CurrentPlayback.status(in: folders), status.process == process.id, status.state != .idle {
        return
      }
      // No event tells both that a process listens at its socket and that it has ended, so both are asked for again.
      usleep(20_000)
    }
    events.add(.said(ScreensSentences.playerNotStarted(path: folders.playerLog)))
  }

  /// Reports the complaint of the latest session if it has failed.
  private func tellEnds() {
    let begun = players.withLock { $0 }
    for player in begun where !player.isStarting {
      guard let code = ended(player.process), player.process === begun.last?.process, code != 0,
        code != ExitCodes.terminated.rawValue
      else { continue }
      events.add(.said(PlayerConnection.complaint(PlayerLog(path: folders.playerLog).lines(from: player.log))))
    }
  }

  /// Returns the exit code of a process that has ended, and forgets it; nil while it runs.
  private func ended(_ process: StartedProgram) -> Int32? {
    guard let code = process.code else { return nil }
    players.withLock { $0.removeAll { $0.process === process } }
    return code
  }

  /// Returns the last complaint of a log, without the name of the program.
  static func complaint(_ lines: [Substring]) -> Sentence {
    let name = "tilawa: "
    guard let line = lines.last(where: { $0.hasPrefix(name) }) else { return ScreensSentences.playerEnded }
    return Sentence(verbatim: String(line.dropFirst(name.count)).printableLine)
  }

  /// Ends the sessions that were started here; their places are kept. Other players go on.
  func close() {
    for player in players.withLock(\.self) { player.process.signal(SIGTERM) }
  }
}
