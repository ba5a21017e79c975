import TilawaCore
import TilawaHearing

/// An estimator for the word times of aligned ayat, from references with known word times.
struct WordTransfer {
  /// A reference with its features.
  typealias Known = (reference: AlignmentReference, voices: [MFCCSequence])

  private let known: [Known]
  private let times: WordTimes
  private let parameters: AlignmentParameters

  init(from known: [Known], times: @escaping WordTimes, _ parameters: AlignmentParameters) {
    self.known = known
    self.times = times
    self.parameters = parameters
  }

  /// Returns the passage with word times, for each ayah of which a reference has every word once and in order.
  ///
  /// - Parameters:
  ///   - heard: the features of the recording.
  ///   - slice: the slice of the file with these features.
  func adding(to passage: AlignedPassage, in heard: MFCCSequence, of slice: AudioSlice) -> AlignedPassage {
    let spans = Set(passage.takes.map(\.span))
    let pieces = Dictionary(
      uniqueKeysWithValues: spans.compactMap { span in source(of: span).map { (span, $0) } })
    guard !pieces.isEmpty else { return passage }
    let (voice, aligner) = (WordAligner.Voice(heard, parameters.features), WordAligner(parameters))
    let before = Duration.seconds(1) * slice.start / slice.file.rate
    func time(_ hop: Hop) -> Duration { before + .milliseconds(Hop.milliseconds * hop.index) }
    var passage = passage
    for (place, take) in passage.takes.enumerated() {
      guard let (sequence, starts) = pieces[take.span], take.heard.isWhole else { continue }
      let hops = slice.hop(containing: take.frames.lowerBound)..<slice.hop(containing: take.frames.upperBound)
      let words = aligner.words(
        in: voice, hops, by: WordAligner.Voice(sequence, parameters.features), starting: starts)
      passage.takes[place].words = voice.withoutBreaths(words ?? []).enumerated().map { index, hops in
        TimedWord(word: take.span.start + index, start: time(hops.lowerBound), end: time(hops.upperBound))
      }
    }
    return passage
  }

  /// Returns the first reference with all words of a piece: its features, and the hops at which the words begin.
  private func source(of span: WordRange) -> (MFCCSequence, [Hop])? {
    for (reference, voices) in known {
      guard let place = reference.pieces.firstIndex(where: { $0.span == span }) else { continue }
      let starts = starts(in: reference.pieces[place])
      if starts.count == span.count { return (voices[place], starts) }
    }
    return nil
  }

  /// Returns the hops at which the words of a piece begin; empty unless each word is heard once and in order.
  private func starts(in piece: AlignmentReference.Piece) -> [Hop] {
    var (starts, next, before) = ([Hop](), piece.span.start, Hop(0))
    for slice in piece.slices {
      let (first, past) = (
        Hop(containing: slice.start, rate: slice.file.rate), Hop(containing: slice.end, rate: slice.file.rate)
      )
      for word in times(slice.file, piece.span) {
        let start = Hop(Int(word.start / .milliseconds(Hop.milliseconds)))
        guard (first..<past).contains(start) || word.word == piece.span.start && start <= past else { continue }
        guard word.word == next else { return [] }
        starts.append(before.advanced(by: max(0, first.distance(to: start))))
        next += 1
      }
      before = before.advanced(by: first.distance(to: past))
    }
    return next == piece.span.end ? starts : []
  }
}
