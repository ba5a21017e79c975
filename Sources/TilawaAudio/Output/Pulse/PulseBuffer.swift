import CPulse

/// The amount of sound in the server: almost half of it is in its sink, and the rest refills that at once.
enum PulseBuffer {
  /// Enough for a start: a sink without rewinding plays all of it before anything else.
  case short
  /// Two seconds in the sink, to save power. A null sink mixes that much while nothing plays, and takes back only as
  /// much as its present clients ask it to hold; with a shorter buffer it would first play silence after a pause.
  case long

  private var milliseconds: (held: Int, request: Int) {
    switch self {
    case .short: (200, 20)
    case .long: (4500, 200)
    }
  }

  /// The greatest size in bytes; a server refuses more than 4 MiB.
  private static let mostBytes = 7 << 19

  func frames(rate: Int) -> Int { rate * milliseconds.held / 1000 }

  /// Returns the number of frames in the server before its sink begins to mix them. Late frames are expensive with a
  /// long buffer: at the end of an underrun PulseAudio discards more than the silence that it has mixed.
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
