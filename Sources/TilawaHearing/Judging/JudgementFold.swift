import TilawaCore

/// A recitation judged word by word, in the order in which words are heard.
///
/// A copy is cheap: what is judged since `commit` lies beside the words before it.
struct JudgementFold {
  /// Words that were passed over, until the words after them tell whether they are missing.
  private struct Gap {
    let words: Range<Int>
    /// The judgement of each, if they are missing.
    let judgements: [WordJudgement]
    /// The words that were heard since.
    var following = 0
  }

  private let text: RecitedText
  private let parameters: JudgingParameters
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
  private var gap: Gap?
  /// A word that was changed, if a certain word follows.
  private var change: (word: Int, judgement: WordJudgement)?
  /// The parts that are to be said again, each from a frame on; and the judgements of their words from before.
  private var restarts: [(part: Int, frame: Int)] = []
  private var earlier: [Int: WordJudgement] = [:]

  init(_ text: RecitedText, judged: Int, _ parameters: JudgingParameters) {
    (self.text, self.judged, self.parameters) = (text, judged, parameters)
    base = Array(repeating: WordJudgement(), count: text.words.count)
  }

  subscript(word: Int) -> WordJudgement { changes[word] ?? base[word] }

  /// Puts what is judged with the words before it.
  mutating func commit() {
    for (word, judgement) in changes { base[word] = judgement }
    changes = [:]
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
      (gap, change) = (nil, nil)
    }
    restarts.removeAll { $0.frame <= frame }
  }

  /// Gives the words that nobody said again their judgements from before.
  private mutating func restoreEarlier() {
    for (word, judgement) in earlier where self[word].verdict == .pending { set(word, judgement) }
  }

  // MARK: - Words

  /// Judges the next word.
  mutating func add(_ word: DecodedWord) {
    applyRestarts(until: word.frames.lowerBound)
    defer { (last, heardWords) = (word, heardWords + 1) }
    let before = run
    run = last.map { $0.word + 1 == word.word } == true ? run + 1 : 1
    if let last { move(from: last, to: word, after: before) }
    follow(word)
    if word.word < judged { judge(word) }
  }

  /// Judges what waits for words that do not come any more.
  mutating func finish() {
    if let change {
      set(change.word, unsure(change.judgement))
      self.change = nil
    }
    if let gap {
      let isAtEnd = last.map { following(isAfter: $0.word) } ?? false
      for (word, judgement) in zip(gap.words, gap.judgements) where self[word].verdict == .pending {
        if isAtEnd, gap.following > 0 {
          set(word, judgement)
        } else if gap.words.count <= 2 {
          set(word, unsure(judgement))
        }
      }
      self.gap = nil
    }
    applyRestarts()
    restoreEarlier()
  }

  private func following(isAfter word: Int) -> Bool { word + 1 >= text.words.count }

  private func unsure(_ judgement: WordJudgement) -> WordJudgement {
    var judgement = judgement
    if judgement.verdict.isSlip { (judgement.verdict, judgement.confidence) = (.unsure, 1 - judgement.confidence) }
    return judgement
  }

  private mutating func set(_ word: Int, _ judgement: WordJudgement) { changes[word] = judgement }

  /// Whether a word is sure enough to say something of the words beside it.
  private func isSure(_ word: DecodedWord) -> Bool { word.confidence >= parameters.neighbourConfidence }

  private mutating func judge(_ word: DecodedWord) {
    let before = self[word.word]
    var judgement = before
    (judgement.frames, judgement.takes) = (word.frames, before.takes + 1)
    var (verdict, confidence) = self.verdict(of: word)
    if verdict == .changed, !isOpening(word.word) {
      judgement.verdict = .changed
      judgement.confidence = confidence
      if before.verdict == .pending, run > parameters.wordsBefore { change = (word.word, judgement) }
      (verdict, confidence) = (.unsure, 1 - confidence)
    }
    // Who has said a word well has said it; who says it well after a slip has set it right.
    if before.verdict == .recited, verdict != .recited {
      (judgement.verdict, judgement.confidence) = (before.verdict, before.confidence)
    } else {
      (judgement.verdict, judgement.confidence) = (verdict, confidence)
      let wasSlip = before.verdict.isSlip || before.verdict == .pending && earlier[word.word]?.verdict.isSlip == true
      judgement.isCorrected = before.isCorrected || wasSlip && verdict == .recited
    }
    set(word.word, judgement)
  }

  /// The verdict of a word that was heard, by itself.
  private func verdict(of word: DecodedWord) -> (WordVerdict, Double) {
    let confidence = word.confidence
    if confidence >= parameters.recitedConfidence, word.leastEvidence >= parameters.recitedEvidence {
      return (.recited, confidence)
    }
    guard confidence < parameters.changedConfidence || word.leastEvidence < parameters.changedEvidence else {
      return (.unsure, confidence)
    }
    let forms = text.words[word.word].forms
    let errors = forms.map { (EditDistance.between(word.heard, $0.units), $0.units.count) }
    guard let (wrong, units) = errors.min(by: { $0.0 < $1.0 }), wrong >= parameters.changedUnits,
      Double(wrong) >= parameters.changedShare * Double(units), confidence < parameters.changedConfidence
    else { return (.unsure, confidence) }
    return (.changed, 1 - confidence)
  }

  // MARK: - What follows what

  /// Lets a word that follows decide what waits for it.
  private mutating func follow(_ word: DecodedWord) {
    if let change {
      if word.word == change.word + 1, isSure(word) { set(change.word, change.judgement) }
      self.change = nil
    }
    guard var gap, word.word >= gap.words.upperBound, isSure(word) else { return }
    gap.following += 1
    self.gap = gap
    guard gap.following >= parameters.wordsAfterGap else { return }
    for (word, judgement) in zip(gap.words, gap.judgements) where self[word].verdict == .pending {
      set(word, judgement)
    }
    self.gap = nil
  }

  /// - Parameter run: the words that were heard in order before it.
  private mutating func move(from last: DecodedWord, to word: DecodedWord, after run: Int) {
    let step = word.word - last.word
    if step != 1 { gap = nil }
    if step <= 0 { goBack(from: last, to: word) }
    if step == 1 {
      hearBetween(last, word)
    } else if step > 1 {
      passOver(last.word + 1..<word.word, last, word, isCertain: isSure(last) && run >= parameters.wordsBefore)
    }
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
      word.otherFrames >= parameters.addedFrames,
      word.heardBefore.count >= parameters.addedUnits
    else { return }
    if let words = repeatedWords(in: word.heardBefore, before: word.word) {
      repeats.append(RepeatedWords(kind: kind(of: words), words: words, frame: last.frames.upperBound))
    } else {
      added.append(AddedSpeech(word: word.word, frames: last.frames.upperBound..<word.frames.lowerBound))
    }
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

  private func isOpening(_ word: Int) -> Bool { text.parts[text.words[word].part].isOpening }

  /// Notes words that were passed over.
  private mutating func passOver(_ words: Range<Int>, _ last: DecodedWord, _ word: DecodedWord, isCertain: Bool) {
    let missing = words.filter { $0 < judged && self[$0].verdict == .pending && !isOpening($0) }
    guard let first = missing.first, let end = missing.last.map({ $0 + 1 }) else { return }
    guard missing.count <= parameters.mostSkippedWords else {
      jumps.append(RecitationJump(from: last.word, to: word.word, frame: word.frames.lowerBound))
      return
    }
    let between = last.frames.upperBound..<max(last.frames.upperBound, word.frames.lowerBound)
    let judgements = self.judgements(of: first..<end, heard: word.heardBefore, in: between).map {
      isCertain ? $0 : unsure($0)
    }
    gap = Gap(words: first..<end, judgements: judgements)
  }

  /// The judgements of words that are missing, by what was heard in their place.
  private func judgements(of words: Range<Int>, heard: [UInt8], in frames: Range<Int>) -> [WordJudgement] {
    let matching = UnitMatching(heard, to: words.map { text.words[$0].forms.first?.units ?? [] })
    return matching.words.map { word in
      var judgement = WordJudgement()
      judgement.frames = frames
      let units = Double(max(1, word.units))
      let (said, replaced) = (Double(word.heard) / units, Double(word.heard + word.replaced) / units)
      if replaced <= parameters.skippedShare {
        (judgement.verdict, judgement.confidence) = (.skipped, 1 - said)
      } else if said >= parameters.saidShare || word.heard + word.replaced < parameters.replacingUnits {
        (judgement.verdict, judgement.confidence) = (.unsure, said)
      } else {
        (judgement.verdict, judgement.confidence) = (.changed, 1 - said)
      }
      return judgement
    }
  }
}
