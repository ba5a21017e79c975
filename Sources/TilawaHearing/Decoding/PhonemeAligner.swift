import TilawaCore

/// Finds the ayat of a known passage in a recording by what an acoustic model hears, without other recitations.
///
/// Pure: the same input gives the same output. A Viterbi search finds the words (`PhonemeSearch`); runs of them become takes, whose
/// marks stand in pauses, or else at the quietest hop between two words.
package struct PhonemeAligner: Sendable {
  private let parameters: DecodingParameters

  /// Creates an aligner with these parameters.
  package init(_ parameters: DecodingParameters = DecodingParameters()) { self.parameters = parameters }

  /// Aligns a recording with a text.
  ///
  /// - Returns: nil where nothing of the text was heard.
  package func align(_ sound: HeardSound, with text: RecitedText) -> PassageAlignment? {
    let speech = sound.speech(shortestPause: parameters.shortestPause)
    guard !speech.isEmpty, !text.words.isEmpty else { return nil }
    let size = sound.hopsInFrame
    // A frame counts as speech if any of its hops does.
    let frames = speech.map { $0.lowerBound / size..<($0.upperBound + size - 1) / size }
    var search = PhonemeSearch(text, parameters)
    let words = search.words(in: sound.posteriors, speech: frames)
    guard !words.isEmpty else { return nil }
    return DecodedTakes(words, of: text, in: sound, speech: speech, parameters).alignment
  }
}
