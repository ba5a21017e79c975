/// A moment or a length of a session's sound, in output frames.
public struct OutputTime: Hashable, Sendable, CustomStringConvertible {
  public let frames: Int
  /// Frames a second.
  public let rate: Int

  public init(frames: Int, rate: Int) {
    self.frames = frames
    self.rate = rate
  }

  /// Seconds with six decimals, rounded: "12.345678".
  public var description: String {
    let microseconds = (frames * 1_000_000 + rate / 2) / rate
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }

  public var duration: Duration { .microseconds((frames * 1_000_000 + rate / 2) / rate) }
}
