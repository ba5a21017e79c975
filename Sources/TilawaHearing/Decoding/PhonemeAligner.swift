import TilawaCore

/// Finds the ayat of a known passage in a recording by what an acoustic model hears, without other recitations.
///
/// Pure: the same input gives the same output. A Viterbi search finds the words (`PhonemeSearch`); runs of them become takes, whose
/// marks stand in pauses, or else at the quietest hop between two words.
package struct PhonemeAligner: Sendable {
  /// The frames before which what all paths share is settled: 15 s.
  private static let recent = 375

  private let parameters: DecodingParameters

  /// Creates an aligner with these parameters.
  package init(_ parameters: DecodingParameters = DecodingParameters()) { self.parameters = parameters }

  /// Aligns a recording with a text.
  ///
  /// - Returns: nil where nothing of the text was heard.
  package func align(_ sound: HeardSound, with text: RecitedText) -> PassageAlignment? {
    align(words(in: sound, of: text), of: text, in: sound)
  }

  /// Makes an alignment of the words that were heard in a sound.
  ///
  /// - Returns: nil where there are none, or none is believed.
  func align(_ words: [DecodedWord], of text: RecitedText, in sound: HeardSound) -> PassageAlignment? {
    guard !words.isEmpty else { return nil }
    return DecodedTakes(words, of: text, in: sound, speech: speech(in: sound), parameters).alignment
  }

  /// Makes an alignment of a sound in which no words are found, by what is more like one ayah of the text than like all others. All takes are
  /// flagged as doubtful.
  ///
  /// - Returns: nil where nothing is.
  func guess(_ text: RecitedText, in sound: HeardSound) -> PassageAlignment? {
    guard !text.parts.isEmpty else { return nil }
    return DecodedTakes(guessing: text, in: sound, speech: speech(in: sound), parameters).alignment
  }

  /// Returns the intervals of speech in hops, in order.
  private func speech(in sound: HeardSound) -> [Range<Int>] { sound.speech(shortestPause: parameters.shortestPause) }

  /// Returns the words that are heard in a sound, in its order.
  func words(in sound: HeardSound, of text: RecitedText) -> [DecodedWord] {
    let speech = speech(in: sound)
    guard !speech.isEmpty, !text.words.isEmpty else { return [] }
    let size = sound.hopsInFrame
    // A frame counts as speech if any of its hops does.
    let frames = speech.map { $0.lowerBound / size..<($0.upperBound + size - 1) / size }
    return words(in: sound.posteriors, of: text, speech: frames)
  }

  /// Returns the words on the best path.
  ///
  /// - Parameter speech: the intervals of speech in frames, in order.
  private func words(in posteriors: Posteriors, of text: RecitedText, speech: [Range<Int>]) -> [DecodedWord] {
    var isSpeech = [Bool](repeating: false, count: posteriors.count + 1)
    for range in speech {
      for frame in range.clamped(to: 0..<posteriors.count) { isSpeech[frame] = true }
    }
    var search = PhonemeSearch(text, parameters)
    var trace = WordTrace(search.graph, text)
    func add(_ states: [Int]) {
      for state in states { trace.add(state, posteriors[trace.frames], isSpeech: isSpeech[trace.frames]) }
    }
    for frame in 0..<posteriors.count {
      let endsPause = frame > 0 && !isSpeech[frame] && isSpeech[frame + 1]
      search.add(posteriors[frame], isSpeech: isSpeech[frame], endsPause: endsPause)
      if search.pending >= 2 * parameters.settledFrames {
        add(search.settle(butLast: parameters.settledFrames))
      } else if search.pending >= 2 * Self.recent, search.pending % Self.recent == 0 {
        add(search.settleShared(butLast: Self.recent))
      }
    }
    add(search.statesToEnd())
    return trace.words
  }
}
