/// Carries the words of an ayah over from a reference to a recording of the same ayah: the cheapest way through both, 20 ms a
/// frame, read where the words begin.
///
/// Pure. What it says is an estimate: words run into each other, and nobody can say of many where they part.
///
/// Frames are features as everywhere, pauses left out of both; the way is that of `FrameWay` in a band around the diagonal.
public struct WordAligner: Sendable {
  /// Somebody's sound, prepared once for all that is found in it.
  public struct Voice: Sendable {
    let features: VoiceFeatures
    let speech: [Range<Int>]

    /// What is heard of somebody: all of a recording, or an ayah by itself.
    public init(_ spectrum: VoiceSpectrum, _ parameters: AlignmentParameters = AlignmentParameters()) {
      speech = SpeechParts(spectrum, parameters).speech
      features = VoiceFeatures(spectrum, speech: speech, parameters)
    }
  }

  /// Hops in a frame.
  private static let hopsInFrame = 2
  /// Pairs of frames that are looked at at most: an ayah of three minutes.
  private static let mostPairs = 40_000_000
  /// How far from the diagonal the way may go, as a part of the ayah, and in frames at least.
  private static let band = (share: 0.25, frames: 100)

  private let parameters: AlignmentParameters

  /// Aligns by these figures.
  public init(_ parameters: AlignmentParameters = AlignmentParameters()) { self.parameters = parameters }

  /// Where the words begin and end in a recording, in its hops; nil where there is too little speech, or too much.
  ///
  /// - Parameters:
  ///   - heard: the recording.
  ///   - hops: where the ayah is in it.
  ///   - reference: the ayah as it is known.
  ///   - starts: the hops of the reference at which its words begin, ascending.
  public func words(in heard: Voice, _ hops: Range<Int>, by reference: Voice, starting starts: [Int]) -> [Range<Int>]? {
    let own = Frames(heard, in: hops)
    let known = Frames(reference, in: 0..<Int.max)
    guard !starts.isEmpty, let way = way(own, known) else { return nil }
    var begins: [Int] = []
    for start in starts {
      let frame = known.hops.firstIndex { $0.upperBound > start } ?? known.count - 1
      let place = way.firstIndex { $0 >= frame } ?? own.count - 1
      begins.append(own.hops[place].lowerBound)
    }
    guard zip(begins, begins.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    // A word ends with its speech: the pause after it is nobody's.
    return zip(begins, begins.dropFirst() + [hops.upperBound]).map { begin, next in
      let last = own.hops.last { $0.lowerBound < next }?.upperBound ?? next
      return begin..<max(begin + 1, min(next, last))
    }
  }

  /// The speech of a stretch in frames.
  private struct Frames {
    var hops: [Range<Int>] = []
    var values: [Float] = []
    let dimensions: Int
    var count: Int { hops.count }

    init(_ voice: Voice, in stretch: Range<Int>) {
      dimensions = voice.features.dimensions
      for part in voice.speech {
        let inside = part.clamped(to: stretch)
        for start in stride(from: inside.lowerBound, to: inside.upperBound, by: WordAligner.hopsInFrame) {
          let frame = start..<min(inside.upperBound, start + WordAligner.hopsInFrame)
          voice.features.appendMean(of: frame, to: &values)
          hops.append(frame)
        }
      }
    }
  }

  /// The frame of the reference at which each frame of the recording is.
  private func way(_ own: Frames, _ known: Frames) -> [Int]? {
    let (rows, columns) = (own.count, known.count)
    let reach = max(Self.band.frames, Int(Double(columns) * Self.band.share))
    // Three columns a row at most, and none can be left out.
    guard rows > 3, columns > 3, columns <= 3 * rows, rows <= 5 * columns,
      rows * min(columns, 2 * reach + 1) <= Self.mostPairs
    else { return nil }
    return FrameWay(of: own.values[...], through: known.values[...], dimensions: own.dimensions, parameters)
      .columns(within: reach)
  }
}
