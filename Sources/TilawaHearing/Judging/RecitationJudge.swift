import TilawaCore

/// Judges a recitation while it is followed: which words were recited, left out or changed, and what was said again or added.
///
/// Words that the decoder has settled have a final verdict; of the others it may change with each update. A word
/// that was not reached is pending, and so are the words before the first one. Used by one thread at a time.
package struct RecitationJudge {
  /// The counts of a recitation, in words of the ayat; basmalahs before surahs are not counted.
  package struct Summary: Hashable, Sendable {
    package init() {}

    package internal(set) var recited = 0
    package internal(set) var unsure = 0
    package internal(set) var skipped = 0
    package internal(set) var changed = 0
    /// The slips that were set right by saying the word again.
    package internal(set) var corrected = 0
    package internal(set) var pending = 0
    package internal(set) var repeats = 0
    package internal(set) var added = 0
    package internal(set) var jumps = 0
    /// The ayat of which every word has a verdict.
    package internal(set) var ayat = 0

    /// The words that have a verdict.
    package var judged: Int { recited + unsure + skipped + changed }
    /// The share of words without a slip among those that are certain; nil where more than a tenth of all is not.
    package var accuracy: Double? {
      let certain = judged - unsure
      guard certain > 0, unsure * 10 <= judged else { return nil }
      return Double(recited) / Double(certain)
    }
  }

  private let text: RecitedText
  private let parameters: JudgingParameters
  /// The number of words of the passage. Words after them may be said too, and are not judged.
  package let count: Int
  private var settled: JudgementFold
  private var shown: JudgementFold
  /// The frame at which each word was last told as heard.
  private var told: [Int: Int] = [:]
  /// The words whose verdict as told differs from the final one.
  private var provisional: [Int: WordJudgement] = [:]
  /// The words with a new judgement of which no final one was told yet.
  private var withheld: Set<Int> = []
  /// Whether another model heard a slip at a word too; nil where no other model hears.
  private var opinions: [Int: Bool]?
  /// The words with a slip of which the other model has said nothing yet.
  package private(set) var awaited: Set<Int> = []
  /// Whether the recording was too poor when verdicts were told.
  private var toldPoor = false
  private var toldCounts = (repeats: 0, added: 0, jumps: 0)
  private var toldPlace: Int?
  private var doneParts: Set<Int> = []

  /// - Parameters:
  ///   - count: the number of words that are judged; nil: all.
  ///   - awaitsOpinions: whether another model hears too: what it does not call a slip is unsure.
  ///   - words: words of the recording that were heard already: they tell how clear it is.
  package init(
    _ text: RecitedText, judging count: Int? = nil, _ parameters: JudgingParameters = JudgingParameters(),
    awaitsOpinions: Bool = false, knowing words: [DecodedWord] = []
  ) {
    (self.text, self.parameters, self.count) = (text, parameters, count ?? text.words.count)
    opinions = awaitsOpinions ? [:] : nil
    settled = JudgementFold(text, judged: self.count, parameters)
    settled.learn(words)
    shown = settled
  }

  /// The present judgement of a word of the passage.
  package subscript(word: Int) -> WordJudgement { given(shown, word) }
  /// Whether the recording is so poor that nothing that is heard in it is proof of a slip.
  package var isPoor: Bool { shown.tail.isPoor }
  /// Whether hamzas are left out as in the reading of Warsh.
  package var isOtherReading: Bool { settled.tail.isOtherReading }
  package var repeats: [RepeatedWords] { shown.repeats }
  package var added: [AddedSpeech] { shown.added }
  package var jumps: [RecitationJump] { shown.jumps }
  /// The word that was heard last, and how many were heard in all.
  package var lastWord: DecodedWord? { shown.last }
  package var heardWords: Int { shown.heardWords }

  /// Returns the judgement of a word as it is told: a slip is unsure where the recording is too poor for it, or another model did not hear it.
  /// A passage that was left out is one in any recording.
  private func given(_ fold: JudgementFold, _ word: Int) -> WordJudgement {
    var judgement = fold[word]
    let isHidden = isPoor && !judgement.isInPassage
    guard judgement.verdict.isSlip, isHidden || opinions.map({ $0[word] != true }) ?? false else { return judgement }
    (judgement.verdict, judgement.confidence, judgement.instead) = (.unsure, 1 - judgement.confidence, nil)
    return judgement
  }

  /// Takes what the other model says of a word: whether it heard a slip too.
  package mutating func take(_ isSlip: Bool, on word: Int) -> [JudgedEvent] {
    opinions?[word] = isSlip
    guard awaited.remove(word) != nil else { return [] }
    return [.verdict(word: word, given(settled, word), isFinal: true)]
  }

  /// Takes what the decoder heard next.
  ///
  /// - Parameter frames: the frames that were heard until now.
  package mutating func add(_ update: RecitationDecoder.Update, frames: Int) -> [JudgedEvent] {
    let final = settle(update.settled)
    shown = settled
    for word in update.pending { shown.add(word) }
    shown.applyRestarts()
    var events = heardEvents(update.settled + update.pending)
    events += verdictEvents(final: final) + countedEvents()
    if let place = update.place, place.word != toldPlace, place.word <= count {
      toldPlace = place.word
      events.append(.place(word: place.word, probability: place.probability))
    }
    return events + doneEvents(frames: frames)
  }

  /// Lets the words of a part be pending again: the part is to be said once more from its beginning.
  ///
  /// A word that was a slip and is then recited counts as corrected; a slip that is not said again keeps its verdict.
  ///
  /// - Parameter frame: the frames that were heard until now.
  package mutating func restart(_ part: Int, from frame: Int) {
    settled.restart(part, from: frame)
    doneParts.remove(part)
  }

  /// Takes the last words: what waited for others is judged, and all verdicts are final.
  package mutating func finish(_ update: RecitationDecoder.Update) -> [JudgedEvent] {
    for word in update.settled { settled.add(word) }
    settled.finish()
    let final = withheld.union(settled.changes.keys)
    settled.commit()
    shown = settled
    return heardEvents(update.settled) + verdictEvents(final: final) + countedEvents() + doneEvents(frames: .max)
  }

  /// Returns the words with a new judgement that no later word decides.
  private mutating func settle(_ words: [DecodedWord]) -> Set<Int> {
    for word in words { settled.add(word) }
    let changed = withheld.union(settled.changes.keys)
    settled.commit()
    let undecided = settled.undecided
    withheld = changed.filter(undecided.contains)
    return changed.subtracting(withheld)
  }

  // MARK: - Events

  private mutating func heardEvents(_ words: [DecodedWord]) -> [JudgedEvent] {
    words.compactMap { word in
      guard word.word < count else { return nil }
      // A word may be found some frames earlier or later when more is heard.
      if let frame = told[word.word], word.frames.lowerBound <= frame + parameters.addedFrames { return nil }
      told[word.word] = word.frames.lowerBound
      return .heard(word: word.word, frames: word.frames, confidence: word.confidence)
    }
  }

  private mutating func verdictEvents(final: Set<Int>) -> [JudgedEvent] {
    var events: [JudgedEvent] = []
    var final = final
    if isPoor != toldPoor {
      // Tell again of slips: what was told holds no more, or again.
      toldPoor = isPoor
      final.formUnion((0..<count).filter { settled[$0].verdict.isSlip && !withheld.contains($0) })
    }
    for word in final.sorted() {
      provisional[word] = nil
      let isAwaited = settled[word].verdict.isSlip && opinions.map { $0[word] == nil } ?? false
      if isAwaited { awaited.insert(word) } else { awaited.remove(word) }
      events.append(.verdict(word: word, given(settled, word), isFinal: !isAwaited))
    }
    for word in Set(shown.changes.keys).union(provisional.keys).sorted() {
      let judgement = given(shown, word)
      let before = provisional[word] ?? given(settled, word)
      if judgement.verdict != before.verdict || judgement.takes != before.takes {
        events.append(.verdict(word: word, judgement, isFinal: false))
      }
      provisional[word] = shown.changes[word] == nil ? nil : judgement
    }
    return events
  }

  private mutating func countedEvents() -> [JudgedEvent] {
    var events: [JudgedEvent] = []
    // Report only events beyond the counts that were reported before, also after some of them were taken back.
    events += shown.repeats.dropFirst(toldCounts.repeats).map { .repeated($0) }
    events += shown.added.dropFirst(toldCounts.added).map { .added($0) }
    events += shown.jumps.dropFirst(toldCounts.jumps).map { .jumped($0) }
    toldCounts = (
      max(toldCounts.repeats, shown.repeats.count), max(toldCounts.added, shown.added.count),
      max(toldCounts.jumps, shown.jumps.count)
    )
    return events
  }

  private mutating func doneEvents(frames: Int) -> [JudgedEvent] {
    guard let last = shown.last else { return [] }
    let part = text.words[last.word].part
    var done: [Int] = []
    if part > 0, shown[text.ranges[part - 1].upperBound - 1].takes > 0 { done.append(part - 1) }
    if last.word == text.ranges[part].upperBound - 1,
      frames == .max || frames - last.frames.upperBound >= parameters.ayahEndFrames
    {
      done.append(part)
    }
    return done.filter { text.ranges[$0].upperBound <= count }.compactMap {
      doneParts.insert($0).inserted ? .partDone($0) : nil
    }
  }

  // MARK: - Summary

  package var summary: Summary {
    var summary = Summary()
    for part in text.parts.indices where !text.parts[part].isOpening && text.ranges[part].upperBound <= count {
      var pending = 0
      for word in text.ranges[part] {
        let judgement = given(shown, word)
        switch judgement.verdict {
        case .pending: pending += 1
        case .recited: summary.recited += 1
        case .unsure: summary.unsure += 1
        case .skipped: summary.skipped += 1
        case .changed: summary.changed += 1
        }
        if judgement.isCorrected { summary.corrected += 1 }
      }
      summary.pending += pending
      if pending == 0 { summary.ayat += 1 }
    }
    (summary.repeats, summary.added, summary.jumps) = (shown.repeats.count, shown.added.count, shown.jumps.count)
    return summary
  }
}
