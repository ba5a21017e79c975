/// The shape of a session's samples; they are interleaved `Float`s, full scale at −1 and 1.
public struct AudioFormat: Hashable, Sendable {
  /// The sample rate in frames a second.
  public let rate: Int
  /// The number of samples in a frame: 1 or 2.
  public let channels: Int

  /// - Precondition: both are positive.
  public init(rate: Int, channels: Int) {
    precondition(rate > 0 && channels > 0, "a format has a rate and channels")
    self.rate = rate
    self.channels = channels
  }
}
