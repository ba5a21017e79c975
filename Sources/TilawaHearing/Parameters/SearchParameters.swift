/// Resolution and range of the search for the structure.
///
/// Tuned on surahs 1, 78 and 93 of three voices; the limits of time and memory on recordings of up to six hours (decisions 0065
/// and 0067).
public struct SearchParameters: Hashable, Sendable {
  /// Longest phrase without a pause, in hops; longer speech is divided.
  public var noted = 480
  /// Distance to the end of an ayah within which the end of a run is moved there, in hops of the reference.
  public var nearEnd = 60
  /// Length of a frame of the first, coarse pass, in hops; the pace is searched in frames twice as long.
  public var coarseHopsInFrame = 8
  /// Greatest number of pairs of frames in the first pass; beyond it frames become longer. Bounds time and memory.
  public var mostCoarsePairs = 400_000_000
  /// Half width of the second pass around the path of the first, in hops of the recording and of the reference.
  public var secondReach = 1200
  /// Half width of the second pass at boundaries (Sakoe–Chiba band) around the path of the structure, in hops of the reference.
  public var bandReach = 600
  /// Ratio between neighbouring paces that are tried.
  public var paceStep = 1.5
  /// Slowest pace that is tried, in hops of the recording for one of the reference. Not tuned: slower than anybody recites.
  public var slowest = 2.5
  /// Fastest pace that is tried, likewise. Not tuned.
  public var fastest = 0.4

  public init() {}
}
