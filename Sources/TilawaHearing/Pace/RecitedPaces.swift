import TilawaCore

/// The paces of what was found in recordings of one reciter: a short recording alone tells none.
package struct RecitedPaces: Hashable, Sendable {
  /// The words of takes without doubts that another word follows.
  private(set) var words: [RecitationPace.Word] = []
  /// The paces of whole takes without doubts, in hops of a hundredth of a second.
  private(set) var takes: [Double] = []

  package init() {}

  /// Gathers the paces of an alignment with a text.
  package init(_ alignment: PassageAlignment, of text: RecitedText) {
    let ayat = text.parts.indices.filter { !text.parts[$0].isOpening }
    for take in alignment.takes where take.flags.isSubset(of: [.skip, .again]) {
      if take.isWhole { takes.append(take.pace) }
      let first = text.ranges[ayat[take.ayah]].lowerBound + take.firstWord
      words += zip(take.words, take.words.dropFirst()).enumerated().map { place, pair in
        RecitationPace.Word(
          seconds: Double(pair.1.lowerBound.index - pair.0.lowerBound.index) * Double(Hop.milliseconds) / 1000,
          units: text.unitCount(ofWord: first + place))
      }
    }
  }

  /// Adds the paces of another recording of the same reciter.
  package mutating func add(_ other: RecitedPaces) {
    words += other.words
    takes += other.takes
  }

  /// The pace of the recitation; nil where the words are too few.
  package var recitation: RecitationPace? { RecitationPace(words) }

  /// Whether there are as many takes as it needs to tell by their length that one breaks off.
  package var tellBreaks: Bool { takes.count >= DecodingParameters().fewestPaces }
}
