import Synchronization

/// Passes events on to all pages that are open.
///
/// Each event has a number. A page that does not read loses the oldest ones and is told so; it then asks for
/// everything anew.
package final class StudioEvents: Sendable {
  private struct State {
    var number = 0
    var key = 0
    var pages: [Int: PieceQueue] = [:]
    /// The last event of each name that new pages are to know.
    var kept: [String: [UInt8]] = [:]
  }

  /// The most pages at a time.
  package static let mostPages = 500
  /// The most events that wait for a page.
  private static let mostWaiting = 256
  /// The comment that keeps connections alive.
  private static let beat = (piece: Array(": \n\n".utf8), interval: Duration.seconds(25))

  private let state = Mutex(State())

  package init() {}

  /// The number of pages that listen.
  package var count: Int { state.withLock { $0.pages.count } }

  /// Sends an event to all pages.
  ///
  /// - Parameters:
  ///   - json: one line.
  ///   - isKept: whether pages that come later get it first.
  package func send(_ name: String, _ json: String, isKept: Bool = false) {
    state.withLock { state in
      state.number += 1
      let frame = Self.frame(state.number, name, json)
      if isKept { state.kept[name] = frame }
      for page in state.pages.values {
        if page.add(frame) { page.add(Self.frame(state.number, "lost", "{}")) }
      }
    }
  }

  /// Ends all streams.
  package func finish() {
    // The end of a stream takes its page out of the list.
    for page in state.withLock({ Array($0.pages.values) }) { page.finish() }
  }

  /// Returns the events for one more page; nil where there are too many.
  func follow() -> PieceQueue? {
    state.withLock { state in
      guard state.pages.count < Self.mostPages else { return nil }
      state.key += 1
      let page = PieceQueue(most: Self.mostWaiting, beat: Self.beat) { [weak self, key = state.key] in self?.leave(key)
      }
      state.pages[state.key] = page
      page.add(Array("retry: 1000\n\n".utf8))
      for event in state.kept.values { page.add(event) }
      return page
    }
  }

  private func leave(_ key: Int) { _ = state.withLock { $0.pages.removeValue(forKey: key) } }

  private static func frame(_ number: Int, _ name: String, _ json: String) -> [UInt8] {
    Array("id: \(number)\nevent: \(name)\ndata: \(json)\n\n".utf8)
  }
}
