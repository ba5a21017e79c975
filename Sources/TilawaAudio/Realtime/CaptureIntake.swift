import Synchronization

/// What a source's callback puts frames into. It never fails, waits, locks or allocates; what finds no room is counted.
///
/// The callback writes, the recorder's thread reads. Sendable without a proof: it holds a ring and an atomic.
final class CaptureIntake: Sendable {
  private let ring: SampleRing
  private let lost = Atomic<Int>(0)

  /// Room for `minimum` frames or somewhat more.
  init(minimum: Int, format: AudioFormat) { ring = SampleRing(minimum: minimum, channels: format.channels) }

  /// The callback: takes as many of these frames as there is room for, the first ones.
  @_noLocks @_noAllocation
  func take(_ samples: UnsafePointer<Float>, frames: Int) {
    let count = ring.accept(samples, frames: frames)
    if count < frames { miss(frames - count) }
  }

  /// The callback: so many frames never came.
  @_noLocks @_noAllocation
  func miss(_ frames: Int) { lost.add(frames, ordering: .releasing) }

  /// The recorder: at most so many frames, in the order in which they came.
  func read(into target: UnsafeMutablePointer<Float>, frames: Int) -> Int { ring.read(into: target, frames: frames) }

  /// The recorder: how many frames were lost since this was asked last.
  func takeLost() -> Int { lost.exchange(0, ordering: .acquiring) }
}
