import Dispatch
import Glibc
import Synchronization
import TilawaPlayer

/// The signals that end a command in good order, instead of killing the process; a second one kills it.
final class Interruption {
  /// Called on a queue of its own, with the exit code that the signal stands for.
  typealias Handler = @Sendable (ExitCodes) -> Void

  /// What comes so soon after the first is the same word: timeout(1) says it to the process and to its group.
  private static let patience = DispatchTimeInterval.milliseconds(300)

  private final class Duty: Sendable {
    let handler: Mutex<Handler>
    init(_ handler: @escaping Handler) { self.handler = Mutex(handler) }
  }

  private let duty: Duty
  private let sources: [any DispatchSourceSignal]

  init(handler: @escaping Handler) {
    let duty = Duty(handler)
    self.duty = duty
    let codes: [(Int32, ExitCodes)] = [(SIGINT, .interrupted), (SIGTERM, .terminated), (SIGHUP, .hangup)]
    signal(SIGPIPE, SIG_IGN)
    sources = codes.compactMap { number, code in
      guard !Interruption.isIgnored(number) else { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        DispatchQueue.global().asyncAfter(deadline: .now() + Interruption.patience) { signal(number, SIG_DFL) }
        duty.handler.withLock(\.self)(code)
      }
      source.resume()
      return source
    }
  }

  /// Ends the process at once; what it makes in this folder under a temporary name does not stay.
  static func leaving(nothingOf kind: Leftovers.Kind, in folder: String?) -> Interruption {
    Interruption { code in
      if let folder { Leftovers.remove(kind, in: folder, of: .ourselves) }
      _exit(code.rawValue)
    }
  }

  /// From now on the signals are this one's.
  func hand(to handler: @escaping Handler) { duty.handler.withLock { $0 = handler } }

  /// Whether whoever started the program wants it to go on, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    signal(number, before)
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit { for source in sources { source.cancel() } }
}
