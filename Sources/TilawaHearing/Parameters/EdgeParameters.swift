/// Parameters of the search for the first and last frame of a passage.
///
/// Fitted to recordings of three passages each (`Benchmarks/identify --seed 1`, decision 0063).
public struct EdgeParameters: Hashable, Sendable {
  /// Weight of the evidence of a frame; below 1 because neighbouring frames are not independent.
  public var edgeTrust = 0.3
  /// Least mean gain of a frame of the passage over chance, in units of `FrameDistance`.
  public var leastGain = 0.02

  public init() {}
}
