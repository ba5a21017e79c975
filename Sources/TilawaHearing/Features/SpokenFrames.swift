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

  /// Which values a frame has: those of `VoiceFeatures`, or those by which words are told apart best.
  enum Values: Hashable, Sendable { case features, phonetic }

  var count: Int { hops.count }

  /// - Parameters:
  ///   - spectrum: of the recording.
  ///   - speech: where it is speech, in order.
  ///   - ends: the hops at which its parts end, ascending; a frame lies in one part.
  ///   - hopsInFrame: how long a frame is; at least 1, and not always whole.
  ///   - kind: which values it has.
  init(
    _ spectrum: VoiceSpectrum, speech: [Range<Int>], ends: [Int] = [], hopsInFrame: Double, _ kind: Values,
    _ parameters: AlignmentParameters
  ) {
    let features = VoiceFeatures(spectrum, speech: speech, parameters)
    let space = kind == .phonetic ? PhoneticSpace(parameters) : nil
    dimensions = kind == .phonetic ? PhoneticSpace.outputs : parameters.dimensions
    var ends = (ends.isEmpty ? [spectrum.count] : ends)[...]
    var last: Int?
    for stretch in speech {
      if let last { pauses.append(Pause(frame: count, hops: last..<stretch.lowerBound)) }
      last = stretch.upperBound
      var heard: [Float] = []
      if space != nil { for hop in stretch { features.appendMean(of: hop..<hop + 1, to: &heard) } }
      var start = stretch.lowerBound
      while start < stretch.upperBound {
        while let end = ends.first, end <= start {
          parts.append(count)
          ends.removeFirst()
        }
        let end = min(stretch.upperBound, ends.first ?? .max)
        for hops in Self.split(start..<end, hopsInFrame) {
          self.hops.append(hops)
          if let space {
            let inside = hops.lowerBound - stretch.lowerBound..<hops.upperBound - stretch.lowerBound
            space.append(inside, of: heard, count: stretch.count, to: &values)
          } else {
            features.appendMean(of: hops, to: &values)
          }
        }
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

  /// The same with other values.
  func with(values: [Float]) -> SpokenFrames {
    var other = self
    other.values = values
    return other
  }

  private init(dimensions: Int, values: [Float], hops: [Range<Int>], pauses: [Pause]) {
    (self.dimensions, self.values, self.hops, self.pauses) = (dimensions, values, hops, pauses)
    parts = [0, hops.count]
  }

  /// In frames of so many hops, as nearly as it goes.
  private static func split(_ hops: Range<Int>, _ hopsInFrame: Double) -> [Range<Int>] {
    let frames = min(hops.count, max(1, Int((Double(hops.count) / hopsInFrame).rounded())))
    return (0..<frames).map { frame in
      hops.lowerBound + hops.count * frame / frames..<hops.lowerBound + hops.count * (frame + 1) / frames
    }
  }
}
