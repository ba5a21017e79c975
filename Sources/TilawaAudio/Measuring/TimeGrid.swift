/// A grid of steps in frames, with a whole number of steps a second at every rate.
struct TimeGrid: Hashable {
  /// The sample rate in frames a second.
  let rate: Int
  /// The number of steps a second.
  let steps: Int

  /// Returns the first frame of step `index`, round(index × rate / steps).
  func start(of index: Int) -> Int { (index * rate * 2 + steps) / (2 * steps) }

  /// Returns the step that holds `frame`.
  func index(of frame: Int) -> Int {
    let near = frame * steps / rate
    return start(of: near + 1) <= frame ? near + 1 : start(of: near) > frame ? near - 1 : near
  }

  /// Returns the step that begins nearest to `frame`.
  func nearest(to frame: Int) -> Int {
    let index = index(of: frame)
    return start(of: index + 1) - frame < frame - start(of: index) ? index + 1 : index
  }

  /// Returns the number of steps in so many frames, with the last one perhaps incomplete.
  func count(in frames: Int) -> Int { frames > 0 ? index(of: frames - 1) + 1 : 0 }
}
