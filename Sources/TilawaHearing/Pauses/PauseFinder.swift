import TilawaCore

/// Parts an envelope into speech and pauses.
struct PauseFinder {
  /// Which part of the way from the noise to the voice is silence still when it becomes silent, and when it ends.
  private static let shares = (fall: 0.27, rise: 0.33)
  /// Speech shorter than this is a click, in hops.
  private static let shortestSpeech = 8
  /// How long what follows a pause is looked at, in hops.
  private static let onset = 30
  /// A pause shorter than this is none, in hops.
  private static let shortestPause = 2

  let envelope: Envelope
  let silence: SilenceDetector.Silence
  private let floor: NoiseFloor

  init(_ envelope: Envelope, silence: SilenceDetector.Silence) {
    self.envelope = envelope
    self.silence = silence
    floor = NoiseFloor(envelope)
  }

  /// The hops of speech, in order.
  func speech() -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start: Int?
    for hop in envelope.values.indices {
      let level = envelope.decibels(ofHop: hop)
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

  /// The pauses between stretches of speech.
  func pauses(between speech: [Range<Int>]) -> [Pause] {
    zip(speech, speech.dropFirst()).map { before, after in
      let hops = before.upperBound..<after.lowerBound
      return Pause(hops: hops, evidence(of: hops))
    }
  }

  private func evidence(of hops: Range<Int>) -> Pause.Evidence {
    let levels = floor.levels(atHop: hops.lowerBound)
    let lowest = hops.map { envelope.decibels(ofHop: $0) }.min() ?? levels.noise
    let after = hops.upperBound..<min(envelope.values.count, hops.upperBound + PauseFinder.onset)
    let height = (mean(hops) - levels.noise) / max(6, levels.voice - levels.noise)
    return Pause.Evidence(
      fall: min(30, max(0, levels.noise - lowest)), height: min(0.3, max(0, height)),
      faintness: min(20, max(0, levels.voice - mean(after))))
  }

  private func mean(_ hops: Range<Int>) -> Double {
    hops.reduce(0) { $0 + envelope.decibels(ofHop: $1) } / Double(max(1, hops.count))
  }

  private func limits(atHop hop: Int) -> (fall: Double, rise: Double) {
    if case .below(let decibels) = silence { return (decibels, decibels) }
    let levels = floor.levels(atHop: hop)
    let range = max(3, levels.voice - levels.noise)
    return (levels.noise + PauseFinder.shares.fall * range, levels.noise + PauseFinder.shares.rise * range)
  }

  /// Joins what no real pause parts, then drops what stands alone and is too short.
  private func withoutClicks(_ stretches: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for stretch in stretches {
      if let last = joined.last, stretch.lowerBound - last.upperBound < PauseFinder.shortestPause {
        joined[joined.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        joined.append(stretch)
      }
    }
    return joined.filter { $0.count >= PauseFinder.shortestSpeech }
  }
}
