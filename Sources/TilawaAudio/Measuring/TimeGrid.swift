/// Where the steps of a grid of so many a second begin, in frames; a whole second is a whole number of steps at every rate.
struct TimeGrid: Hashable {
  /// Frames a second.
  let rate: Int
  /// Steps a second.
  let steps: Int

  /// The first frame of step `index`, which is round(index × rate / steps).
  func start(of index: Int) -> Int { (index * rate * 2 + steps) / (2 * steps) }

  /// The step that holds `frame`.
  func index(of frame: Int) -> Int {
    let near = frame * steps / rate
    return start(of: near + 1) <= frame ? near + 1 : start(of: near) > frame ? near - 1 : near
  }

  /// The step that begins nearest to `frame`.
  func nearest(to frame: Int) -> Int {
    let index = index(of: frame)
    return start(of: index + 1) - frame < frame - start(of: index) ? index + 1 : index
  }

  /// How many steps there are in so many frames, the last of which may be cut short.
  func count(in frames: Int) -> Int { frames > 0 ? index(of: frames - 1) + 1 : 0 }
}
