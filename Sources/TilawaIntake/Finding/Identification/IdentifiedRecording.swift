package import TilawaCore
package import TilawaHearing

/// The ayat of a recording, as far as they were identified.
package struct IdentifiedRecording: Hashable, Sendable {
  /// A sequence of consecutive ayat.
  package struct Passage: Hashable, Sendable {
    /// The ayat; the first and the last may be partial.
    package let range: AyahRange
    /// Whether the first ayah is heard whole or in part.
    package let first: FoundInterval.Pieces.Edge
    /// Whether the last ayah is heard whole or in part.
    package let last: FoundInterval.Pieces.Edge
    /// The place in the recording, in frames of its file; nil for an alternative to another passage.
    package let frames: Range<Int>?
    /// Other ayat with the same words, in the order of the text.
    package let same: [AyahRange]
    /// The probability of the passage, from 0 to 1.
    package let confidence: Double
    /// The alternatives, the most probable first.
    package let others: [Passage]
  }

  /// The passages in the order of the recording; not empty.
  package let passages: [Passage]
  /// The number of ayat searched.
  package let amongAyat: Int
  /// The riwayah whose words were searched.
  package let words: Riwayah

  /// The only passage, if it is certain enough for alignment; nil if there are several, or doubts, or the same words are
  /// said elsewhere.
  package var proposal: AyahRange? {
    guard let passage = passages.first, passages.count == 1, passage.same.isEmpty,
      passage.confidence >= IdentificationParameters().sure
    else {
      return nil
    }
    return passage.range
  }

  /// Returns the certain passages, each with the interval to align. The interval is a little larger than the passage.
  /// It never covers sound that is nearer to a neighbouring passage.
  ///
  /// - Parameter file: the file of the recording.
  package func sought(in file: AudioFile) -> [SoughtPassage] {
    passages.indices.compactMap { place in
      let passage = passages[place]
      guard let frames = passage.frames, passage.same.isEmpty, passage.confidence >= IdentificationParameters().sure
      else { return nil }
      let before = place > 0 ? passages[place - 1].frames?.upperBound : nil
      let after = place + 1 < passages.count ? passages[place + 1].frames?.lowerBound : nil
      let low = max(0, before.map { ($0 + frames.lowerBound) / 2 } ?? 0)
      let high = min(file.frames, after.map { ($0 + frames.upperBound) / 2 } ?? file.frames)
      let reach = 2 * file.rate
      let start = max(min(low, frames.lowerBound), frames.lowerBound - reach)
      let end = min(max(high, frames.upperBound), frames.upperBound + reach)
      return SoughtPassage(passage.range, in: start..<end)
    }
  }
}
