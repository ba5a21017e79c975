package import TilawaCore
package import TilawaHearing

/// The ayat of a passage at their aligned places in a recording, in frames of the recording.
package struct AlignedPassage: Hashable, Sendable {
  /// A take of the alignment, with its suggested segment: an ayah or an opening basmalah.
  package struct Take: Hashable, Sendable {
    /// The words of the ayah; of a basmalah, those of the ayah that it opens.
    package let span: WordRange
    /// The take as it was heard, in hops.
    package fileprivate(set) var heard: PassageAlignment.Take
    /// The frames of the recording from its mark to the next one.
    let stretch: Range<Int>
    /// The segment from its mark to the end of its sound, in frames of the recording.
    package fileprivate(set) var suggestion: SegmentSuggestion
    /// The estimated times of the words that are heard in it; empty if unknown.
    package let heardWords: [TimedWord]
    /// The estimated times of the words of a whole ayah; empty if unknown, or if it is not whole.
    package var words: [TimedWord] { heard.isWhole ? heardWords : [] }

    /// The frames from its mark to the end of its sound.
    package var frames: Range<Int> { suggestion.frames }
    /// The length of the pause before it, in frames of the recording.
    package var pause: Int { suggestion.evidence.pause ?? 0 }
    /// The probability that the take is this ayah and lies within half a second of its marks, from 0 to 1. At most a
    /// half if it does not sound like the ayah.
    package var confidence: Double { suggestion.evidence.confidence ?? 0 }
    /// The reasons to examine it.
    package var flags: Set<Segment.Flag> { suggestion.evidence.flags }
    /// The content of the take.
    package var content: SourceSegment.Content { suggestion.content.first ?? .text(span) }
  }

  /// The ayat in the order of the recording, without those of no length.
  package private(set) var takes: [Take]
  /// The basmalahs that open surahs, in the order of the recording.
  package let openings: [Take]
  /// The parts of the passage that were not found.
  package let missing: [WordRange]

  /// An ayah of the passage.
  struct Part: Hashable, Sendable {
    /// The words of the ayah.
    let span: WordRange
    /// The surah whose basmalah may be said before it; nil if there is none.
    let opens: Int?
  }

  /// The highest confidence of a take that may be another ayah.
  private static let doubt = 0.5

  /// Makes the passage of an alignment.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the recording.
  ///   - parts: the ayat of the passage.
  ///   - slice: the aligned slice of the recording's file.
  ///   - expected: the words of which each ayah is missing where it is not found; nil: all. Of others an ayah is taken only where it is
  ///     whole and sounds so.
  init(
    _ alignment: PassageAlignment, of parts: [Part], in slice: AudioSlice, expecting expected: WordRange? = nil
  ) {
    func isExpected(_ span: WordRange) -> Bool {
      expected.map { $0.start <= span.start && span.end <= $0.end } ?? true
    }
    takes = alignment.takes.compactMap { take in
      let span = parts[take.ayah].span
      guard isExpected(span) || take.isWhole && take.flags.isDisjoint(with: [.match, .length]) else { return nil }
      // Ayat before the expected ones are not skipped.
      var flags = Segment.Flag.all(span.start == expected?.start ? take.flags.subtracting([.skip]) : take.flags)
      if !take.isWhole { flags.formUnion(Set(text: "part-of-ayah")) }
      let confidence = take.flags.contains(.match) ? min(take.confidence, Self.doubt) : take.confidence
      return Take(take, of: span, as: .text(span), in: slice, confidence, flags)
    }
    let found = Set(takes.map(\.span))
    missing = parts.map(\.span).filter { isExpected($0) && !found.contains($0) }
    openings = alignment.openings.compactMap { take in
      let part = parts[take.ayah]
      guard let surah = part.opens else { return nil }
      return Take(
        take, of: part.span, as: .basmalah(surah: surah), in: slice, take.confidence, Segment.Flag.all(take.flags))
    }
  }

  /// Joins several passages of one recording, in its order.
  init(joining passages: [AlignedPassage]) {
    (takes, openings) = (passages.flatMap(\.takes), passages.flatMap(\.openings))
    let found = Set(takes.map(\.span))
    missing = passages.flatMap(\.missing).filter { !found.contains($0) }
  }

  /// Returns the passage with its last ayah taken for said to its end, if another recording goes on after it: who breaks off begins the ayah again.
  /// A person is to hear it. Returns nil where nothing changes.
  package func goingOn(to next: AlignedPassage) -> AlignedPassage? {
    guard let last = takes.last, let following = next.takes.first, last.heard.goesOnIfFollowed,
      following.span.start == last.span.end, following.heard.firstWord == 0, !following.heard.flags.contains(.match)
    else { return nil }
    var passage = self
    passage.takes[takes.count - 1] = last.flagged(last.heard.flags.subtracting([.broken]).union([.margin]))
    return passage
  }

  /// The ayat and the basmalahs, in the order of the recording.
  package var all: [Take] { (takes + openings).sorted { $0.frames.lowerBound < $1.frames.lowerBound } }

  /// The suggested segments.
  package var suggestions: BoundarySuggestions { BoundarySuggestions(all.map(\.suggestion)) }
}

extension Segment.Flag {
  /// Returns the flags as they are stored.
  fileprivate static func all(_ flags: Set<PassageAlignment.Flag>) -> Set<Segment.Flag> {
    Set(flags.compactMap { Segment.Flag(rawValue: $0.rawValue) })
  }
}

extension Segment.Content {
  /// The first part of the recitation; nil if there is none.
  fileprivate var first: SourceSegment.Content? {
    if case .recited(let parts) = self { parts.first?.content } else { nil }
  }
}

extension AlignedPassage.Take {
  /// Returns the take with other flags.
  fileprivate func flagged(_ flags: Set<PassageAlignment.Flag>) -> Self {
    var (take, evidence) = (self, suggestion.evidence)
    take.heard.flags = flags
    evidence.flags = evidence.flags.subtracting(Segment.Flag.all(heard.flags)).union(Segment.Flag.all(flags))
    take.suggestion = SegmentSuggestion(frames: frames, content: suggestion.content, evidence: evidence)
    return take
  }

  /// Makes a take. Returns nil if it has no length in frames.
  fileprivate init?(
    _ heard: PassageAlignment.Take, of span: WordRange, as content: SourceSegment.Content, in slice: AudioSlice,
    _ confidence: Double, _ flags: Set<Segment.Flag>
  ) {
    let frames = slice.frames(of: heard.start.hop..<max(heard.start.hop, heard.soundEnd))
    guard !frames.isEmpty else { return nil }
    let pause = Hop(heard.start.pause.count).firstFrame(rate: slice.file.rate)
    let before = Duration.seconds(1) * slice.start / slice.file.rate
    func time(_ hop: Hop) -> Duration { before + .milliseconds(Hop.milliseconds * hop.index) }
    // The text may count the words of an ayah otherwise than it is pronounced.
    let words = heard.ayahWords == span.count ? heard.words : []
    self.init(
      span: span, heard: heard, stretch: slice.frames(of: heard.hops),
      suggestion: SegmentSuggestion(
        frames: frames, content: .recited([Segment.Part(start: frames.lowerBound, content: content)]),
        evidence: Segment.Evidence(pause: pause, confidence: confidence, flags: flags)),
      heardWords: words.enumerated().map {
        TimedWord(
          word: span.start + heard.firstWord + $0.offset, start: time($0.element.lowerBound),
          end: time($0.element.upperBound))
      })
  }
}
