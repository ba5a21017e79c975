import TilawaCore

/// A recitation judged word by word, in the order in which words are heard.
///
/// A copy is cheap: what is judged since `commit` lies beside the words before it.
struct JudgementFold {
  /// The verdicts on words that are missing or doubtful, until the words after them confirm that they were followed.
  private struct Waiting {
    let judgements: [(word: Int, judgement: WordJudgement)]
    /// The sure word after them.
    let end: Int
    /// The sure words that must be heard from there on.
    let needed: Int
    var following = 0
  }

  private let text: RecitedText
  private let parameters: JudgingParameters
  /// The rivals of right words in what was heard.
  private(set) var tail = RivalTail()
  /// The number of words that are judged; those after them only tell what follows.
  private let judged: Int
  private var base: [WordJudgement]
  /// The differences from `base`.
  private(set) var changes: [Int: WordJudgement] = [:]
  private(set) var repeats: [RepeatedWords] = []
  private(set) var added: [AddedSpeech] = []
  private(set) var jumps: [RecitationJump] = []
  private(set) var last: DecodedWord?
  /// The words that were heard in all.
  private(set) var heardWords = 0
  /// The words that were heard in order until now.
  private var run = 0
  private var doubtful: DoubtfulWords?
  /// The units that were heard since the last word, and taken for a word that is none.
  private var unplaced: [UInt8] = []
  private var waiting: [Waiting] = []
  /// The parts that are to be said again, each from a frame on; and the judgements of their words from before.
  private var restarts: [(part: Int, frame: Int)] = []
  private var earlier: [Int: WordJudgement] = [:]

  init(_ text: RecitedText, judged: Int, _ parameters: JudgingParameters) {
    (self.text, self.judged, self.parameters) = (text, judged, parameters)
    base = Array(repeating: WordJudgement(), count: text.words.count)
  }

  /// The words whose verdict the next words may still decide.
  var undecided: Range<Int> {
    let first = ([doubtful?.first] + waiting.map(\.judgements.first?.word)).compactMap(\.self).min()
    guard let first, let last, first <= last.word else { return 0..<0 }
    return first..<last.word + 1
  }

  subscript(word: Int) -> WordJudgement { changes[word] ?? base[word] }

  /// Puts what is judged with the words before it.
  mutating func commit() {
    for (word, judgement) in changes { base[word] = judgement }
    changes = [:]
  }

  /// Learns from words how strong rivals of right words are here.
  mutating func learn(_ words: [DecodedWord]) {
    for word in words { count(word) }
  }

  private mutating func count(_ word: DecodedWord) {
    let soft = softUnits(of: word.word)
    tail.add(word.rivals.strength(after: soft), inAnyReading: word.rivals.strengthInAnyReading(after: soft))
    if let hamza = word.rivals.hamzaStrength(after: soft) { tail.add(hamza: hamza, of: word.word) }
  }

  // MARK: - To be said again

  /// Lets the words of a part be pending again from a frame on.
  mutating func restart(_ part: Int, from frame: Int) { restarts.append((part, frame)) }

  /// Applies the restarts up to a frame.
  mutating func applyRestarts(until frame: Int = .max) {
    for (part, start) in restarts where start <= frame {
      for word in text.ranges[part] where self[word].verdict != .pending {
        if earlier[word].map({ !$0.verdict.isSlip }) ?? true { earlier[word] = self[word] }
        set(word, WordJudgement())
      }
      (doubtful, waiting) = (nil, [])
    }
    restarts.removeAll { $0.frame <= frame }
  }

  /// Gives the words that were not said again their earlier judgements.
  private mutating func restoreEarlier() {
    for (word, judgement) in earlier where self[word].verdict == .pending { set(word, judgement) }
  }

  // MARK: - Words

  /// Judges the next word.
  mutating func add(_ word: DecodedWord) {
    applyRestarts(until: word.frames.lowerBound)
    var word = word
    word.heardBefore = unplaced + word.heardBefore
    unplaced = []
    guard !isUnlikely(word) else {
      unplaced = word.heardBefore + word.heard
      return
    }
    defer { (last, heardWords) = (word, heardWords + 1) }
    count(word)
    let before = run
    run = last.map { $0.word + 1 == word.word } == true ? run + 1 : 1
    if word.word < judged { judge(word) }
    if let last { move(from: last, to: word, after: before) }
    confirm(by: word)
  }

  /// Judges what waits for words that do not come any more.
  mutating func finish() {
    judgeWaiting()
    applyRestarts()
    restoreEarlier()
  }

  private mutating func judgeWaiting() {
    let isAtEnd = last.map { following(isAfter: $0.word) } ?? false
    for waiting in waiting {
      for (word, judgement) in waiting.judgements where isOpen(word) {
        if isAtEnd, waiting.following > 0 {
          set(word, judgement)
        } else if waiting.judgements.count <= 2 {
          set(word, unsure(judgement))
        }
      }
    }
    waiting = []
  }

  private func following(isAfter word: Int) -> Bool { word + 1 >= text.words.count }

  private func unsure(_ judgement: WordJudgement) -> WordJudgement {
    var judgement = judgement
    if judgement.verdict.isSlip {
      (judgement.verdict, judgement.confidence, judgement.instead) = (.unsure, 1 - judgement.confidence, nil)
    }
    return judgement
  }

  private mutating func set(_ word: Int, _ judgement: WordJudgement) { changes[word] = judgement }

  /// Whether a word is sure enough to say something of the words beside it.
  private func isSure(_ word: DecodedWord) -> Bool {
    word.confidence >= parameters.neighbourConfidence && isRecited(word)
  }

  private func isRecited(_ word: DecodedWord) -> Bool {
    word.confidence >= parameters.recitedConfidence && word.leastEvidence >= parameters.recitedEvidence
      && (slip(in: word)?.probability ?? 0) < parameters.doubtfulProbability
  }

  /// The first units of a word that are not judged.
  private func softUnits(of word: Int) -> Int { isFirst(word) ? parameters.softUnits : 0 }

  /// The other sound that may have been heard in a word.
  ///
  /// Where a unit of the word is hardly heard besides, or two are, another sound that is likely by itself is enough.
  private func slip(in word: DecodedWord) -> HeardSlip? {
    guard let slip = slip(word.rivals, in: word.word) else { return nil }
    let weakest = word.units.dropFirst(softUnits(of: word.word)).sorted().prefix(2)
    let isIncomplete =
      weakest.contains { $0 < parameters.unheardUnit } || weakest.count { $0 < parameters.unheardTwo } == 2
    func proven(_ probability: Double) -> Double {
      isIncomplete && probability >= parameters.doubtfulProbability
        ? max(probability, parameters.toldProbability) : probability
    }
    return HeardSlip(instead: slip.instead, probability: proven(slip.probability), voiced: proven(slip.voiced))
  }

  private func slip(_ rivals: WordRivals, in word: Int) -> HeardSlip? {
    // A word is taken for right or doubtful as in any voice: only what is told knows the student.
    let slips = rivals.candidates(after: softUnits(of: word)).map { rival in
      let probability = tail.probability(of: rival.kind, rival.strength)
      let inOtherReading = rival.isOfOtherReading ? tail.probability(ofHamza: rival.strength) : 0
      return HeardSlip(
        instead: HeardInstead(rival.sound, in: rivals.units), probability: max(probability, inOtherReading),
        voiced: parameters.voice.map {
          max(tail.probability(of: rival.kind, rival.strength, rival.mistake, in: $0), inOtherReading)
        })
    }
    guard let told = slips.max(by: { $0.voiced < $1.voiced }) else { return nil }
    let most = slips.reduce(0) { max($0, $1.probability) }
    return HeardSlip(instead: told.instead, probability: most, voiced: told.voiced)
  }

  /// Whether a word has no verdict that stands by itself.
  private func isOpen(_ word: Int) -> Bool { [.pending, .unsure].contains(self[word].verdict) }

  /// Whether somebody is said to be back at a word that is heard with doubt: more likely something else was said. The last word is
  /// said again often.
  private func isUnlikely(_ word: DecodedWord) -> Bool {
    guard let last, word.word <= last.word else { return false }
    return word.confidence < (word.word == last.word ? parameters.changedConfidence : parameters.backConfidence)
  }

  private mutating func judge(_ word: DecodedWord) {
    let before = self[word.word]
    var judgement = before
    (judgement.frames, judgement.takes) = (word.frames, before.takes + 1)
    let isRecited = isRecited(word)
    // A recited word stays recited; a slip that is said right later is corrected.
    if before.verdict != .recited || isRecited {
      let right = min(word.confidence, 1 - (slip(in: word)?.probability ?? 0))
      (judgement.verdict, judgement.confidence) = (isRecited ? .recited : .unsure, right)
      judgement.instead = nil
      let wasSlip = before.verdict.isSlip || before.verdict == .pending && earlier[word.word]?.verdict.isSlip == true
      judgement.isCorrected = before.isCorrected || wasSlip && isRecited
    }
    set(word.word, judgement)
  }

  // MARK: - Confirmation by later words

  /// Lets a word that follows confirm the verdicts that wait for it.
  private mutating func confirm(by word: DecodedWord) {
    guard isSure(word) else { return }
    for index in waiting.indices where word.word >= waiting[index].end { waiting[index].following += 1 }
    for waiting in waiting where waiting.following >= waiting.needed {
      for (word, judgement) in waiting.judgements where isOpen(word) { set(word, judgement) }
    }
    waiting.removeAll { $0.following >= $0.needed }
  }

  /// - Parameter run: the words that were heard in order before it.
  private mutating func move(from last: DecodedWord, to word: DecodedWord, after run: Int) {
    let step = word.word - last.word
    if step != 1 { waiting = [] }
    if step <= 0 {
      doubtful = nil
      goBack(from: last, to: word)
    } else if missing(last.word + 1..<word.word).count > parameters.mostSkippedWords {
      doubtful = nil
      jumps.append(RecitationJump(from: last.word, to: word.word, frame: word.frames.lowerBound))
    } else {
      if step == 1 { hearBetween(last, word) }
      hear(word, after: last, run)
    }
  }

  /// Adds a word to those since the last sure one, and judges them if this one is sure.
  private mutating func hear(_ word: DecodedWord, after last: DecodedWord, _ run: Int) {
    if doubtful == nil, isSure(word), word.word == last.word + 1 { return }
    // A last word that is in doubt itself, without a sure one before it, is not judged.
    var doubtful =
      self.doubtful
      ?? DoubtfulWords(
        first: last.word + 1, isCertain: isSure(last) && run >= parameters.wordsBefore, start: last.frames.upperBound)
    doubtful.add(before: word, word.leftOut.flatMap { slip($0, in: word.word - 1) })
    if !isSure(word) { doubtful.add(word, slip(in: word)) }
    self.doubtful = isSure(word) || word.word - doubtful.first > parameters.mostSkippedWords ? nil : doubtful
    if isSure(word) { close(doubtful, before: word) }
  }

  /// Judges doubtful words that have no verdict yet, as soon as enough words follow.
  private mutating func close(_ doubtful: DoubtfulWords, before word: DecodedWord) {
    let words = (doubtful.first..<max(doubtful.first, min(judged, word.word))).filter { !isOpening($0) }
    let isComplete = words.allSatisfy { self[$0].verdict != .pending }
    let frames = doubtful.start..<max(doubtful.start, word.frames.lowerBound)
    let judgements = doubtful.verdicts(of: words, until: frames.upperBound, in: text, parameters).compactMap {
      found -> (Int, WordJudgement)? in
      var judgement = self[found.word]
      guard isOpen(found.word) else { return nil }
      if judgement.frames == nil { judgement.frames = frames }
      (judgement.verdict, judgement.confidence, judgement.instead) = (found.verdict, found.confidence, found.instead)
      judgement.isInPassage = found.isInPassage
      return (found.word, isClear(found) ? judgement : unsure(judgement))
    }
    guard !judgements.isEmpty else { return }
    waiting.append(
      Waiting(
        judgements: judgements.map { (word: $0.0, judgement: $0.1) }, end: word.word,
        needed: isComplete ? 1 : parameters.wordsAfterGap))
  }

  /// Whether a verdict is as sure as the recording asks for: the less clear it is, the more often other units are heard than those of
  /// a right word.
  private func isClear(_ found: DoubtfulWords.Found) -> Bool {
    guard found.verdict == .changed, found.instead == nil else { return true }
    return found.confidence
      >= min(parameters.surelyChanged, parameters.changedWhereClear * tail.unclearness(of: parameters.voice))
  }

  /// The words among some that were not reached yet.
  private func missing(_ words: Range<Int>) -> [Int] {
    words.filter { $0 < judged && self[$0].verdict == .pending && !isOpening($0) }
  }

  private mutating func goBack(from last: DecodedWord, to word: DecodedWord) {
    guard word.word < judged else { return }
    let words = word.word..<min(judged, last.word + 1)
    repeats.append(RepeatedWords(kind: kind(of: words), words: words, frame: word.frames.lowerBound))
  }

  private func kind(of words: Range<Int>) -> RepeatedWords.Kind {
    if words.count == 1 { return .word }
    let isAyah = text.ranges.contains { $0.lowerBound >= words.lowerBound && $0.upperBound <= words.upperBound }
    return isAyah ? .ayah : .phrase
  }

  // MARK: - Between words

  /// Judges other speech between two words that follow each other.
  private mutating func hearBetween(_ last: DecodedWord, _ word: DecodedWord) {
    guard text.words[last.word].part == text.words[word.word].part, word.word < judged,
      isSpeech(between: last, word) || isSyllable(between: last, word)
    else { return }
    if let words = repeatedWords(in: word.heardBefore, before: word.word) {
      repeats.append(RepeatedWords(kind: kind(of: words), words: words, frame: last.frames.upperBound))
    } else {
      added.append(AddedSpeech(word: word.word, frames: last.frames.upperBound..<word.frames.lowerBound))
    }
  }

  private func isSpeech(between last: DecodedWord, _ word: DecodedWord) -> Bool {
    word.otherFrames >= parameters.addedFrames && word.heardBefore.count >= parameters.addedUnits
  }

  /// Whether there is more than the two words, joined to one of them or to both: a word that is like one of them and longer.
  private func isSyllable(between last: DecodedWord, _ word: DecodedWord) -> Bool {
    word.otherFrames >= parameters.syllableFrames && word.heardBefore.count >= parameters.syllableUnits
      && word.frames.lowerBound - last.frames.upperBound <= word.otherFrames + parameters.syllableGap
      && isSure(last) && isSure(word)
  }

  /// Returns the words before a place of which some units are a repetition.
  private func repeatedWords(in units: [UInt8], before word: Int) -> Range<Int>? {
    var expected: [UInt8] = []
    for first in stride(from: word - 1, through: max(0, word - parameters.mostRepeatedWords), by: -1) {
      expected = (text.words[first].forms.first?.units ?? []) + expected
      let errors = EditDistance.between(units, expected)
      if Double(errors) <= parameters.repeatedShare * Double(expected.count) { return first..<word }
    }
    return nil
  }

  /// Whether a word begins an ayah.
  private func isFirst(_ word: Int) -> Bool { text.ranges[text.words[word].part].lowerBound == word }

  private func isOpening(_ word: Int) -> Bool { text.parts[text.words[word].part].isOpening }
}
