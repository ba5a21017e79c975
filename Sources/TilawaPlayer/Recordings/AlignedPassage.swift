import TilawaAudio
public import TilawaCore

/// The ayat of a passage where alignment found them in a recording, in frames of the recording.
public struct AlignedPassage: Hashable, Sendable {
  /// An ayah, or some that the references hold only together, and where it was found once.
  public struct Take: Hashable, Sendable {
    /// Its words.
    public let span: WordRange
    /// From its mark to the next one.
    public let frames: Range<Int>
    /// The length of the pause before it.
    public let pause: Int
    /// How likely it begins and ends within half a second of its marks, from 0 to 1; no more than a half where it does not sound
    /// like the reference's ayah.
    public let confidence: Double
    /// How much of it was recited, as parts of its speech by the reference; 0 to 1 for all of it.
    public let part: ClosedRange<Double>
    /// By how much it is nearer to the reference than by chance, in the mean.
    public let match: Float
    /// How many times longer it is than the reference's.
    public let pace: Double
    /// Why somebody should look at it.
    public let flags: Set<Segment.Flag>
    /// When its words are heard, as it was estimated; empty where nobody could say.
    public internal(set) var words: [TimedWord] = []
  }

  /// In the order of the recording; those that have no length are left out.
  public internal(set) var takes: [Take]
  /// What of the passage was found nowhere.
  public let missing: [WordRange]

  /// What an ayah that may be another is worth at most.
  private static let doubt = 0.5

  /// - Parameters:
  ///   - alignment: of the recording with the passage.
  ///   - spans: of the passage's ayat.
  ///   - file: the recording's.
  init(_ alignment: PassageAlignment, of spans: [WordRange], in file: AudioFile) {
    func frame(_ hop: Int) -> Int { min(file.frames, Envelope.frame(ofHop: hop, rate: file.rate)) }
    takes = alignment.takes.compactMap { take in
      guard frame(take.hops.lowerBound) < frame(take.hops.upperBound) else { return nil }
      var flags = Set(take.flags.compactMap { Segment.Flag(rawValue: $0.rawValue) })
      if !take.isWhole { flags.formUnion(Set(text: "part-of-ayah")) }
      return Take(
        span: spans[take.ayah], frames: frame(take.hops.lowerBound)..<frame(take.hops.upperBound),
        pause: frame(take.start.pause.count),
        confidence: take.flags.contains(.match) ? min(take.confidence, Self.doubt) : take.confidence,
        part: take.part, match: take.match, pace: take.pace, flags: flags)
    }
    let found = Set(takes.map(\.span))
    missing = spans.filter { !found.contains($0) }
  }

  /// The segments to suggest.
  public var suggestions: BoundarySuggestions {
    BoundarySuggestions(
      takes.map { take in
        BoundarySuggestions.Stretch(
          frames: take.frames,
          content: .recited([Segment.Part(start: take.frames.lowerBound, content: .text(take.span))]),
          evidence: Segment.Evidence(pause: take.pause, confidence: take.confidence, flags: take.flags))
      })
  }
}
