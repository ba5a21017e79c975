/// The parameters of an alignment, by stage. Defaults are the measured values.
///
/// A hop is 10 ms. A frame is the mean of some hops of speech. Costs have the unit of `FrameDistance`, about 1 between two frames
/// that have nothing to do with each other.
public struct AlignmentParameters: Hashable, Sendable {
  /// Features of each hop.
  public var features = FeatureParameters()
  /// Step pattern and frames of the time warping.
  public var dtw = DTWParameters()
  /// Costs of pauses inside an ayah.
  public var pauses = PauseCostParameters()
  /// Transition costs of the structure.
  public var jumps = JumpParameters()
  /// Recognition of a class that answers its teacher.
  public var responses = ResponseParameters()
  /// Resolution and range of the search.
  public var search = SearchParameters()
  /// The null model: costs by chance.
  public var nullModel = NullModelParameters()
  /// The decision whether the recording holds the passage.
  public var presence = PresenceParameters()
  /// The placement of marks.
  public var marks = MarkParameters()
  /// The confidence of takes.
  public var confidence = ConfidenceParameters()
  /// Transfer of the times of words.
  public var words = WordParameters()

  public init() {}

  /// The same parameters with the lower cost of restarts of a class that repeats each ayah after its teacher.
  var ofClass: AlignmentParameters {
    var prices = self
    prices.jumps.restarting = min(jumps.restarting, responses.answering)
    return prices
  }

  /// The same parameters for frames of `hopsInFrame` hops: fixed costs are worth fewer frames where frames are longer.
  func scaled(to hopsInFrame: Int) -> AlignmentParameters {
    let share = Float(dtw.hopsInFrame) / Float(hopsInFrame)
    var scaled = self
    scaled.pauses = pauses.scaled(by: share)
    scaled.jumps = jumps.scaled(by: share)
    scaled.presence = presence.scaled(by: share)
    return scaled
  }
}
