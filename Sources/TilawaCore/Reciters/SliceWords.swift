/// A function that returns the known times of the words of a text in a file, in the order of the sound; empty without
/// times.
///
/// It is asked only where times are needed, for a few ayat at once. It may block on the disk.
public typealias WordTimes = @Sendable (AudioFile, WordRange) -> [TimedWord]

/// The words heard in a slice, in the order in which they are heard, in frames of its file.
struct SliceWords: Sendable {
  struct Word: Hashable, Sendable {
    /// The number of the word, from 0 through the whole Quran.
    let word: Int
    let start: Int
    let end: Int
    var basis = TimedWord.Basis.told
  }

  private(set) var words: [Word] = []

  /// Finds the words of a slice. A word belongs to the slice with the greater part of its sound; the rest of the word
  /// is cut off.
  ///
  /// - Parameters:
  ///   - slice: a slice of a file.
  ///   - span: the words recited in the slice; other words are ignored.
  ///   - times: gives the times of words.
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
  /// Returns the frame at a time after the file's start, limited to the file.
  func frame(at time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    let frame = (Double(seconds) + Double(attoseconds) * 1e-18) * Double(rate)
    return Int(min(max(frame.rounded(), 0), Double(frames)))
  }
}
