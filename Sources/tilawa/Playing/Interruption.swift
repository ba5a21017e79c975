import Dispatch
import Glibc

/// The signals that end a session in good order, instead of killing the process; a second one kills it.
final class Interruption {
  /// What comes so soon after the first is the same word: timeout(1) says it to the process and to its group.
  private static let patience = DispatchTimeInterval.milliseconds(300)

  private let sources: [any DispatchSourceSignal]

  /// - Parameter handler: called on a queue of its own, with the exit code that the signal stands for.
  init(handler: @escaping @Sendable (ExitCodes) -> Void) {
    let codes: [(Int32, ExitCodes)] = [(SIGINT, .interrupted), (SIGTERM, .terminated), (SIGHUP, .hangup)]
    signal(SIGPIPE, SIG_IGN)
    sources = codes.compactMap { number, code in
      guard !Interruption.isIgnored(number) else { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        DispatchQueue.global().asyncAfter(deadline: .now() + Interruption.patience) { signal(number, SIG_DFL) }
        handler(code)
      }
      source.resume()
      return source
    }
  }

  /// Whether whoever started the program wants it to go on, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    signal(number, before)
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit { for source in sources { source.cancel() } }
}
