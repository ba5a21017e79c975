/// Parameters by which labels are verified.
///
/// Measured on 648 right and 625 wrong labels of three voices (`Benchmarks/identify`, Benchmarks/README.md).
public struct VerificationParameters: Hashable, Sendable {
  /// Length of a frame, in hops of speech.
  public var hopsInFrame = 4
  /// Share of the mean distance of a reference frame to the recording that is subtracted from each of its distances.
  public var labelCentring: Float = 1
  /// Number of pieces to each side of a label that are always compared.
  public var neighbours = 4
  /// Number of other pieces that are compared: the nearest in frames of 160 ms.
  public var rivals = 6
  /// Margin below which a label is wrong: the distance to the nearest other piece less that to its own.
  public var wrongMargin: Float = -0.02
  /// Margin below which a label is doubtful.
  public var doubtfulMargin: Float = 0.0

  public init() {}
}
