import Dispatch
import Foundation
import Glibc
import Synchronization
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

/// The reader's line to whatever plays: it watches it, whichever process that is, steers it, and starts a session of its own.
///
/// Threads of its own do that; nothing here blocks whoever calls it. What comes of it is told by mail.
final class ReaderLink: Sendable {
  private let folders: Folders
  private let mail: ReaderMail
  private let orders = DispatchQueue(label: "tilawa.reader.orders")
  private let starts = DispatchQueue(label: "tilawa.reader.starts")
  private let players = Mutex<[Player]>([])
  private let sound = Mutex(ReaderSound())

  /// A process that plays for this reader.
  private struct Player {
    let process: Int32
    /// Where in the log its complaints begin.
    let log: Int
    /// Whether somebody waits for its first sound.
    var isStarting = true
  }

  /// How long a player may take to answer.
  private static let patience = Duration.seconds(5)
  /// How long it may take to sound before one is told that it does not yet.
  private static let start = Duration.seconds(10)
  /// How often it is looked whether somebody plays by now, where the kernel does not tell.
  private static let pause = Duration.seconds(1)

  init(_ folders: Folders, _ mail: ReaderMail) {
    self.folders = folders
    self.mail = mail
  }

  /// Watches whatever plays from now on, for as long as the program runs.
  func watch() {
    Thread.detachNewThread { [self] in
      let folder = "/" + folders.playerSocket.split(separator: "/").dropLast().joined(separator: "/")
      while true {
        let watch = FolderWatch(folder)
        listen()
        tellEnds()
        _ = watch.wait(atMost: ReaderLink.pause)
      }
    }
  }

  /// Tells what somebody plays until they have done.
  private func listen() {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else { return }
      sound.withLock { $0 = ReaderSound() }
      tell(try client.ask(ControlRequest(.watch), patience: ReaderLink.patience).value)
      while let line = try client.nextLine() {
        if let news = try? ControlValue(reading: line) { tell(news) }
      }
    } catch {
      // Whoever does not speak with us is not followed; it is tried again.
    }
    mail.add(.sound(nil))
  }

  private func tell(_ news: ControlValue) {
    mail.add(
      .sound(
        sound.withLock { sound in
          sound.take(news)
          return sound
        }))
  }

  // MARK: - Steering

  /// Asks for something; why it was not done is told.
  func steer(_ verb: ControlVerb) {
    orders.async { [self] in
      do throws(DesktopError) {
        guard var client = try ControlClient(to: folders.playerSocket) else {
          return mail.add(.said("nothing sounds; p plays from here"))
        }
        if let fault = try client.ask(ControlRequest(verb), patience: ReaderLink.patience).fault {
          mail.add(.said(fault.message))
        }
        // While it is paused nothing is told of where it went.
        if verb != .stop { tell(try client.ask(ControlRequest(.status), patience: ReaderLink.patience).value) }
      } catch {
        mail.add(.said("\(error)"))
      }
    }
  }

  // MARK: - Playing

  /// Starts a session that plays away from the terminal, in place of whatever sounds; it ends with the reader.
  ///
  /// - Parameter arguments: as somebody would type them after `tilawa`.
  func play(_ arguments: [String]) {
    starts.async { [self] in
      let log = PlayerLog(path: folders.playerLog)
      do {
        let start = try log.prepare()
        var environment = ProcessInfo.processInfo.environment
        environment["TILAWA_DETACHED"] = "1"
        let words = ["tilawa"] + arguments
        guard
          let process = Background.start(
            try Background.program(), words, environment: environment, log: folders.playerLog)
        else {
          return mail.add(.said("it cannot play: \(String(cString: strerror(errno)))"))
        }
        players.withLock { $0.append(Player(process: process, log: start)) }
        awaitSound(of: process, log, from: start)
      } catch {
        mail.add(.said(Failure(error)?.message ?? "\(error)"))
      }
    }
  }

  /// Waits until the session sounds, or has failed; then what it complained of is told.
  private func awaitSound(of process: Int32, _ log: PlayerLog, from start: Int) {
    let deadline = ContinuousClock.now + ReaderLink.start
    defer {
      players.withLock { for place in $0.indices where $0[place].process == process { $0[place].isStarting = false } }
    }
    while ContinuousClock.now < deadline {
      if let code = ended(process) {
        if code != 0 { mail.add(.said(ReaderLink.complaint(log.lines(from: start)))) }
        return
      }
      if let status = Sounding.status(in: folders), status["process"]?.text == "\(process)",
        status["state"]?.text != "idle"
      {
        return
      }
      usleep(20_000)
    }
    mail.add(.said("it does not sound yet; what goes wrong is told in \(folders.playerLog)"))
  }

  /// Where the session that was begun last has ended by a failure, what it complained of is told.
  private func tellEnds() {
    let begun = players.withLock { $0 }
    for player in begun where !player.isStarting {
      guard let code = ended(player.process), player.process == begun.last?.process, code != 0,
        code != ExitCodes.terminated.rawValue
      else { continue }
      mail.add(.said(ReaderLink.complaint(PlayerLog(path: folders.playerLog).lines(from: player.log))))
    }
  }

  /// The code with which a process of ours ended, once; nil: it runs.
  private func ended(_ process: Int32) -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    players.withLock { $0.removeAll { $0.process == process } }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// The last that was said, without our own name.
  static func complaint(_ lines: [Substring]) -> String {
    let name = "tilawa: "
    guard let line = lines.last(where: { $0.hasPrefix(name) }) else { return "it has ended" }
    return String(line.dropFirst(name.count)).printableLine
  }

  /// Ends the session that was started here; its place is kept. What others play goes on.
  func close() {
    for player in players.withLock(\.self) where ended(player.process) == nil { kill(player.process, SIGTERM) }
  }
}
