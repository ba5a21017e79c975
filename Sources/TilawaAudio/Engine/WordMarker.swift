import TilawaCore

/// Places the words of the segments that are made. Used by the decode thread alone.
struct WordMarker {
  private let words: SegmentWords
  /// The segment looked up last: it stays while an ayah repeats.
  private var last: (content: SessionSegment.Content, text: WordRange, onsets: [WordOnset])?

  init(_ words: @escaping SegmentWords) { self.words = words }

  /// The words that begin in what is played of a segment, in order. Before them stands the one inside which it begins, as it was
  /// heard before it was left.
  ///
  /// - Parameters:
  ///   - length: of the whole segment, in output frames.
  ///   - skipped: how many of these are left out at its beginning.
  ///   - walk: where it begins in the session's sound.
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
