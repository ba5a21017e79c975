/// The speech of a recording without its pauses, in frames of some hops each: what the alignment steps over.
struct SpokenFrames: Hashable, Sendable {
  /// A pause that was cut out.
  struct Pause: Hashable, Sendable {
    /// The frame that follows it.
    let frame: Int
    /// Where it lay.
    let hops: Range<Int>
  }

  let dimensions: Int
  /// `dimensions` values a frame, row by row.
  private(set) var values: [Float] = []
  /// The hops of each frame.
  private(set) var hops: [Range<Int>] = []
  /// In order; none before the first frame or after the last.
  private(set) var pauses: [Pause] = []
  /// The frame with which each part begins, and the number of frames.
  private(set) var parts: [Int] = [0]

  var count: Int { hops.count }

  /// - Parameters:
  ///   - spectrum: of the recording.
  ///   - speech: where it is speech, in order.
  ///   - ends: the hops at which its parts end, ascending; a frame lies in one part.
  ///   - hopsInFrame: how long a frame is; at least 1, and not always whole.
  init(
    _ spectrum: VoiceSpectrum, speech: [Range<Int>], ends: [Int] = [], hopsInFrame: Double,
    _ parameters: AlignmentParameters
  ) {
    let features = VoiceFeatures(spectrum, speech: speech, parameters)
    dimensions = parameters.dimensions
    var ends = (ends.isEmpty ? [spectrum.count] : ends)[...]
    var last: Int?
    for stretch in speech {
      if let last { pauses.append(Pause(frame: count, hops: last..<stretch.lowerBound)) }
      last = stretch.upperBound
      var start = stretch.lowerBound
      while start < stretch.upperBound {
        while let end = ends.first, end <= start {
          parts.append(count)
          ends.removeFirst()
        }
        let end = min(stretch.upperBound, ends.first ?? .max)
        append(features, start..<end, hopsInFrame)
        start = end
      }
    }
    parts += ends.map { _ in count }
  }

  /// Some of them by themselves, with no parts.
  subscript(frames: Range<Int>) -> SpokenFrames {
    SpokenFrames(
      dimensions: dimensions, values: Array(values[frames.lowerBound * dimensions..<frames.upperBound * dimensions]),
      hops: Array(hops[frames]),
      pauses: pauses.filter { $0.frame > frames.lowerBound && $0.frame < frames.upperBound }.map {
        Pause(frame: $0.frame - frames.lowerBound, hops: $0.hops)
      })
  }

  private init(dimensions: Int, values: [Float], hops: [Range<Int>], pauses: [Pause]) {
    (self.dimensions, self.values, self.hops, self.pauses) = (dimensions, values, hops, pauses)
    parts = [0, hops.count]
  }

  private mutating func append(_ features: VoiceFeatures, _ hops: Range<Int>, _ hopsInFrame: Double) {
    let frames = max(1, Int((Double(hops.count) / hopsInFrame).rounded()))
    for frame in 0..<min(frames, hops.count) {
      let parts = min(frames, hops.count)
      let part =
        hops.lowerBound + hops.count * frame / parts..<hops.lowerBound + hops.count * (frame + 1) / parts
      features.appendMean(of: part, to: &values)
      self.hops.append(part)
    }
  }
}
