/// Parameters of hearing while sound arrives.
package struct StreamParameters: Hashable, Sendable {
  /// Frames that must follow a frame before it is given out: 0.4 s.
  package var lookAhead = 10
  /// Frames that are given out at once: 0.2 s. The cost grows as they become fewer.
  package var step = 5
  /// Hops over which the mean is taken: 3 s up to the present one, without the most of long pauses.
  package var meanWindow = 300

  package init() {}
}
