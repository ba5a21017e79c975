import Synchronization

/// A buffer for the frames of a source's callback. It never fails, waits, locks or allocates; frames without room are
/// counted.
///
/// The callback writes, the recorder's thread reads. Sendable without a proof: it holds a ring and an atomic.
final class CaptureIntake: Sendable {
  private let ring: SampleRing
  private let lost = Atomic<Int>(0)

  /// Makes a buffer for `minimum` frames.
  init(minimum: Int, format: AudioFormat) { ring = SampleRing(minimum: minimum, channels: format.channels) }

  /// Takes as many of these frames as there is room for, the first ones; for the callback.
  @_noLocks @_noAllocation
  func take(_ samples: UnsafePointer<Float>, frames: Int) {
    let count = ring.accept(samples, frames: frames)
    if count < frames { miss(frames - count) }
  }

  /// Counts frames that never came; for the callback.
  @_noLocks @_noAllocation
  func miss(_ frames: Int) { lost.add(frames, ordering: .releasing) }

  /// Returns at most so many frames, in order; for the recorder.
  func read(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int { ring.read(into: target, frames: frames) }

  /// Returns the number of lost frames since the last call; for the recorder.
  func takeLost() -> Int { lost.exchange(0, ordering: .acquiring) }
}
