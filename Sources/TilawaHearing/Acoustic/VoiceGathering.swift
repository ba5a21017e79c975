/// Gathers the traits of a voice from hops, and from the posteriors of the same frames, which follow later.
struct VoiceGathering {
  private let bands: Int
  private let hopsInFrame: Int
  /// The sums of the hops of each frame whose posteriors are awaited, the first of them from `first` on.
  private var sums: [Float] = []
  private var first = 0
  /// The hops that were added.
  private var hops = 0
  /// The frames whose posteriors are known, and the unit of the last one.
  private var frames = 0
  private var last = 0
  private(set) var trace = VoiceTrace()

  init(bands: Int, hopsInFrame: Int) { (self.bands, self.hopsInFrame) = (bands, hopsInFrame) }

  /// Adds the log mel energies of the hops that follow.
  mutating func add(_ new: [Float]) {
    for start in stride(from: 0, to: new.count, by: bands) {
      if hops % hopsInFrame == 0 { sums += new[start..<start + bands] } else { addToLast(new[start..<start + bands]) }
      hops += 1
    }
  }

  private mutating func addToLast(_ hop: ArraySlice<Float>) {
    let start = sums.count - bands
    for band in 0..<bands { sums[start + band] += hop[hop.startIndex + band] }
  }

  /// Takes the frames of posteriors that are new. A last frame that lacks hops does not count.
  mutating func follow(_ posteriors: Posteriors) {
    for frame in frames..<max(frames, min(posteriors.count, hops / hopsInFrame)) {
      let unit = posteriors.best(in: frame)
      if unit != 0, unit != last { trace.add(energies(of: frame), of: unit, in: frame) }
      last = unit
    }
    frames = max(frames, min(posteriors.count, hops / hopsInFrame))
    // Each removal moves all that stays.
    guard (frames - first) * bands >= sums.count / 2 else { return }
    sums.removeFirst((frames - first) * bands)
    first = frames
  }

  /// Returns the mean of the hops of a frame.
  private func energies(of frame: Int) -> [Float] {
    sums[(frame - first) * bands..<(frame - first + 1) * bands].map { $0 / Float(hopsInFrame) }
  }
}
