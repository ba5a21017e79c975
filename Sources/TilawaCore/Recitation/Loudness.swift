/// How loud a source is, by EBU R128: a reciter's files as a whole, or one recording.
///
/// One channel counts twice, since it is heard from two loudspeakers.
public struct Loudness: Hashable, Sendable {
  /// How much of a source was measured.
  public enum Extent: String, Hashable, Sendable {
    /// Of pieces spread over it; a higher peak may lie between them.
    case sampled
    case whole
  }

  /// Of all that is heard of it, in LUFS.
  public let integrated: Double
  /// The highest of what was measured, between the samples too, in dBTP.
  public let truePeak: Double
  /// How much of it was measured.
  public let extent: Extent

  /// Nil for what cannot be: silence, less than 0.4 s, samples that are no numbers.
  public init?(integrated: Double, truePeak: Double, extent: Extent) {
    guard (-70...20).contains(integrated), (-100...40).contains(truePeak) else { return nil }
    self.integrated = integrated
    self.truePeak = truePeak
    self.extent = extent
  }

  /// The loudness to which it can be raised without a peak above −1 dBTP, in LUFS.
  public var reach: Double { integrated + headroom }

  /// The gain at which its highest peak comes to −1 dBTP, in decibels; below 0 where it is higher already.
  public var headroom: Double { Loudness.ceiling - peakToExpect }

  /// dBTP.
  private static let ceiling = -1.0
  /// By how many decibels the peaks of real sets were above those of their samples, at most (docs/decisions/0016).
  private static let unseen = 4.0

  private var peakToExpect: Double {
    switch extent {
    case .sampled: truePeak + Loudness.unseen
    case .whole: truePeak
    }
  }
}
