/// Parameters of an acoustic index.
///
/// Chosen on clips of surahs 1, 36, 67, 78 to 80, 93 and 112 to 114 of three voices (`Benchmarks/identify --seed 1`, decision
/// 0062). A stored index is made anew where these change.
public struct IndexParameters: Hashable, Sendable {
  /// Length of a frame, in hops of mean spectral change.
  public var hopsInFrame = 4
  /// Length of the window of the normalisation of mean and variance, in hops of speech: 10 s.
  public var span = 1000
  /// Least weight of a hop beside one of mean spectral change.
  public var leastChange: Float = 0.2
  /// Greatest weight of a hop.
  public var mostChange: Float = 3

  public init() {}
}
