public import TilawaCore

/// Transfers the times of words from a reference to a recording of the same ayah, by DTW in frames of 20 ms.
///
/// Pure. The result is an estimate, because words run into each other. The features are normalised MFCCs without pauses; the path
/// is a `DTWPath` within a Sakoe–Chiba band around the diagonal.
public struct WordAligner: Sendable {
  /// The features of a recording, prepared once for all its ayat.
  public struct Voice: Sendable {
    let features: MFCCFeatures
    let speech: [Range<Int>]

    /// Creates the features of a recording, or of a single ayah.
    public init(_ sequence: MFCCSequence, _ parameters: FeatureParameters = FeatureParameters()) {
      speech = sequence.speech(parameters)
      features = MFCCFeatures(sequence, speech: speech, parameters)
    }
  }

  private let parameters: AlignmentParameters

  /// Creates an aligner with these parameters.
  public init(_ parameters: AlignmentParameters = AlignmentParameters()) { self.parameters = parameters }

  /// Returns the interval of each word in the recording; nil where there is too little speech, or too much.
  ///
  /// - Parameters:
  ///   - heard: the recording.
  ///   - hops: the interval of the ayah in it.
  ///   - reference: the ayah by the reference.
  ///   - starts: the hops of the reference at which the words begin, ascending.
  public func words(in heard: Voice, _ hops: Range<Hop>, by reference: Voice, starting starts: [Hop]) -> [Range<Hop>]? {
    let own = Frames(heard, in: hops.numbers, parameters.words.hopsInFrame)
    let known = Frames(reference, in: 0..<Int.max, parameters.words.hopsInFrame)
    guard !starts.isEmpty, let path = path(own, known) else { return nil }
    var begins: [Int] = []
    for start in starts {
      let frame = known.hops.firstIndex { $0.upperBound > start.index } ?? known.count - 1
      let place = path.firstIndex { $0 >= frame } ?? own.count - 1
      begins.append(own.hops[place].lowerBound)
    }
    guard zip(begins, begins.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    // A word ends with its speech; the pause after it belongs to no word.
    return zip(begins, begins.dropFirst() + [hops.upperBound.index]).map { begin, next in
      let last = own.hops.last { $0.lowerBound < next }?.upperBound ?? next
      return Range<Hop>(begin..<max(begin + 1, min(next, last)))
    }
  }

  /// The speech of an interval in frames.
  private struct Frames {
    var hops: [Range<Int>] = []
    var values: [Float] = []
    let dimensions: Int
    var count: Int { hops.count }

    init(_ voice: Voice, in stretch: Range<Int>, _ hopsInFrame: Int) {
      dimensions = voice.features.dimensions
      for part in voice.speech {
        let inside = part.clamped(to: stretch)
        for start in stride(from: inside.lowerBound, to: inside.upperBound, by: hopsInFrame) {
          let frame = start..<min(inside.upperBound, start + hopsInFrame)
          voice.features.appendMean(of: frame, to: &values)
          hops.append(frame)
        }
      }
    }
  }

  /// Returns the frame of the reference for each frame of the recording.
  private func path(_ own: Frames, _ known: Frames) -> [Int]? {
    let (rows, columns) = (own.count, known.count)
    let reach = max(parameters.words.bandFrames, Int(Double(columns) * parameters.words.bandShare))
    // A row advances by three columns at most, and no column can be skipped for good.
    guard rows > 3, columns > 3, columns <= 3 * rows, rows <= 5 * columns,
      rows * min(columns, 2 * reach + 1) <= parameters.words.mostPairs
    else { return nil }
    return DTWPath(
      of: own.values[...], through: known.values[...], dimensions: own.dimensions, DTWSteps(parameters.dtw)
    )
    .columns(within: reach)
  }
}
