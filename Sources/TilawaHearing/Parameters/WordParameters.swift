/// Parameters by which the times of words are transferred from a reference to a recording of the same ayah (decision 0060).
///
/// Measured on surah 78 of one voice with published word times (`Benchmarks/words`).
public struct WordParameters: Hashable, Sendable {
  /// Length of a frame, in hops: 20 ms.
  public var hopsInFrame = 2
  /// Greatest number of pairs of frames: an ayah of three minutes. Bounds time and memory; not tuned.
  public var mostPairs = 40_000_000
  /// Half width of the Sakoe–Chiba band around the diagonal, as a share of the reference. Not tuned.
  public var bandShare = 0.25
  /// Least half width of that band, in frames. Not tuned.
  public var bandFrames = 100

  public init() {}
}
