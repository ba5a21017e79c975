import TilawaCore

/// A marker of the words in the segments. Used by the decode thread alone.
struct WordMarker {
  private let words: SegmentWords
  /// The last segment and its words, kept while an ayah repeats.
  private var last: (content: SessionSegment.Content, text: WordRange, onsets: [WordOnset])?

  init(_ words: @escaping SegmentWords) { self.words = words }

  /// Returns the words that begin in the played part of a segment, in order. A word from before that part comes first,
  /// with the frame of its beginning.
  ///
  /// - Parameters:
  ///   - length: the length of the whole segment, in output frames.
  ///   - skipped: the number of these that are left out at its beginning.
  ///   - walk: the position of the segment in the session's sound.
  mutating func marks(
    of segment: SessionSegment, length: Int, skipping skipped: Int, in walk: SessionWalk, rate: Int
  ) -> [WordMark] {
    guard skipped < length else { return [] }
    // A part of a step knows its words by their places in all of it.
    let whole = segment.whole
    let onsets = onsets(in: whole)
    let places = whole.places(of: onsets, at: rate, speed: walk.start.speed)
    let start = segment.loop?.range(rate: rate, speed: walk.start.speed).lowerBound ?? 0
    let first = start + skipped
    let present = places.lastIndex { $0 <= first } ?? 0
    let past = segment.loop == nil ? places.endIndex : places.firstIndex { $0 >= start + length } ?? places.endIndex
    return (present..<max(present, past)).map { index in
      let heard = first - places[index]
      let frame = heard > 0 ? max(0, walk.position - walk.heardBefore(heard)) : walk.position - heard
      return WordMark(
        generation: walk.start.generation, step: segment.step, place: index, word: onsets[index].word, frame: frame)
    }
  }

  private mutating func onsets(in segment: SessionSegment) -> [WordOnset] {
    guard let text = segment.text else { return [] }
    if let last, last.content == segment.content, last.text == text { return last.onsets }
    let onsets = words(segment)
    last = (segment.content, text, onsets)
    return onsets
  }
}
