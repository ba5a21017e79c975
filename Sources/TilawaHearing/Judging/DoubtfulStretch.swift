import TilawaCore

/// Words between two that are sure: passed over, or heard with doubt.
struct DoubtfulStretch {
  /// The word after the sure one before it.
  let first: Int
  /// Whether the words before it were heard well enough to say something of these.
  let isCertain: Bool
  /// The frame after the sure word before it.
  let start: Int
  /// The units that were heard in it.
  private(set) var heard: [UInt8] = []
  /// The confidence of each word that was heard with doubt.
  private(set) var confidences: [Int: Double] = [:]

  init(first: Int, isCertain: Bool, start: Int) {
    (self.first, self.isCertain, self.start) = (first, isCertain, start)
  }

  /// Adds what was heard before a word.
  mutating func add(before word: DecodedWord) { heard += word.heardBefore }

  /// Adds a word that was heard with doubt.
  mutating func add(_ word: DecodedWord) {
    heard += word.heard
    confidences[word.word] = max(word.confidence, confidences[word.word] ?? 0)
  }

  /// Returns the verdict of each of some words and its confidence, by how the heard units fit those of the words.
  ///
  /// - Parameter words: the words of the stretch that may be judged, in order.
  func verdicts(
    of words: [Int], in text: RecitedText, _ parameters: JudgingParameters
  ) -> [(word: Int, verdict: WordVerdict, confidence: Double)] {
    let matching = UnitMatching(heard, to: words.map { text.words[$0].forms.first?.units ?? [] })
    return zip(words, matching.words).map { word, found in
      let (verdict, confidence) =
        confidences[word].map { heardVerdict(found, $0, parameters) } ?? missingVerdict(found, parameters)
      return isCertain || !verdict.isSlip ? (word, verdict, confidence) : (word, .unsure, 1 - confidence)
    }
  }

  private func heardVerdict(
    _ word: UnitMatching.Word, _ confidence: Double, _ parameters: JudgingParameters
  ) -> (WordVerdict, Double) {
    let wrong = word.units - word.heard
    let isOther =
      wrong >= parameters.changedUnits && Double(wrong) >= parameters.changedShare * Double(word.units)
      && confidence < parameters.changedConfidence
    let isLike = wrong > 0 && confidence < parameters.similarConfidence
    return isOther || isLike ? (.changed, 1 - confidence) : (.unsure, confidence)
  }

  private func missingVerdict(_ word: UnitMatching.Word, _ parameters: JudgingParameters) -> (WordVerdict, Double) {
    let units = Double(max(1, word.units))
    let (said, replaced) = (Double(word.heard) / units, Double(word.heard + word.replaced) / units)
    if replaced <= parameters.skippedShare { return (.skipped, 1 - said) }
    let isDoubtful = said >= parameters.saidShare || word.heard + word.replaced < parameters.replacingUnits
    return isDoubtful ? (.unsure, said) : (.changed, 1 - said)
  }
}
