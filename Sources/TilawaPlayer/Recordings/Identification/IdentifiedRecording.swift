public import TilawaCore
public import TilawaHearing

/// Which ayat a recording holds, as far as it was found out.
public struct IdentifiedRecording: Hashable, Sendable {
  /// Ayat that are recited one after the other.
  public struct Passage: Hashable, Sendable {
    /// The ayat; the first and the last perhaps in part.
    public let range: AyahRange
    /// Whether the first ayah is heard whole, or perhaps the passage begins beside it.
    public let first: FoundStretch.Pieces.Edge
    /// Whether the last ayah is heard whole, or perhaps the passage ends beside it.
    public let last: FoundStretch.Pieces.Edge
    /// Where in the recording, in frames of its file; nil of what may stand in the place of another passage.
    public let frames: Range<Int>?
    /// How likely that is, from 0 to 1.
    public let confidence: Double
    /// What else it may be, the likelier first.
    public let others: [Passage]
  }

  /// In the order of the recording, not empty.
  public let passages: [Passage]
  /// How many ayat were looked through.
  public let amongAyat: Int
  /// Who recites them, in the order of the text.
  public let references: [Reciter]

  /// The one passage that is sure, which a recording can be aligned with; nil where there are several, or doubts.
  public var proposal: AyahRange? {
    guard let passage = passages.first, passages.count == 1, passage.confidence >= IdentificationParameters().sure
    else {
      return nil
    }
    return passage.range
  }

  /// The passages that are sure, each to be aligned with where it is and a little more: with much more where it is not sure with
  /// which ayah it begins or ends, but not with what is nearer to the passage beside it.
  ///
  /// - Parameter file: the recording's.
  public func sought(in file: AudioFile) -> [SoughtPassage] {
    passages.indices.compactMap { place in
      let passage = passages[place]
      guard let frames = passage.frames, passage.confidence >= IdentificationParameters().sure else { return nil }
      let before = place > 0 ? passages[place - 1].frames?.upperBound : nil
      let after = place + 1 < passages.count ? passages[place + 1].frames?.lowerBound : nil
      let low = max(0, before.map { ($0 + frames.lowerBound) / 2 } ?? 0)
      let high = min(file.frames, after.map { ($0 + frames.upperBound) / 2 } ?? file.frames)
      func reach(_ edge: FoundStretch.Pieces.Edge) -> Int { (edge == .doubtful ? 15 : 2) * file.rate }
      let start = max(min(low, frames.lowerBound), frames.lowerBound - reach(passage.first))
      let end = min(max(high, frames.upperBound), frames.upperBound + reach(passage.last))
      return SoughtPassage(passage.range, in: start..<end)
    }
  }
}
