import CPulse

/// How much sound the server holds ahead; almost half of it in its sink, the rest to fill that anew at once.
enum PulseBuffer {
  /// Enough for a start: a sink that cannot go back plays what it holds before anything else.
  case short
  /// Two seconds in the sink, for power. That is also what a null sink mixes while nothing plays: it can take back only as
  /// much as its present clients ask it to hold, so that after a pause less would leave it with silence to play first.
  case long

  private var milliseconds: (held: Int, request: Int) {
    switch self {
    case .short: (200, 20)
    case .long: (4500, 200)
    }
  }

  /// A server refuses what goes beyond 4 MiB.
  private static let mostBytes = 7 << 19

  func frames(rate: Int) -> Int { rate * milliseconds.held / 1000 }

  /// Frames that the server must have before its sink begins to mix them. What comes while it finds too little costs a long
  /// buffer dearly: at the end of an underrun PulseAudio throws away more than the silence that it has mixed.
  func needed(rate: Int) -> Int {
    switch self {
    case .short: 1
    case .long: rate * 22 / 10
    }
  }

  func fits(rate: Int, frameBytes: Int) -> Bool { frames(rate: rate) * frameBytes <= PulseBuffer.mostBytes }

  func attributes(rate: Int, frameBytes: Int) -> pa_buffer_attr {
    pa_buffer_attr(
      maxlength: UInt32.max, tlength: UInt32(frames(rate: rate) * frameBytes),
      // The first frames sound as soon as they are there.
      prebuf: UInt32(frameBytes), minreq: UInt32(rate * milliseconds.request / 1000 * frameBytes), fragsize: UInt32.max)
  }
}
