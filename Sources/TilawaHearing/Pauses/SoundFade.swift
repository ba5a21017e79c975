/// The end of a sound that fades: behind the end of speech the level is followed down to the noise of the pause.
///
/// Speech ends a quarter of the way above the noise, and the last vowel of a reciter in a room goes on below that.
struct SoundFade {
  /// The levels by which a fade is followed, in decibels, and its lengths, in hops. By them none of 1,506 ends of made lessons is cut
  /// (decision 0267).
  struct Parameters: Hashable, Sendable {
    /// The level above the noise of the pause, and below the voice, down to which it is followed.
    var (aboveNoise, belowVoice) = (6.0, 44.0)
    /// The rise by which a breath or another sound begins.
    var rise = 5.0
    /// The hops to each side over which a level is the mean.
    var reach = 4
    /// The longest fade, and the hops that are kept behind one.
    var (longest, tail) = (60, 5)
    /// The hops of the pause by which its noise is known, and the fewest.
    var (pause, shortestPause) = (300, 10)
  }

  /// The level of each hop, in half decibels below full scale.
  let levels: [UInt8]
  var parameters = Parameters()

  /// Returns the hop behind a fade and its tail; the end of the speech itself where nothing fades.
  ///
  /// - Parameters:
  ///   - voice: the hops of the recitation, by which its level is known.
  ///   - pause: the hops from the end of its speech to the next sound.
  func end(of voice: Range<Int>, in pause: Range<Int>) -> Int {
    let all = levels.indices
    let known = pause.clamped(to: all).prefix(parameters.pause)
    guard known.count >= parameters.shortestPause else { return pause.lowerBound }
    let noise = LevelHistogram(levels[known]).level(above: 0.8)
    let loudness = LevelHistogram(levels[voice.clamped(to: all)]).level(above: 0.1)
    let least = max(noise + parameters.aboveNoise, loudness - parameters.belowVoice)
    var (end, lowest) = (known.lowerBound, 0.0)
    for hop in known.prefix(parameters.longest) {
      let level = mean(around: hop)
      guard level >= least, level <= lowest + parameters.rise else { break }
      (end, lowest) = (hop + 1, min(lowest, level))
    }
    return end == known.lowerBound ? end : min(end + parameters.tail, known.endIndex)
  }

  private func mean(around hop: Int) -> Double {
    let hops = (hop - parameters.reach..<hop + parameters.reach + 1).clamped(to: levels.indices)
    return hops.reduce(0) { $0 - Double(levels[$1]) / 2 } / Double(max(1, hops.count))
  }
}
