import CSonic

/// A step that drops or repeats one period of the pitch, through libsonic. Not thread-safe.
///
/// libsonic finds the period and joins the sound; the caller chooses the period. By itself libsonic loses its timing:
/// it cuts the copied sound between steps to whole frames, and does not report its delay.
struct PeriodStep: ~Copyable {
  /// The number of input frames of a step.
  let lookahead: Int
  private let handle: sonicStream
  private let sound: SampleBuffer
  private let rest: SampleBuffer

  /// Makes a step for pitches of 65…400 Hz at the true rate, higher ones at a lower rate.
  init(rate: Int, channels: Int) throws(AudioError) {
    try AudioError.checkLoaded(csonic_load(), .unsupported, AudioSentences.cannotChangeSpeed)
    guard let handle = sonicCreateStream(Int32(rate), Int32(channels)) else {
      throw AudioError(.unsupported, AudioSentences.cannotChangeSpeed, AudioSentences.noMemory)
    }
    lookahead = 2 * (rate / Int(SONIC_MIN_PITCH))
    self.handle = handle
    sound = SampleBuffer(frames: lookahead, channels: channels)
    rest = SampleBuffer(frames: lookahead, channels: channels)
  }

  deinit { sonicDestroyStream(handle) }

  /// Writes to `output` the result of the first `used` of the `lookahead` interleaved `frames`.
  ///
  /// At speed 2 two periods become one, at 0.5 one becomes two; beyond these a part of a period is dropped or repeated.
  /// - Parameter output: a buffer for `lookahead` frames.
  func take(
    _ frames: UnsafeBufferPointer<Float>, speed: Float, into output: UnsafeMutableBufferPointer<Float>
  ) throws(AudioError) -> (used: Int, given: Int) {
    let scaled = sound.frames(lookahead)
    let scale = Self.scale(for: frames)
    for (index, sample) in frames.enumerated() { scaled[index] = sample * scale }
    sonicSetSpeed(handle, speed)
    try write(scaled, frames: lookahead)
    let given = sonicReadFloatFromStream(handle, output.baseAddress, Int32(lookahead))
    for index in 0..<(Int(given) * sound.channels) { output[index] /= scale }
    // libsonic gives back unused input at once at normal speed.
    sonicSetSpeed(handle, 1)
    try write(scaled, frames: 0)
    let left = sonicReadFloatFromStream(handle, rest.frames(lookahead).baseAddress, Int32(lookahead))
    return (lookahead - Int(left), Int(given))
  }

  private func write(_ frames: UnsafeMutableBufferPointer<Float>, frames count: Int) throws(AudioError) {
    guard sonicWriteFloatToStream(handle, frames.baseAddress, Int32(count)) != 0 else {
      throw AudioError(.unsupported, AudioSentences.cannotChangeSpeed, AudioSentences.noMemory)
    }
  }

  /// Returns the scale for libsonic: a power of two that brings the loudest sample near 1. libsonic uses 16 bits for
  /// −1…1, and louder samples wrap round.
  private static func scale(for frames: UnsafeBufferPointer<Float>) -> Float {
    let peak = frames.reduce(0) { max($0, abs($1)) }
    guard peak > 0 else { return 1 }
    return Float(sign: .plus, exponent: -1 - max(-24, Int(peak.exponent)), significand: 1)
  }
}
