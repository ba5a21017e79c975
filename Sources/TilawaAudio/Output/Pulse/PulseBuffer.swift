import CPulse

/// How much sound the server holds ahead; about half of it in its sink.
enum PulseBuffer: Int {
  /// Enough for a start: a sink that cannot go back plays what it holds before anything else.
  case short = 200
  /// Few wake-ups, for power.
  case long = 2000

  private var milliseconds: Int { rawValue }

  func frames(rate: Int) -> Int { rate * milliseconds / 1000 }

  func attributes(rate: Int, frameBytes: Int) -> pa_buffer_attr {
    pa_buffer_attr(
      maxlength: UInt32.max, tlength: UInt32(frames(rate: rate) * frameBytes),
      // The first frames sound as soon as they are there.
      prebuf: UInt32(frameBytes), minreq: UInt32(frames(rate: rate) / 10 * frameBytes), fragsize: UInt32.max)
  }
}
