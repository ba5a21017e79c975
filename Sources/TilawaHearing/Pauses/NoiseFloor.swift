import TilawaCore

/// From where on sound counts as speech, second by second: some way from the noise around up to the voice.
///
/// Both are taken from half a minute to each side, so that neither how loud a recording is matters nor noise that slowly
/// comes and goes. All in decibels.
struct NoiseFloor {
  /// What lies between noise and voice at a time.
  struct Levels: Hashable {
    /// What the quietest thirtieth of the sound stays below.
    let noise: Double
    /// What the loudest tenth lies above.
    let voice: Double
  }

  private static let reach = 30 * Envelope.hopsPerSecond
  private static let step = Envelope.hopsPerSecond
  /// Further below the voice than this nothing tells noise from silence.
  private static let depth = 45.0
  /// Where the voice is further below that of the whole recording, nobody recites.
  private static let quietest = 20.0

  private let seconds: [Levels]

  init(_ envelope: Envelope) {
    let values = envelope.values
    let voice = Histogram(values[...]).level(above: 0.1)
    var window = Histogram(values.prefix(NoiseFloor.reach))
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

  /// The levels around a hop.
  func levels(atHop hop: Int) -> Levels { seconds[min(seconds.count - 1, hop / NoiseFloor.step)] }
}

/// How often each value of an envelope occurs.
private struct Histogram {
  private var counts = [Int](repeating: 0, count: 256)
  private var total = 0

  init(_ values: ArraySlice<UInt8>) { for value in values { add(value) } }

  mutating func add(_ value: UInt8) {
    counts[Int(value)] += 1
    total += 1
  }

  mutating func remove(_ value: UInt8) {
    counts[Int(value)] -= 1
    total -= 1
  }

  /// The level, in decibels, which this share of the values lies above.
  func level(above share: Double) -> Double {
    let wanted = max(1, Int(share * Double(total)))
    var seen = 0
    for (value, count) in counts.enumerated() {
      seen += count
      if seen >= wanted { return -0.5 * Double(value) }
    }
    return -127.5
  }
}
