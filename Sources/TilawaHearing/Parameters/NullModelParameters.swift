/// Parameters of the null model: the cost of a phrase outside the passage.
///
/// Tuned on surahs 1, 78 and 93 of three voices (decisions 0056 and 0065).
public struct NullModelParameters: Hashable, Sendable {
  /// Quantile of the costs of a phrase at all places of the reference that is its cost by chance.
  public var chance = 0.15
  /// Hops of the reference to each side of the searched ones over which this quantile is taken.
  public var chanceReach = 6000

  public init() {}
}
