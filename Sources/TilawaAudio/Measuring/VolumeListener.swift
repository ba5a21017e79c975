import Dispatch
import FoundationEssentials
import TilawaCore

/// A listener that measures the loudness of a part on a thread of its own, a few pieces behind the reader.
final class VolumeListener: Sendable {
  private struct Piece: Sendable {
    let samples: [Float]
    let start: Int
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    var result: Result<PartFinding.Volume, AudioError>?
  }

  private let state = Guarded(State())
  /// Rooms for pieces, pieces that wait, and the end.
  private let room = DispatchSemaphore(value: 3)
  private let waiting = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the thread.
  ///
  /// - Throws: `.ioFailed` where the system gives none.
  init(_ part: MeasuredPart, heard: [Range<Int>]) throws(AudioError) {
    _ = try WorkerThread { [self] in
      let result = Result { () throws(AudioError) in try listen(part, heard) }
      // Empty the queue: the reading thread must not wait for a listener that has failed.
      while next() != nil {}
      state.withLock { $0.result = result }
      ended.signal()
    }
  }

  /// Adds a copy of frames, which follow the earlier ones; waits if the thread is too far behind.
  func hear(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    room.wait()
    state.withLock { $0.pieces.append(Piece(samples: Array(samples), start: start)) }
    waiting.signal()
  }

  /// Takes note of the end of the pieces. May be called again.
  func close() { waiting.signal() }

  /// Waits for the end of the thread and returns its result.
  func finish() throws(AudioError) -> PartFinding.Volume? {
    close()
    ended.wait()
    return try state.withLock { $0.result }?.get()
  }

  private func listen(_ part: MeasuredPart, _ heard: [Range<Int>]) throws(AudioError) -> PartFinding.Volume {
    let meter = try VolumeMeter(part, heard: heard, floor: 0)
    while let piece = next() {
      try piece.samples.withUnsafeBufferPointer { (samples) throws(AudioError) in
        try meter.add(samples, at: piece.start)
      }
    }
    return meter.finish()
  }

  /// Returns the next piece; nil at the end, at every call.
  private func next() -> Piece? {
    waiting.wait()
    let piece = state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
    if piece == nil { waiting.signal() } else { room.signal() }
    return piece
  }
}
