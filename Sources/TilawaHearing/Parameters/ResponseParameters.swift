/// Parameters for the recognition of a class that repeats each ayah after its teacher.
///
/// Measured on four recordings put together from surah 78, 184 takes (decision 0064).
public struct ResponseParameters: Hashable, Sendable {
  /// Cost of beginning an ayah anew in a class, in place of `JumpParameters.restarting`.
  public var answering: Float = 3
  /// Mean number of restarts of an ayah from which on the recording is tested for a class.
  public var answersHinted = 0.25
  /// Mean number of immediate repetitions of an ayah from which on it is a class.
  public var answersLeast = 0.5

  public init() {}
}
