public import TilawaCore
import TilawaHearing

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
    /// How likely it begins and ends within half a second of its marks and is this ayah, from 0 to 1; no more than a half where it
    /// does not sound like the reference's.
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

  /// A basmalah that opens a surah and is no ayah.
  public struct Opening: Hashable, Sendable {
    /// The surah's number.
    public let surah: Int
    /// From its mark to the next one.
    public let frames: Range<Int>
    /// The length of the pause before it.
    public let pause: Int
    /// How likely it begins and ends within half a second of its marks, from 0 to 1.
    public let confidence: Double
    /// Why somebody should look at it.
    public let flags: Set<Segment.Flag>
  }

  /// In the order of the recording; those that have no length are left out.
  public internal(set) var takes: [Take]
  /// In the order of the recording.
  public let openings: [Opening]
  /// What of the passage was found nowhere.
  public let missing: [WordRange]

  /// What an ayah that may be another is worth at most.
  private static let doubt = 0.5

  /// - Parameters:
  ///   - alignment: of the recording with the passage.
  ///   - pieces: the passage's ayat.
  ///   - slice: what of the recording's file was aligned.
  init(_ alignment: PassageAlignment, of pieces: [AlignmentReference.Piece], in slice: AudioSlice) {
    func length(_ hops: Int) -> Int { Hop(hops).firstFrame(rate: slice.file.rate) }
    takes = alignment.takes.compactMap { take in
      let frames = slice.frames(of: take.hops)
      guard !frames.isEmpty else { return nil }
      var flags = Segment.Flag.all(take.flags)
      if !take.isWhole { flags.formUnion(Set(text: "part-of-ayah")) }
      return Take(
        span: pieces[take.ayah].span, frames: frames,
        pause: length(take.start.pause.count),
        confidence: take.flags.contains(.match) ? min(take.confidence, Self.doubt) : take.confidence,
        part: take.part, match: take.match, pace: take.pace, flags: flags)
    }
    let found = Set(takes.map(\.span))
    missing = pieces.map(\.span).filter { !found.contains($0) }
    openings = alignment.openings.compactMap { opening in
      let frames = slice.frames(of: opening.hops)
      guard let surah = pieces[opening.ayah].opening?.surah, !frames.isEmpty else { return nil }
      return Opening(
        surah: surah, frames: frames, pause: length(opening.start.pause.count), confidence: opening.confidence,
        flags: Segment.Flag.all(opening.flags))
    }
  }

  /// Several passages of one recording, in its order.
  init(joining passages: [AlignedPassage]) {
    (takes, openings) = (passages.flatMap(\.takes), passages.flatMap(\.openings))
    let found = Set(takes.map(\.span))
    missing = passages.flatMap(\.missing).filter { !found.contains($0) }
  }

  /// The segments to suggest.
  public var suggestions: BoundarySuggestions {
    let ayat = takes.map { take in
      SegmentSuggestion(
        take.frames, .text(take.span),
        Segment.Evidence(pause: take.pause, confidence: take.confidence, flags: take.flags))
    }
    let basmalahs = openings.map { opening in
      SegmentSuggestion(
        opening.frames, .basmalah(surah: opening.surah),
        Segment.Evidence(pause: opening.pause, confidence: opening.confidence, flags: opening.flags))
    }
    return BoundarySuggestions((ayat + basmalahs).sorted { $0.frames.lowerBound < $1.frames.lowerBound })
  }
}

extension Segment.Flag {
  /// The same as they are stored.
  fileprivate static func all(_ flags: Set<PassageAlignment.Flag>) -> Set<Segment.Flag> {
    Set(flags.compactMap { Segment.Flag(rawValue: $0.rawValue) })
  }
}

extension SegmentSuggestion {
  fileprivate init(_ frames: Range<Int>, _ content: SourceSegment.Content, _ evidence: Segment.Evidence) {
    self.init(
      frames: frames, content: .recited([Segment.Part(start: frames.lowerBound, content: content)]), evidence: evidence)
  }
}
