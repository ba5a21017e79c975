package import TilawaCore
package import TilawaHearing

/// A text with what was recited of it until now.
package struct JudgedText {
  package let text: RecitationText
  package internal(set) var judge: RecitationJudge
  /// The frame of the sound with which the frames of the judge begin.
  let firstFrame: Int
  /// The words that were heard last, in order.
  var words: [DecodedWord] = []
  /// The sound, where it was judged as a whole.
  var sound: HeardSound?

  /// The words of the Hafs text from the first one that was heard to the last one; nil while there is none.
  package var heardWords: WordRange? {
    let heard = text.words.indices.filter { judge[$0].takes > 0 }.compactMap { text.words[$0].place }
    guard let first = heard.min(), let last = heard.max() else { return nil }
    return WordRange(first, last + 1)
  }
}
