/// Parameters of the search in an acoustic index: subsequence DTW in passes from coarse to fine (a beam search over places).
///
/// Chosen on clips of surahs 1, 36, 67, 78 to 80, 93 and 112 to 114 of three voices (decisions 0057 and 0062).
public struct IndexSearchParameters: Hashable, Sendable {
  /// The searched paces, as factors: how many times slower than the reference.
  public var paces = [0.6, 0.77, 1, 1.3, 1.67]
  /// Share of the mean distance of a reference frame to the query that is subtracted from each of its distances.
  public var centring: Float = 0.7
  /// Number of frames averaged to one in each pass, the coarsest first and the last 1; each divides the one before.
  public var passes = [4, 2, 1]
  /// Width of the beam: number of places of each pass but the last that the next pass looks at.
  public var candidates = [300, 40]
  /// Length of the reversed speech by which a later pass estimates scores by chance, in seconds.
  public var sample = 480
  /// Greatest number of places that are returned.
  public var places = 6

  public init() {}
}
