import Synchronization

/// Tickets for what a browser asks for without headers of the page: events and microphones, each once, and sounds.
///
/// A cookie goes along with such a request as well.
package final class StudioTickets: Sendable {
  /// The paths that a ticket opens once.
  private static let once: Set<String> = ["/events", "/microphone"]
  /// The beginnings of paths that one ticket opens, again and again: a player asks for a sound in parts.
  private static let sounds = ["/sound/", "/listen/"]
  /// The most tickets that wait to be used.
  private static let most = 256

  /// The tickets that were not used, each with its path; the oldest ones first.
  private let open = Mutex<[(ticket: String, path: String)]>([])
  private let ofSounds = Secret.random()

  package init() {}

  /// Makes a ticket for a path, or for all sounds; nil for what needs none.
  package func make(for path: String) -> String? {
    if Self.sounds.contains(path) { return ofSounds }
    guard Self.once.contains(path) else { return nil }
    let ticket = Secret.random()
    open.withLock { open in
      if open.count >= Self.most { open.removeFirst() }
      open.append((ticket, path))
    }
    return ticket
  }

  /// Whether a ticket opens a path. A ticket for events or a microphone opens its path once.
  package func take(_ ticket: String, for path: String) -> Bool {
    if Self.sounds.contains(where: path.hasPrefix) { return Secret.areEqual(ticket.utf8, ofSounds.utf8) }
    return open.withLock { open in
      let place = open.firstIndex { $0.path == path && Secret.areEqual($0.ticket.utf8, ticket.utf8) }
      if let place { open.remove(at: place) }
      return place != nil
    }
  }
}
