/// Transition costs of the segmental Viterbi search: leaving the text, and returning to it elsewhere.
///
/// Costs are in units of `FrameDistance` times frames of `DTWParameters.hopsInFrame`. Tuned on surahs 1, 78 and 93 of three
/// voices, with ayat left out, said again and talk added (`Benchmarks/align`, decision 0056).
public struct JumpParameters: Hashable, Sendable {
  /// Cost of entering the garbage state, and of leaving it before the passage has begun.
  public var switching: Float = 2
  /// Cost of returning from the garbage state into the passage.
  public var resuming: Float = 8
  /// Cost of jumping forwards to the beginning of an ayah.
  public var skipping: Float = 14
  /// Cost of jumping back within the last `longestJump` hops.
  public var returning: Float = 11
  /// Cost of beginning an ayah anew.
  public var restarting: Float = 10
  /// Cost of leaving out the beginning of the passage, or its end.
  public var missing: Float = 18
  /// Shortest jump, in hops of the reference.
  public var shortestJump = 100
  /// Longest jump back into the middle of an ayah, in hops of the reference.
  public var longestJump = 1000
  /// Share of the cost of stray pauses that pauses cost in the garbage state.
  public var asidePause: Float = 0.2

  public init() {}

  /// The same costs for frames of another length.
  func scaled(by share: Float) -> JumpParameters {
    var scaled = self
    scaled.switching *= share
    scaled.resuming *= share
    scaled.skipping *= share
    scaled.returning *= share
    scaled.restarting *= share
    scaled.missing *= share
    return scaled
  }
}
