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
    takes = zip(spans, zip(alignment.ayat, zip(alignment.marks, alignment.marks.dropFirst()))).compactMap {
      span, found in
      let (ayah, (from, to)) = found
      guard frame(from.hop) < frame(to.hop) else { return nil }
      let confidence = min(from.confidence, to.confidence)
      return Take(
        span: span, frames: frame(from.hop)..<frame(to.hop), pause: frame(from.pause.count),
        confidence: ayah.flags.contains(.match) ? min(confidence, Self.doubt) : confidence, match: ayah.match,
        pace: ayah.pace, flags: Set(ayah.flags.compactMap { Segment.Flag(rawValue: $0.rawValue) }))
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
