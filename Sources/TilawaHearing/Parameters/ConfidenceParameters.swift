/// Parameters of the confidence of takes, and of the flags that ask somebody to look at them.
///
/// Calibrated on surahs 1, 78 and 93 of three voices, and on 192 recordings of surah 78 (decision 0068).
public struct ConfidenceParameters: Hashable, Sendable {
  /// Temperature of the softmax over the places of a boundary, for one reference; for n references it is √n times as high.
  public var temperature: Float = 0.6
  /// Half width of the interval of which the confidence of a mark is the probability, in hops.
  public var confidenceReach = 50
  /// Upper limit of a confidence without a second proof: one reference alone, a mark without a pause, a doubtful neighbour.
  public var mostUnproven = 0.99
  /// Scale of the confidence of the ends of a run: a gain of this much is sure to 63 %.
  public var firm: Float = 3
  /// Distance between the marks of two references above which they disagree, in hops.
  public var disagreement = 30
  /// Confidence below which a mark is flagged.
  public var sure = 0.9
  /// Confidence from which on an ayah without a flag may be confirmed unheard; above `mostUnproven`.
  public var vouched = 0.995
  /// The least factor between the pace of an ayah and the median at which its length is flagged as strange.
  public var strangePace = 1.6
  /// Mean gain over the null model below which an ayah is doubted. A twentieth of the right ayat and most others are below it.
  public var leastMatch: Float = -0.02
  /// Share of the median gain of all takes below which an ayah is doubted.
  public var leastShare: Float = 0.12
  /// Share of the median gain below which an ayah counts as unproven.
  public var provenShare: Float = 0.4

  public init() {}
}
