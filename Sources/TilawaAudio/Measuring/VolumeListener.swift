import Dispatch
import Foundation
import TilawaCore

/// Hears how loud a stretch is, on a thread of its own, a few pieces behind the one who reads.
final class VolumeListener: Sendable {
  private struct Piece: Sendable {
    let samples: [Float]
    let start: Int
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    var result: Result<StretchFinding.Volume, AudioError>?
  }

  private let state = Guarded(State())
  /// Rooms for pieces, pieces that wait, and the end.
  private let room = DispatchSemaphore(value: 3)
  private let waiting = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(_ stretch: Stretch, heard: [Range<Int>]) {
    Thread.detachNewThread { [self] in
      let result = Result { () throws(AudioError) in try listen(stretch, heard) }
      // Whoever reads must not wait for one who has given up.
      while next() != nil {}
      state.withLock { $0.result = result }
      ended.signal()
    }
  }

  /// Takes a copy of frames that follow those before; waits where the thread is too far behind.
  func hear(_ samples: UnsafeBufferPointer<Float>, at start: Int) {
    room.wait()
    state.withLock { $0.pieces.append(Piece(samples: Array(samples), start: start)) }
    waiting.signal()
  }

  /// No more will come. May be called again.
  func close() { waiting.signal() }

  /// What was heard, after the thread has come to the end.
  func finish() throws(AudioError) -> StretchFinding.Volume? {
    close()
    ended.wait()
    return try state.withLock { $0.result }?.get()
  }

  private func listen(_ stretch: Stretch, _ heard: [Range<Int>]) throws(AudioError) -> StretchFinding.Volume {
    let meter = try VolumeMeter(stretch, heard: heard, floor: 0)
    while let piece = next() {
      try piece.samples.withUnsafeBufferPointer { (samples) throws(AudioError) in
        try meter.add(samples, at: piece.start)
      }
    }
    return meter.finish()
  }

  /// Nil at the end, again and again.
  private func next() -> Piece? {
    waiting.wait()
    let piece = state.withLock { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
    if piece == nil { waiting.signal() } else { room.signal() }
    return piece
  }
}
