/// Parameters of dynamic time warping. Costs are in units of `FrameDistance`, about 1 between unrelated frames.
///
/// Tuned on surahs 1, 78 and 93 of three voices (`Benchmarks/align`).
public struct DTWParameters: Hashable, Sendable {
  /// Length of a frame of the recording, in hops of speech: 40 ms. All costs of the structure are in frames of this length.
  public var hopsInFrame = 4
  /// Cost of advancing the recording by a frame and the reference by none.
  public var stay: Float = 0.1
  /// Cost of advancing the reference by two frames.
  public var advanceTwo: Float = 0.2
  /// Cost of advancing the reference by three frames.
  public var advanceThree: Float = 0.5
  /// Share of the mean distance of a reference frame to the whole recording that is subtracted from each of its distances.
  public var centring: Float = 0.5

  public init() {}
}
