import Dispatch
import Synchronization

/// Pieces of a body that wait to be sent. One thread takes them, any thread adds.
final class PieceQueue: Sendable {
  private struct State {
    var pieces: [[UInt8]] = []
    var isOver = false
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)
  private let most: Int
  private let beat: (piece: [UInt8], interval: Duration)
  private let over: @Sendable () -> Void

  /// - Parameters:
  ///   - most: the most pieces that wait.
  ///   - beat: a piece that is sent where none has come for a while, by which a client that is gone is noticed.
  ///   - over: called at the end.
  init(most: Int, beat: (piece: [UInt8], interval: Duration), over: @escaping @Sendable () -> Void) {
    (self.most, self.beat, self.over) = (most, beat, over)
  }

  /// Adds a piece.
  ///
  /// - Returns: whether the oldest one was thrown away for it.
  @discardableResult func add(_ piece: [UInt8]) -> Bool {
    let isFull = state.withLock { state in
      let isFull = state.pieces.count >= most
      if isFull { state.pieces.removeFirst() }
      state.pieces.append(piece)
      return isFull
    }
    signal.signal()
    return isFull
  }

  /// Takes no more pieces, and ends behind the last one.
  func finish() {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return }
    signal.signal()
    over()
  }

  /// Waits for pieces, and returns all that have come as one; nil at the end.
  func next() -> [UInt8]? {
    let end = DispatchTime.now() + .milliseconds(Int(beat.interval / .milliseconds(1)))
    while true {
      let (bytes, isOver) = state.withLock { state in
        defer { state.pieces = [] }
        return (Array(state.pieces.joined()), state.isOver)
      }
      if !bytes.isEmpty { return bytes }
      if isOver { return nil }
      if signal.wait(timeout: end) == .timedOut { return beat.piece }
    }
  }
}
