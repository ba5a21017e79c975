public import TilawaAudio
public import TilawaCore

/// The ayat of a passage where alignment found them in a recording, in frames of the recording.
public struct AlignedPassage: Hashable, Sendable {
  /// An ayah and where it was found.
  public struct Ayah: Hashable, Sendable {
    /// Its words.
    public let span: WordRange
    /// From its mark to the next one.
    public let frames: Range<Int>
    /// The length of the pause before it.
    public let pause: Int
    /// How likely it begins within half a second of its mark, from 0 to 1; no more than a half where it does not sound like
    /// the reference's ayah.
    public let confidence: Double
    /// How it was found.
    public let found: PassageAlignment.Take
  }

  /// In the order of the recording; those that have no length are left out.
  public let ayat: [Ayah]

  /// What an ayah that may be another is worth at most.
  private static let doubt = 0.5

  /// - Parameters:
  ///   - alignment: of the recording with the passage.
  ///   - spans: of the passage's ayat.
  ///   - file: the recording's.
  init(_ alignment: PassageAlignment, of spans: [WordRange], in file: AudioFile) {
    func frame(_ hop: Int) -> Int { min(file.frames, Envelope.frame(ofHop: hop, rate: file.rate)) }
    ayat = alignment.takes.compactMap { take in
      guard frame(take.start.hop) < frame(take.end.hop) else { return nil }
      let sureness = take.start.confidence
      return Ayah(
        span: spans[take.ayah], frames: frame(take.start.hop)..<frame(take.end.hop),
        pause: frame(take.start.pause.count),
        confidence: take.flags.contains(.match) ? min(sureness, Self.doubt) : sureness, found: take)
    }
  }

  /// The segments to suggest.
  public var suggestions: BoundarySuggestions {
    BoundarySuggestions(
      ayat.map { ayah in
        BoundarySuggestions.Stretch(
          frames: ayah.frames,
          content: .recited([Segment.Part(start: ayah.frames.lowerBound, content: .text(ayah.span))]),
          evidence: Segment.Evidence(pause: ayah.pause, confidence: ayah.confidence))
      })
  }
}
