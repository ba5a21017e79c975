import Synchronization

/// The amplitude of frames; a change is a ramp, so that it makes no click.
///
/// `wanted` may be set by any thread; all else belongs to the ring's reader, or to the thread that has stopped it. A
/// gain of one leaves every bit unchanged.
struct VolumeRamp: ~Copyable, Sendable {
  private let wanted = Atomic<UInt32>(Float(1).bitPattern)
  /// The factor of the last frame; not a number before the first.
  private let sounding = Atomic<UInt32>(Float.nan.bitPattern)
  /// The change from one frame to the next: from silence to full in 10 ms.
  private let step: Float

  init(rate: Int) { step = 100 / Float(rate) }

  /// Sets the wanted gain, a linear amplitude.
  func set(_ amplitude: Float) { wanted.store(amplitude.bitPattern, ordering: .relaxed) }

  /// Forgets the last factor, because the next frames do not continue the sound.
  func forget() { sounding.store(Float.nan.bitPattern, ordering: .relaxed) }

  @_noLocks @_noAllocation
  func apply(to samples: UnsafeMutablePointer<Float>, frames: Int, channels: Int) {
    guard frames > 0 else { return }
    let wanted = Float(bitPattern: wanted.load(ordering: .relaxed))
    let last = Float(bitPattern: sounding.load(ordering: .relaxed))
    var now = last == last ? last : wanted
    var index = 0
    while now != wanted, index < frames * channels {
      now = next(after: now, towards: wanted)
      let end = index + channels
      while index < end {
        samples[index] *= now
        index += 1
      }
    }
    sounding.store(now.bitPattern, ordering: .relaxed)
    guard wanted != 1 else { return }
    while index < frames * channels {
      samples[index] *= wanted
      index += 1
    }
  }

  @_noLocks @_noAllocation
  private func next(after now: Float, towards wanted: Float) -> Float {
    if now < wanted { return now + step < wanted ? now + step : wanted }
    return now - step > wanted ? now - step : wanted
  }
}
