import TilawaCore

/// A recitation that was heard to its end before any word of it was judged.
///
/// No word is settled before ten minutes after it were heard.
package struct WholeRecitation: Sendable {
  /// The words in the order in which they were heard.
  package let words: [DecodedWord]
  package let judge: RecitationJudge
  /// The events, ayah by ayah.
  package let events: [JudgedEvent]

  /// The frames in which no word is settled: they bound the memory of the search.
  private static let settledFrames = 15_000
  private static let piece = 1500

  /// - Parameters:
  ///   - count: the number of words that are judged.
  ///   - opinions: whether another model heard a slip at each word; nil where there is no other.
  package init(
    _ sound: HeardSound, _ text: RecitedText, judging count: Int, _ judging: JudgingParameters,
    _ decoding: DecodingParameters = .following, opinions: [Int: Bool]? = nil
  ) {
    var decoding = decoding
    decoding.settledFrames = Self.settledFrames
    var decoder = RecitationDecoder(text, hopsInFrame: sound.hopsInFrame, decoding)
    let frames = sound.posteriors.count
    var words: [DecodedWord] = []
    for start in stride(from: 0, to: frames, by: Self.piece) {
      let end = min(start + Self.piece, frames)
      let last = end == frames ? sound.levels.count : end * sound.hopsInFrame
      let hops = min(start * sound.hopsInFrame, sound.levels.count)..<min(last, sound.levels.count)
      words += decoder.add(sound.posteriors[start..<end], levels: Array(sound.levels[hops])).settled
    }
    words += decoder.finish().settled
    var judge = RecitationJudge(text, judging: count, judging, awaitsOpinions: opinions != nil, knowing: words)
    for (word, isSlip) in opinions ?? [:] { _ = judge.take(isSlip, on: word) }
    var events: [JudgedEvent] = []
    for group in Self.parts(words, of: text) {
      let update = RecitationDecoder.Update(settled: Array(group), pending: [], place: nil)
      events += judge.add(update, frames: group.last?.frames.upperBound ?? 0)
    }
    events += judge.finish(RecitationDecoder.Update(settled: [], pending: [], place: nil))
    (self.words, self.judge, self.events) = (words, judge, events)
  }

  /// Returns the runs of words of one part.
  private static func parts(_ words: [DecodedWord], of text: RecitedText) -> [ArraySlice<DecodedWord>] {
    var (runs, start): ([ArraySlice<DecodedWord>], Int) = ([], 0)
    for index in words.indices {
      let isLast = index + 1 == words.count
      if isLast || text.words[words[index + 1].word].part != text.words[words[index].word].part {
        runs.append(words[start...index])
        start = index + 1
      }
    }
    return runs
  }
}
