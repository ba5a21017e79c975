/// Costs of pauses of the recording inside an ayah, where a reciter seldom pauses.
///
/// Tuned on surahs 1, 78 and 93 of three voices (`Benchmarks/align`).
public struct PauseCostParameters: Hashable, Sendable {
  /// Cost of a pause of one second or more that is not at the end of an ayah; shorter pauses cost in proportion.
  public var strayPause: Float = 5
  /// Hops of the reference before the end of an ayah that count as its end.
  public var endBefore = 30
  /// Hops of the reference after the end of an ayah that count as its end.
  public var endAfter = 10

  public init() {}

  /// The cost of a pause of some hops that is not at the end of an ayah.
  func cost(ofHops count: Int) -> Float { strayPause * min(1, Float(count) / 100) }

  /// 1 for each column that is not near the end of an ayah, else 0; padded by eight.
  ///
  /// - Parameter boundaries: the columns before which the ayat end.
  func strays(_ boundaries: [Int], width: Int, hopsInFrame: Int) -> [Float] {
    var strays = [Float](repeating: 1, count: width + 8)
    let (before, after) = (endBefore / hopsInFrame, max(1, endAfter / hopsInFrame))
    for boundary in boundaries {
      for column in max(0, boundary - before)...min(width - 1, boundary + after) { strays[column] = 0 }
    }
    return strays
  }

  /// The same costs for frames of another length.
  func scaled(by share: Float) -> PauseCostParameters {
    var scaled = self
    scaled.strayPause *= share
    return scaled
  }
}
