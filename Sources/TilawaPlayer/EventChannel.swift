import DequeModule
import TilawaAudio

/// A channel from the player to the one task that reads its events. The writer may wait while too many events are
/// unread.
///
/// Writers do not wait before the first read, and only the first events are kept.
final class EventChannel: Sendable {
  private struct State: Sendable {
    var unread = Deque<PlayerEvent>()
    var reader: CheckedContinuation<PlayerEvent?, Never>?
    var writer: CheckedContinuation<Void, Never>?
    var hasReader = false
    var isClosed = false
  }

  /// The number of unread events above which a writer waits.
  private static let capacity = 256

  private let state = Guarded(State())

  /// Sends an event; never waits.
  func send(_ event: PlayerEvent) {
    state.withLock { state in
      guard !state.isClosed, state.hasReader || state.unread.count < 2 * EventChannel.capacity else { return }
      if let reader = state.reader {
        state.reader = nil
        reader.resume(returning: event)
      } else {
        state.unread.append(event)
      }
    }
  }

  /// Announces a reader: from now on no event is left out.
  func expectReader() { state.withLock { $0.hasReader = true } }

  /// Returns when there is room for more, at once if nobody reads.
  func room() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.hasReader, !state.isClosed, state.unread.count >= EventChannel.capacity {
          state.writer = continuation
        } else {
          continuation.resume()
        }
      }
    }
  }

  /// Returns the next event; nil when the channel is closed and empty.
  func next() async -> PlayerEvent? {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.hasReader = true
        if let event = state.unread.popFirst() {
          continuation.resume(returning: event)
        } else if state.isClosed {
          continuation.resume(returning: nil)
        } else {
          state.reader = continuation
        }
        if state.unread.count < EventChannel.capacity / 2 { EventChannel.wake(&state) }
      }
    }
  }

  /// Ends the channel; unread events can still be read.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.reader?.resume(returning: nil)
      state.reader = nil
      EventChannel.wake(&state)
    }
  }

  private static func wake(_ state: inout State) {
    state.writer?.resume()
    state.writer = nil
  }
}
