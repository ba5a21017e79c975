import Synchronization
package import TilawaCore
import TilawaFiles

extension Terminal {
  /// The sources of the order of letters, in this order: an option, the configuration, the terminal.
  private struct Orders {
    var chosen: Bidi.Knowledge?
    var configured: (@Sendable () -> Bidi?)?
    var found: Bidi.Knowledge?
  }

  private static let orders = Mutex(Orders())

  /// Sets the order of letters for the rest of the process; nil changes nothing.
  package static func choose(_ bidi: Bidi?) {
    guard let known = bidi?.asNamed else { return }
    orders.withLock { $0.chosen = known }
  }

  /// Sets a source for the configured order. It is called once, if the order is needed.
  package static func configure(_ bidi: @escaping @Sendable () -> Bidi?) {
    orders.withLock { $0.configured = bidi }
  }

  /// The order of letters on the terminal. The first call reads the configuration, and may ask tmux or screen.
  package static var knowledge: Bidi.Knowledge {
    let (known, configured) = orders.withLock { ($0.chosen ?? $0.found, $0.configured) }
    if let known { return known }
    let found =
      configured?()?.asNamed ?? Bidi.known(Surroundings.environment, outer: OuterTerminal.environment)
    orders.withLock { $0.found = found }
    return found
  }
}
