/// Tells what is known of the words of a stretch of text in a file: where each begins and ends, in the order in which they are
/// heard; nothing where nobody knows.
///
/// Asked only where it matters, a few ayat at a time. May block on the disk.
public typealias WordTimes = @Sendable (AudioFile, WordRange) -> [TimedWord]

/// The words that are heard in a slice, in that order, in frames of its file.
struct SliceWords: Sendable {
  struct Word: Hashable, Sendable {
    /// Counted from 0 through the whole Quran.
    let word: Int
    let start: Int
    let end: Int
    var basis = TimedWord.Basis.told
  }

  private(set) var words: [Word] = []

  /// A word belongs to the slice in which the greater part of it is heard; what of it lies outside is left off.
  ///
  /// - Parameter span: what is recited in the slice; other words are passed over.
  init(in slice: AudioSlice, of span: WordRange, by times: WordTimes) {
    for timed in times(slice.file, span) where span.start <= timed.word && timed.word < span.end {
      let (start, end) = (slice.file.frame(at: timed.start), slice.file.frame(at: timed.end))
      let (first, past) = (max(start, slice.start), min(end, slice.end))
      guard first < past else { continue }
      let (inside, outside) = (past - first, end - start - (past - first))
      guard inside > outside || inside == outside && first == start else { continue }
      words.append(Word(word: timed.word, start: first, end: past, basis: timed.basis))
    }
    let isInOrder = zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start }
    if !isInOrder { words.sort { ($0.start, $0.end) < ($1.start, $1.end) } }
  }
}

extension AudioFile {
  /// The frame that is heard so long after the file's start, within the file.
  func frame(at time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    let frame = (Double(seconds) + Double(attoseconds) * 1e-18) * Double(rate)
    return Int(min(max(frame.rounded(), 0), Double(frames)))
  }
}
