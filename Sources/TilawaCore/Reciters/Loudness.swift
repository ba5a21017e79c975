/// The loudness of a source by EBU R128: of a reciter's files as a whole, or of one recording.
///
/// A single channel counts twice, since it is heard from two loudspeakers.
public struct Loudness: Hashable, Sendable {
  /// The part of a source that was measured.
  public enum Extent: String, Hashable, Sendable {
    /// Pieces spread over the source; a higher peak may lie between them.
    case sampled
    case whole
  }

  /// The integrated loudness of everything that was measured, in LUFS.
  public let integrated: Double
  /// The highest measured peak, with the values between samples, in dBTP.
  public let truePeak: Double
  /// The part of the source that was measured.
  public let extent: Extent

  /// Returns nil for impossible values. They come from silence, from less than 0.4 s, and from samples that are not
  /// numbers.
  public init?(integrated: Double, truePeak: Double, extent: Extent) {
    guard (-70...20).contains(integrated), (-100...40).contains(truePeak) else { return nil }
    self.integrated = integrated
    self.truePeak = truePeak
    self.extent = extent
  }

  /// The loudness to which the source can be raised without a peak above −1 dBTP, in LUFS.
  public var reach: Double { integrated + headroom }

  /// The gain that brings the highest peak to −1 dBTP, in decibels; below 0 where the peak is higher already.
  public var headroom: Double { Loudness.ceiling - peakToExpect }

  /// The highest allowed peak, in dBTP.
  private static let ceiling = -1.0
  /// The greatest difference in decibels between the peak of a real set and the peak of its sample
  /// (docs/decisions/0016).
  private static let unseen = 4.0

  private var peakToExpect: Double {
    switch extent {
    case .sampled: truePeak + Loudness.unseen
    case .whole: truePeak
    }
  }
}
