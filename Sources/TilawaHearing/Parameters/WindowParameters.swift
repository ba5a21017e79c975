/// Parameters for the division of a recording into windows, which are searched one by one.
package struct WindowParameters: Hashable, Sendable {
  /// Length of a window, in hops of speech: 15 s.
  package var window = 1500
  /// Shortest silence that may separate two passages, in hops: 4 s.
  package var longPause = 400
  /// Longest talk between a sure passage and a guess that continues it, in hops: 30 s.
  package var longestTalk = 3000
  /// Shortest speech that is searched by itself, in hops: 4 s.
  package var shortest = 400
  /// Shortest pause, in hops.
  package var shortestPause = 20
  /// The fewest frames that are searched.
  package var fewestFrames = 10
  /// The fewest frames of speech beside a passage that are searched again: 3 s.
  package var restFrames = 75
  /// The greatest distance in the text between parts of one passage, in units.
  package var nearbyUnits = 80
  /// The lead of another place up to which the place that continues the passage before is preferred, in nats.
  package var continuing: Float = 8

  package init() {}
}
