/// A moment or a length of a session's sound, in output frames.
public struct OutputTime: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of output frames since the session began, or of a length.
  public let frames: Int
  /// The number of frames a second.
  public let rate: Int

  public init(frames: Int, rate: Int) {
    self.frames = frames
    self.rate = rate
  }

  /// The seconds with six decimals, rounded: "12.345678".
  public var description: String {
    let microseconds = (frames % rate * 1_000_000 + rate / 2) / rate
    let fraction = String(microseconds % 1_000_000)
    let seconds = frames / rate + microseconds / 1_000_000
    return "\(seconds)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }
}
