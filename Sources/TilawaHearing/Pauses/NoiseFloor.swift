import TilawaCore

/// Estimates the levels of noise and voice for each second of a recording, in decibels of full scale.
///
/// Both are quantiles over half a minute to each side. So they depend neither on the volume of the recording nor on slow changes
/// of the noise.
struct NoiseFloor {
  /// The levels around a time.
  struct Levels: Hashable {
    /// The level of the noise: the quantile 1/30.
    let noise: Double
    /// The level of the voice: the quantile 9/10.
    let voice: Double
  }

  private static let reach = 30 * Hop.perSecond
  private static let step = Hop.perSecond
  /// Greatest distance between noise and voice, in decibels.
  private static let depth = 45.0
  /// Greatest distance between the voice here and that of the whole recording, in decibels; beyond it there is no recitation.
  private static let quietest = 20.0

  private let seconds: [Levels]

  init(_ envelope: Envelope) {
    let values = envelope.values
    let voice = LevelHistogram(values[...]).level(above: 0.1)
    var window = LevelHistogram(values.prefix(NoiseFloor.reach))
    seconds = stride(from: 0, to: max(1, values.count), by: NoiseFloor.step).map { start in
      if start > 0 {
        let (past, ahead) = (start - NoiseFloor.reach, start + NoiseFloor.reach)
        for hop in max(0, past - NoiseFloor.step)..<max(0, past) { window.remove(values[hop]) }
        for hop in min(values.count, ahead - NoiseFloor.step)..<min(values.count, ahead) { window.add(values[hop]) }
      }
      let here = max(window.level(above: 0.1), voice - NoiseFloor.quietest)
      return Levels(noise: max(window.level(above: 1 - 1 / 30), here - NoiseFloor.depth), voice: here)
    }
  }

  /// Returns the levels around a hop.
  func levels(atHop hop: Int) -> Levels { seconds[min(seconds.count - 1, hop / NoiseFloor.step)] }
}
