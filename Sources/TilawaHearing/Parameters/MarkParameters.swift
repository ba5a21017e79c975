/// Parameters by which a boundary is moved into a pause.
///
/// Tuned on surahs 1, 78 and 93 of three voices; `tailCost` and its limits on surahs 36, 79, 80 and 112 to 114.
public struct MarkParameters: Hashable, Sendable {
  /// Greatest distance by which a boundary is moved into a pause, in hops.
  public var snapReach = 60
  /// Greatest extra cost of the path over that pause.
  public var snapCost: Float = 3
  /// Further extra cost over a near and long pause of a second or more, in proportion to its length: reverberation of the
  /// reference may reach into it.
  public var tailCost: Float = 4
  /// Shortest pause for which `tailCost` counts, in hops.
  public var tailPause = 40
  /// Greatest distance for which `tailCost` counts, in hops.
  public var tailReach = 35
  /// Distance of a mark to the speech that follows it, in hops; half of a shorter pause. Not tuned: 0.1 s.
  public var lead = 10

  public init() {}
}
