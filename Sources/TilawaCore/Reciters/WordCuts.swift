/// A cutter that divides a segment at the beginnings of words with known times.
struct WordCuts {
  private let segment: SourceSegment
  private let span: WordRange
  private let words: [SliceWords.Word]

  /// Returns nil for a segment without text.
  init?(_ segment: SourceSegment, by times: WordTimes) {
    guard case .text(let span) = segment.content else { return nil }
    self.segment = segment
    self.span = span
    words = SliceWords(in: segment.slice, of: span, by: times).words
  }

  /// Returns the stretch of the segment with exactly these words; nil where their times are not known.
  ///
  /// It begins with the first word and ends with the beginning of the word after the last, or with the segment. Where
  /// the reciter went back, it is the first stretch with all of these words and no others.
  func slice(of part: WordRange) -> AudioSlice? {
    guard part != span else { return segment.slice }
    guard let run = run(of: part) else { return nil }
    let isFirst = run.lowerBound == 0 && part.start == span.start && segment.opening == .plain
    let start = isFirst ? segment.slice.start : words[run.lowerBound].start
    let end = end(of: part, run)
    return start < end ? AudioSlice(file: segment.slice.file, start: start, end: end) : nil
  }

  /// Returns the places of the words in `words`; nil where they are not heard together.
  private func run(of part: WordRange) -> Range<Int>? {
    var place = 0
    while let first = words[place...].firstIndex(where: { $0.word == part.start }) {
      let past = words[first...].firstIndex { !part.holds($0.word) } ?? words.count
      let heard = Set(words[first..<past].map(\.word))
      if heard.count == part.count { return first..<past }
      place = past
    }
    return nil
  }

  private func end(of part: WordRange, _ run: Range<Int>) -> Int {
    let last = words[run.upperBound - 1]
    guard run.upperBound < words.count else { return part.end == span.end ? segment.slice.end : last.end }
    let next = words[run.upperBound]
    // A word without a time may lie between the two.
    return next.word <= part.end ? next.start : min(last.end, next.start)
  }
}

extension WordRange {
  /// Whether a word is one of these.
  func holds(_ word: Int) -> Bool { start <= word && word < end }
}
