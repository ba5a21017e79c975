import Dispatch
import Glibc
import Synchronization
package import TilawaCore
import TilawaTerminal

/// The handling of signals that end a command in an orderly way. A second signal kills the process, unless it only
/// reports a lost terminal.
package final class Interruption {
  /// Receives the exit code of the signal, on a queue of its own.
  package typealias Handler = @Sendable (ExitCodes) -> Void

  /// The time within which a second signal counts as the same: timeout(1) sends one to the process and to its group.
  private static let repeatInterval = Duration.milliseconds(300)

  private final class Duty: Sendable {
    let handler: Mutex<Handler>
    private let first = Mutex<(at: ContinuousClock.Instant, code: ExitCodes)?>(nil)

    var caught: ExitCodes? { first.withLock { $0?.code } }

    init(_ handler: @escaping Handler) { self.handler = Mutex(handler) }

    func perform(_ code: ExitCodes) {
      let before = first.withLock { first in
        defer { first = first ?? (.now, code) }
        return first?.at
      }
      guard let before else { return handler.withLock(\.self)(code) }
      // The terminal, the shell and the kernel each report a hangup in their own time; a press within `repeatInterval`
      // counts once.
      guard code != .hangup, before.duration(to: .now) > Interruption.repeatInterval else { return }
      Interruption.giveBack()
      _exit(code.rawValue)
    }
  }

  private let duty: Duty
  private let sources: [any DispatchSourceSignal]

  /// Starts catching the signals. Until it returns they kill the process, and none is lost.
  package init(handler: @escaping Handler) {
    let duty = Duty(handler)
    self.duty = duty
    let codes: [(Int32, ExitCodes)] = [(SIGINT, .interrupted), (SIGTERM, .terminated), (SIGHUP, .hangup)]
    signal(SIGPIPE, SIG_IGN)
    // The class of this queue gives it a thread, even if work of another class waits here.
    let queue = DispatchQueue(label: "tilawa.signals", qos: .userInteractive)
    let isCaught = DispatchSemaphore(value: 0)
    sources = codes.compactMap { number, code in
      guard !Interruption.isIgnored(number) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setRegistrationHandler { isCaught.signal() }
      source.setEventHandler { duty.perform(code) }
      source.resume()
      return source
    }
    // Wait once for all: each wait is a way to two other threads and back.
    for _ in sources { isCaught.wait() }
  }

  /// Restores the terminal, whichever part of the program took it.
  package static func giveBack() {
    TerminalScreen.abandon()
    Keyboard.giveBack()
  }

  /// The exit code of the first signal; nil if none came.
  package var caught: ExitCodes? { duty.caught }

  /// Sets the handler for signals from now on.
  package func hand(to handler: @escaping Handler) { duty.handler.withLock { $0 = handler } }

  /// Whether the signal was ignored at the start, as `nohup` arranges.
  private static func isIgnored(_ number: Int32) -> Bool {
    var present = sigaction()
    sigaction(number, nil, &present)
    let handler = present.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit { for source in sources { source.cancel() } }
}
