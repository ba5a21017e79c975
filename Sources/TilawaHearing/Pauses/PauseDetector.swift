import TilawaCore

/// Divides an envelope into speech and pauses by two thresholds with hysteresis.
struct PauseDetector {
  /// The thresholds at which silence begins and ends, as shares of the way from noise to voice.
  private static let shares = (fall: 0.27, rise: 0.33)
  /// Shortest speech, in hops; what is shorter is a click.
  private static let shortestSpeech = 8
  /// Length of the speech after a pause that is judged, in hops.
  private static let onset = 30
  /// Shortest pause, in hops.
  private static let shortestPause = 2

  let envelope: Envelope
  let silence: SilenceDetector.Silence
  private let floor: NoiseFloor

  init(_ envelope: Envelope, silence: SilenceDetector.Silence) {
    self.envelope = envelope
    self.silence = silence
    floor = NoiseFloor(envelope)
  }

  /// Returns the intervals of speech, in hops, in order.
  func speech() -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start: Int?
    for hop in envelope.values.indices {
      let level = envelope.decibels(of: Hop(hop))
      let limits = limits(atHop: hop)
      if start == nil, level >= limits.rise { start = hop }
      if let begun = start, level < limits.fall {
        stretches.append(begun..<hop)
        start = nil
      }
    }
    if let start { stretches.append(start..<envelope.values.count) }
    return withoutClicks(stretches)
  }

  /// Returns the pauses between intervals of speech.
  func pauses(between speech: [Range<Int>]) -> [Pause] {
    zip(speech, speech.dropFirst()).map { before, after in
      let hops = before.upperBound..<after.lowerBound
      return Pause(hops: hops, evidence(of: hops))
    }
  }

  private func evidence(of hops: Range<Int>) -> Pause.Evidence {
    let levels = floor.levels(atHop: hops.lowerBound)
    let lowest = hops.map { envelope.decibels(of: Hop($0)) }.min() ?? levels.noise
    let after = hops.upperBound..<min(envelope.values.count, hops.upperBound + PauseDetector.onset)
    let height = (mean(hops) - levels.noise) / max(6, levels.voice - levels.noise)
    return Pause.Evidence(
      fall: min(30, max(0, levels.noise - lowest)), height: min(0.3, max(0, height)),
      faintness: min(20, max(0, levels.voice - mean(after))))
  }

  private func mean(_ hops: Range<Int>) -> Double {
    hops.reduce(0) { $0 + envelope.decibels(of: Hop($1)) } / Double(max(1, hops.count))
  }

  private func limits(atHop hop: Int) -> (fall: Double, rise: Double) {
    if case .below(let decibels) = silence { return (decibels, decibels) }
    let levels = floor.levels(atHop: hop)
    let range = max(3, levels.voice - levels.noise)
    return (levels.noise + PauseDetector.shares.fall * range, levels.noise + PauseDetector.shares.rise * range)
  }

  /// Joins intervals without a real pause between them, then drops those that are too short.
  private func withoutClicks(_ stretches: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for stretch in stretches {
      if let last = joined.last, stretch.lowerBound - last.upperBound < PauseDetector.shortestPause {
        joined[joined.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        joined.append(stretch)
      }
    }
    return joined.filter { $0.count >= PauseDetector.shortestSpeech }
  }
}
