/// A detector of onsets, at which sound becomes suddenly louder: a listener notices wrong times there.
struct OnsetWatch {
  /// The length of the compared blocks in frames: a millisecond.
  let block: Int
  private let channels: Int
  /// A ring of the energies of the earlier blocks; as long as a period of a low voice, which is no onset.
  private var recent = [Double](repeating: 0, count: 12)
  private var blocks = 0
  private var energy = 0.0
  private var filled = 0
  /// The beginnings of the onsets, in frames of the stream, in order.
  private var onsets: [Int] = []

  /// The least rise of energy at an onset: four times, 6 dB, from −80 dB on.
  private static let rise = 4.0
  private static let silence = 1e-8

  init(rate: Int, channels: Int) {
    block = max(1, rate / 1000)
    self.channels = channels
  }

  /// Adds the stream's next frames, interleaved.
  mutating func hear(_ frames: UnsafeMutableBufferPointer<Float>) {
    for sample in frames {
      energy += Double(sample) * Double(sample)
      filled += 1
      if filled == block * channels { endBlock() }
    }
  }

  /// Returns the first onset at or after `frame`, if it was added completely before frame `end`.
  mutating func next(from frame: Int, before end: Int) -> Int? {
    onsets.removeAll { $0 + block <= frame }
    return onsets.first.flatMap { $0 + block <= end ? $0 : nil }
  }

  private mutating func endBlock() {
    let mean = energy / Double(filled)
    let loudest = recent.reduce(Self.silence, max)
    if mean > Self.rise * loudest { onsets.append(blocks * block) }
    recent[blocks % recent.count] = mean
    blocks += 1
    energy = 0
    filled = 0
  }
}
