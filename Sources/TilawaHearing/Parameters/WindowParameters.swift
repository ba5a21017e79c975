/// Parameters for the division of a recording into windows, which are searched one by one. Not tuned: no measurement is
/// recorded.
public struct WindowParameters: Hashable, Sendable {
  /// Length of a window, in hops of speech: 15 s.
  public var window = 1500
  /// Shortest silence that may separate two passages, in hops: 4 s.
  public var longPause = 400
  /// Shortest speech that is searched by itself, in hops: 4 s.
  public var shortest = 400

  public init() {}
}
