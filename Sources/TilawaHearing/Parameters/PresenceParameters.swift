/// Thresholds for the decision whether a recording holds the passage at all.
///
/// Measured on 132 recordings with their passage and 770 with another one (decision 0067).
public struct PresenceParameters: Hashable, Sendable {
  /// Least mean gain over the null model, a frame. Right passages have more than 0.036, wrong ones less than 0.016.
  public var leastMargin: Float = 0.022
  /// Least recited share of the passage for a decision by the mean gain.
  public var leastCovered = 0.1
  /// Least sum of the gains of one segment in an hour of speech; the best segment of other passages lacks 6.
  public var leastStretch: Float = 27
  /// Growth of `leastStretch` for each time that the speech is e times longer.
  public var stretchGrowth: Float = 3
  /// Least share of the passage that is recited in such a segment.
  public var mostlyCovered = 0.6
  /// Greatest mean number of restarts of an ayah in such a segment.
  public var mostBegunAnew = 2.5
  /// Gain by chance that is subtracted from such a sum, a frame.
  public var stretchMargin: Float = 0.03
  /// Cost of a frame of garbage inside such a segment.
  public var stretchAside: Float = 0.003
  /// Number of frames of a phrase for each reference frame above which the path waits and gains nothing.
  public var dwelling = 4.0

  public init() {}

  /// The same thresholds for frames of another length.
  func scaled(by share: Float) -> PresenceParameters {
    var scaled = self
    scaled.leastStretch *= share
    scaled.stretchGrowth *= share
    return scaled
  }
}
