/// Parameters of the odds of a found place.
///
/// The odds of a lead are fitted by logistic regression to 180 clips of 15 s from the index and 180 from outside it
/// (decision 0063); those of a continuation to clips of `Benchmarks/identify --seed 1` (decision 0062).
public struct PlaceOddsParameters: Hashable, Sendable {
  /// Least score of a place, in standard deviations above the mean place.
  public var leastScore: Float = 3
  /// Lead of the best place over the second at which the odds are even, in standard deviations.
  public var evenLead = 1.75
  /// Further lead that makes the odds e times as large.
  public var leadScale = 0.4
  /// Greatest lead of the best place over another one that is still reported.
  public var contender: Float = 2
  /// Amount of other speech whose best score is the least score of a second place, in seconds: half an hour.
  public var amidst = 1800
  /// Distance to the end of the last place within which a continuation is searched first, in frames: 24 s.
  public var nearby = 600
  /// Distance within which speech continues without a gap, in frames: 4 s. Also the length of a cell of scores.
  public var joint = 100
  /// Prior odds of a continuation at the end of the last place.
  public var goesOn = 0.05
  /// Prior odds that speech continues anywhere nearby.
  public var comesBack = 0.0024
  /// Rate of the exponential distribution of the best scores of cells by chance, for each standard deviation.
  public var surprise = 2.1
  /// Confidence below which a place is a guess.
  public var sure = 0.9

  public init() {}
}
