/// Voice activity detection in sound that is still arriving, from the level of each hop.
///
/// A hop counts as speech by the same thresholds as in `PauseDetector`, but noise and voice are those of the last half minute.
struct StreamedSpeech {
  /// The thresholds at which silence begins and ends, as shares of the way from noise to voice.
  private static let shares = (fall: 0.27, rise: 0.33)
  private static let window = 3000
  /// Shortest speech, in hops; what is shorter is a click.
  private static let shortestSpeech = 8
  /// Least distance between noise and voice, in decibels: before anybody speaks, noise alone is heard.
  private static let leastRange = 12.0
  /// Levels between two looks at the histogram, in hops.
  private static let step = 25

  private let shortestPause: Int
  private var histogram = LevelHistogram()
  /// The levels in the window, with the oldest one at `oldest`.
  private var levels: [UInt8] = []
  private var oldest = 0
  private var limits = (fall: 0.0, rise: 0.0)
  private var isLoud = false
  /// Whether each hop from `first` on is loud.
  private var loud: [Bool] = []
  private var first = 0

  init(shortestPause: Int) { self.shortestPause = shortestPause }

  /// The number of hops that were heard.
  var hops: Int { first + loud.count }

  /// Adds the level of the next hop, in half decibels below full scale.
  mutating func add(_ level: UInt8) {
    histogram.add(level)
    if levels.count < Self.window {
      levels.append(level)
    } else {
      histogram.remove(levels[oldest])
      levels[oldest] = level
      oldest = (oldest + 1) % Self.window
    }
    if hops % Self.step == 0 { findLimits() }
    let decibels = -0.5 * Double(level)
    isLoud = isLoud ? decibels >= limits.fall : decibels >= limits.rise
    loud.append(isLoud)
  }

  private mutating func findLimits() {
    let noise = histogram.level(above: 1 - 1 / 30)
    let range = max(Self.leastRange, histogram.level(above: 0.1) - noise)
    limits = (noise + Self.shares.fall * range, noise + Self.shares.rise * range)
  }

  /// Returns whether somebody speaks in some hops, by what was heard before and after them. Short pauses count as speech.
  func isSpeech(_ hops: Range<Int>) -> Bool {
    let inside = hops.clamped(to: first..<self.hops)
    if inside.contains(where: { loud[$0 - first] && run(of: $0).count >= Self.shortestSpeech }) { return true }
    guard let hop = inside.first, case let run = run(of: hop), !loud[hop - first] else { return false }
    let isClosed = run.lowerBound > first && run.upperBound < self.hops
    return isClosed && run.count < shortestPause
  }

  /// Returns the hops around a hop that are as loud or as silent.
  private func run(of hop: Int) -> Range<Int> {
    let value = loud[hop - first]
    var (low, high) = (hop - first, hop - first + 1)
    while low > 0, loud[low - 1] == value { low -= 1 }
    while high < loud.count, loud[high] == value { high += 1 }
    return low + first..<high + first
  }

  /// Forgets hops that nobody asks for any more; those of the shortest pause before them are kept.
  mutating func forget(before hop: Int) {
    let count = min(loud.count, hop - 2 * shortestPause - first)
    guard count > 0 else { return }
    loud.removeFirst(count)
    first += count
  }
}
