import FlyingSocks
import Synchronization

/// Passes events on to all pages that are open.
///
/// Each event has a number. A page that does not read loses the oldest ones and is told so; it then asks for
/// everything anew.
package final class StudioEvents: Sendable {
  private struct State {
    var number = 0
    var key = 0
    var pages: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    /// The last event of each name that new pages are to know.
    var kept: [String: [UInt8]] = [:]
  }

  /// The most pages at a time.
  package static let mostPages = 500
  /// The most events that wait for a page.
  private static let mostWaiting = 256

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
        guard case .dropped = page.yield(frame) else { continue }
        page.yield(Self.frame(state.number, "lost", "{}"))
      }
    }
  }

  /// Sends a line that keeps connections alive, and ends those whose page has gone.
  package func beat() { state.withLock { state in state.pages.values.forEach { $0.yield(Array(": \n\n".utf8)) } } }

  /// Ends all streams.
  package func finish() {
    // The end of a stream takes its page out of the list.
    for page in state.withLock({ Array($0.pages.values) }) { page.finish() }
  }

  /// Returns the events for one more page; nil where there are too many.
  func follow() -> AsyncStream<[UInt8]>? {
    let (stream, page) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
    let key = state.withLock { state -> Int? in
      guard state.pages.count < Self.mostPages else { return nil }
      state.key += 1
      state.pages[state.key] = page
      page.yield(Array("retry: 1000\n\n".utf8))
      state.kept.values.forEach { page.yield($0) }
      return state.key
    }
    guard let key else { return nil }
    page.onTermination = { [weak self] _ in self?.leave(key) }
    return stream
  }

  private func leave(_ key: Int) { _ = state.withLock { $0.pages.removeValue(forKey: key) } }

  private static func frame(_ number: Int, _ name: String, _ json: String) -> [UInt8] {
    Array("id: \(number)\nevent: \(name)\ndata: \(json)\n\n".utf8)
  }
}

/// The body of a reply that has no end: events as they come.
struct StudioEventBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = (await events.next() ?? [])[...] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard rest.isEmpty else {
        defer { rest = [] }
        return Array(rest)
      }
      return await events.next()
    }
  }
}
