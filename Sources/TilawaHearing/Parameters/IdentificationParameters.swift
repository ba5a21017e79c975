/// The parameters of identification and verification, by stage. Defaults are the measured values.
///
/// A hop is 10 ms; a frame is the mean of four hops of speech. Distances are those of `FrameDistance`.
public struct IdentificationParameters: Hashable, Sendable {
  /// Features of each hop.
  public var features = FeatureParameters()
  /// Step pattern of the time warping.
  public var dtw = DTWParameters()
  /// The acoustic index.
  public var index = IndexParameters()
  /// The search in it.
  public var search = IndexSearchParameters()
  /// Windows of the recording.
  public var windows = WindowParameters()
  /// Odds of a place.
  public var odds = PlaceOddsParameters()
  /// Ends of a passage.
  public var edges = EdgeParameters()
  /// Verification of labels.
  public var verification = VerificationParameters()

  public init() {}

  /// Confidence below which a found place is a guess.
  public var sure: Double { odds.sure }
}
