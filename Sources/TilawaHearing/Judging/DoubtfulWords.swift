import TilawaCore

/// A sound that may have been heard in place of one of a word, and the probability that it was.
struct HeardSlip: Hashable {
  let instead: HeardInstead
  let probability: Double
  /// The probability in the voice of the student, by which it is told: never more than `probability`.
  let voiced: Double

  init(instead: HeardInstead, probability: Double, voiced: Double? = nil) {
    (self.instead, self.probability, self.voiced) = (instead, probability, voiced ?? probability)
  }
}

/// Words between two that are sure: passed over, or heard with doubt.
struct DoubtfulWords {
  /// The word after the sure one before it.
  let first: Int
  /// Whether the words before it were heard well enough to say something of these.
  let isCertain: Bool
  /// The frame after the sure word before it.
  let start: Int
  /// The units that were heard in it.
  private(set) var heard: [UInt8] = []
  /// The words that were heard with doubt, each as it was heard best.
  private var doubtful: [Int: Doubt] = [:]

  /// The words that were left out alone, with the sound that may have been heard in them.
  private var leftOut: [Int: HeardSlip] = [:]

  /// A word that was heard, but not well.
  private struct Doubt {
    var confidence: Double
    /// The sound that was heard in place of one of the text each time that it was said, and the probability that it was.
    var heard: HeardSlip?
  }

  /// The verdict of a word.
  struct Found: Hashable {
    let word: Int
    var verdict: WordVerdict
    var confidence: Double
    /// The sound for which it counts as changed.
    var instead: HeardInstead?
    /// Whether it was left out with words beside it, and there was no time for them.
    var isInPassage = false
  }

  init(first: Int, isCertain: Bool, start: Int) {
    (self.first, self.isCertain, self.start) = (first, isCertain, start)
  }

  /// Adds what was heard before a word.
  ///
  /// - Parameter slip: the sound of the word that was left out before it for which it may have been taken for another.
  mutating func add(before word: DecodedWord, _ slip: HeardSlip? = nil) {
    heard += word.heardBefore
    leftOut[word.word - 1] = slip
  }

  /// Adds a word that was heard with doubt.
  ///
  /// - Parameter slip: the other sound that may have been heard in it.
  mutating func add(_ word: DecodedWord, _ slip: HeardSlip?) {
    heard += word.heard
    var doubt = doubtful[word.word] ?? Doubt(confidence: 0, heard: slip)
    doubt.confidence = max(word.confidence, doubt.confidence)
    if (slip?.probability ?? 0) < (doubt.heard?.probability ?? 0) { doubt.heard = slip }
    doubtful[word.word] = doubt
  }

  /// Returns the verdict of each of some words and its confidence, by how the heard units fit those of the words.
  ///
  /// - Parameters:
  ///   - words: the words of the stretch that may be judged, in order.
  ///   - end: the frame in which the sure word after it begins.
  func verdicts(
    of words: [Int], until end: Int, in text: RecitedText, _ parameters: JudgingParameters
  ) -> [Found] {
    let matching = UnitMatching(heard, to: words.map { text.words[$0].forms.first?.units ?? [] })
    // A unit takes a frame at least, and some frames pass between two words.
    let units = matching.words.reduce(0) { $0 + $1.units }
    let isTooShort = doubtful.isEmpty && end - start <= units + parameters.joinFrames
    let isPassage = isTooShort && words.count > 1 && 2 * (end - start) <= units
    return zip(words, matching.words).map { word, units in
      let isLeftOut = isTooShort && (words.count == 1 || !Self.isHalfHeard(units, parameters))
      let (verdict, confidence) =
        doubtful[word].map { heardVerdict(units, $0, more: matching.more, parameters) }
        ?? missingVerdict(units, leftOut[word], isTooShort: isLeftOut, more: matching.more, parameters)
      guard isCertain || !verdict.isSlip else { return Found(word: word, verdict: .unsure, confidence: 1 - confidence) }
      let slip = (doubtful[word]?.heard ?? leftOut[word]).flatMap {
        verdict == .changed && $0.voiced >= parameters.toldProbability ? $0 : nil
      }
      return Found(
        word: word, verdict: verdict, confidence: max(confidence, slip?.voiced ?? 0),
        instead: slip?.instead, isInPassage: isPassage && verdict == .skipped)
    }
  }

  /// Whether half of a word or more is heard: a stretch that is too short for all of its words may still hold that one.
  private static func isHalfHeard(_ word: UnitMatching.Word, _ parameters: JudgingParameters) -> Bool {
    Double(word.heard - word.inside) >= parameters.otherShare * Double(word.units)
  }

  private func heardVerdict(
    _ word: UnitMatching.Word, _ doubt: Doubt, more: Int, _ parameters: JudgingParameters
  ) -> (WordVerdict, Double) {
    let wrong = word.units - word.heard
    let isOther =
      wrong >= parameters.changedUnits && Double(wrong) >= parameters.changedShare * Double(word.units)
      && doubt.confidence < parameters.changedConfidence
    // Additional units speak against a doubtful word, not against one that is nearly sure.
    let isBesideOther = more >= parameters.otherUnits && doubt.confidence < parameters.recitedConfidence
    let isLike = (doubt.heard?.voiced ?? 0) >= parameters.toldProbability
    let isChanged = isOther || isLike || wrong > 0 && isBesideOther
    return isChanged ? (.changed, 1 - doubt.confidence) : (.unsure, doubt.confidence)
  }

  /// - Parameter more: the units that were heard in the stretch and stand for none of its words.
  private func missingVerdict(
    _ word: UnitMatching.Word, _ slip: HeardSlip?, isTooShort: Bool, more: Int, _ parameters: JudgingParameters
  ) -> (WordVerdict, Double) {
    let units = Double(max(1, word.units))
    // Units of a word that others stand between may be those of another word.
    let said = Double(max(0, word.heard - word.inside)) / units
    let replaced = Double(word.heard + word.replaced) / units
    if isTooShort || replaced <= parameters.skippedShare { return (.skipped, 1 - said) }
    // The units of a short word are in many others.
    let isShort = word.units <= parameters.shortWord
    if more >= parameters.otherUnits, said < parameters.otherShare || isShort { return (.changed, 1 - min(said, 0.5)) }
    if said >= parameters.saidShare {
      // Most of it was heard: it was said, rightly or with another sound.
      return (slip?.voiced ?? 0) >= parameters.toldProbability ? (.changed, 1 - said) : (.unsure, said)
    }
    let isReplaced = word.heard + word.replaced >= parameters.replacingUnits
    // A long word of which so little was heard was not said, whatever else was.
    let isMissing = word.units >= parameters.longWord && said <= parameters.missingShare
    return isReplaced || isMissing ? (.changed, 1 - said) : (.unsure, said)
  }
}
