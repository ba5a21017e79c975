import Glibc
import TilawaCore

/// Compares lengths and stops of a recitation with the rules of tajweed, as far as its sound shows them.
///
/// A length is the time from the unit before a vowel or a ghunnah to the unit after it: the network knows only at the
/// end of a vowel that it is long. The count is the reciter's own: half of the middle length of the natural madds of
/// this recitation. Doubtful lengths are not judged, nor any length where natural madds are hardly longer than short
/// vowels.
package struct TajweedCheck {
  /// The counts of a reciter: natural madds have two.
  private struct Scale {
    private let natural: Double
    private let spread: Double

    /// Returns nil where too few lengths are known, or counts are too short to be told apart.
    init?(_ lengths: [Length], _ parameters: TajweedParameters) {
      let sure = lengths.filter { $0.evidence >= parameters.leastEvidence }
      let long = sure.filter { $0.phoneme.madd == .tabii }.map { Double($0.frames) }.sorted()
      let short = sure.filter { $0.phoneme.isShortVowel }.map { Double($0.frames) }.sorted()
      guard min(long.count, short.count) >= parameters.fewestNatural else { return nil }
      natural = Self.middle(long)
      guard natural - Self.middle(short) >= parameters.leastCount else { return nil }
      let natural = natural
      spread = max(parameters.leastDeviation, 1.5 * long.map { abs($0 - natural) }.sorted()[long.count / 2])
    }

    /// The mean of the middle half: frames are too coarse for a median.
    private static func middle(_ sorted: [Double]) -> Double {
      let half = sorted[sorted.count / 4..<max(sorted.count / 4 + 1, sorted.count * 3 / 4)]
      return half.reduce(0, +) / Double(half.count)
    }

    func counts(_ length: Length) -> Double { 2 * Double(length.frames) / natural }
    /// The deviation in counts, which grows with the length.
    func deviation(atCounts counts: Double) -> Double { spread * counts / natural }
  }

  private struct Length {
    let word: Int
    let phoneme: Phoneme
    let frame: Int
    let frames: Int
    /// The least log probability of its unit and of those beside it.
    let evidence: Float
  }

  private let sound: HeardSound
  private let text: RecitedText
  private let pronunciation: Pronunciation
  private let parameters: TajweedParameters
  private let isSpeech: [Bool]
  /// The signs that bind a reader, by the word before them.
  private let signs: [Int: WaqfSign]

  /// - Parameter text: a text of Hafs.
  package init(_ sound: HeardSound, _ text: RecitedText, _ parameters: TajweedParameters = TajweedParameters()) {
    (self.sound, self.text, self.parameters) = (sound, text, parameters)
    pronunciation = Pronunciation(text.parts.map(\.text))
    var isSpeech = [Bool](repeating: false, count: sound.levels.count)
    for range in sound.speech(shortestPause: parameters.shortestPause) {
      for hop in range.clamped(to: 0..<isSpeech.count) { isSpeech[hop] = true }
    }
    self.isSpeech = isSpeech
    var signs: [Int: WaqfSign] = [:]
    for (part, words) in zip(text.parts, text.ranges) {
      let written = AyahWords(part.text)
      for (number, word) in words.enumerated() where number < written.count {
        signs[word] = WaqfSign(in: written[number..<number + 1])
      }
    }
    self.signs = signs
  }

  /// Returns the findings of a recitation in the order of its sound; none where too few natural madds were heard.
  ///
  /// - Parameters:
  ///   - words: the words as they were heard.
  ///   - isSure: whether a word was recited for certain.
  package func findings(_ words: [DecodedWord], isSure: (DecodedWord) -> Bool) -> [TajweedFinding] {
    var found = stops(words, isSure)
    let lengths = breaths(words, isSure).flatMap(self.lengths)
    guard let scale = Scale(lengths, parameters) else { return found.sorted { $0.frame < $1.frame } }
    let munfasil = lengths.filter { $0.phoneme.madd == .munfasil }.map { scale.counts($0) }.sorted()
    // A reciter who gives this madd two counts throughout reads by another way.
    let isDrawn = munfasil.isEmpty || munfasil[munfasil.count / 2] >= 3
    for length in lengths {
      guard let (rule, counts) = rule(length.phoneme, isDrawn) else { continue }
      let heard = scale.counts(length)
      let least = Double(counts.lowerBound)
      let (short, enough) = (least * parameters.shortShare, least * parameters.enoughShare)
      let distance = (least - heard) / scale.deviation(atCounts: least)
      let outcome: TajweedFinding.Outcome
      if length.evidence < parameters.leastEvidence {
        outcome = .notJudged
      } else if heard >= enough {
        outcome = .asExpected
      } else {
        outcome = heard <= short && distance >= parameters.leastDistance ? .short : .notJudged
      }
      let certainty = outcome == .notJudged ? 0 : outcome == .short ? erf(distance / 2) : min(1, heard / least)
      found.append(
        TajweedFinding(
          word: length.word, rule: rule, outcome: outcome, expected: counts, heard: heard,
          confidence: max(0, min(1, certainty)), frame: length.frame))
    }
    return found.sorted { ($0.frame, $0.word) < ($1.frame, $1.word) }
  }

  /// Returns the rule of a phoneme whose length is judged, and its counts.
  private func rule(_ phoneme: Phoneme, _ isDrawn: Bool) -> (String, ClosedRange<Int>)? {
    switch phoneme.madd {
    case .muttasil?, .lazim?: return phoneme.madd.map { ($0.name, $0.counts) }
    case .munfasil? where isDrawn: return (Madd.munfasil.name, Madd.munfasil.counts)
    default: break
    }
    let isGhunnah = phoneme.manner.contains(.nasal) && phoneme.manner.contains(.doubled)
    return isGhunnah && (phoneme.sound == .noon || phoneme.sound == .meem) ? ("ghunnah", 2...2) : nil
  }

  // MARK: - Lengths

  /// Returns the runs of sure words that follow each other without a pause.
  private func breaths(_ words: [DecodedWord], _ isSure: (DecodedWord) -> Bool) -> [[DecodedWord]] {
    var (runs, run): ([[DecodedWord]], [DecodedWord]) = ([], [])
    for word in words {
      if let last = run.last,
        !isSure(word) || word.word != last.word + 1 || word.otherFrames > 0 || pause(last, word) > 0
      {
        runs.append(run)
        run = []
      }
      if isSure(word) { run.append(word) }
    }
    return runs + [run]
  }

  /// Returns the lengths of a run, but the last one of it: nothing tells where that ends.
  private func lengths(_ run: [DecodedWord]) -> [Length] {
    guard let first = run.first, let last = run.last else { return [] }
    let phonemes = run.enumerated().flatMap { index, word -> [(word: Int, phoneme: Phoneme)] in
      let end: WordEdge = index + 1 == run.count ? .pause : .joined
      let start: WordEdge = index == 0 ? .pause : .joined
      return pronunciation.word(word.word, from: start, to: end).phonemes.map { (word.word, $0) }
    }
    let units = phonemes.map { AcousticUnit($0.phoneme).rawValue }
    let margin = parameters.margin
    guard
      let times = UnitTimes(
        units, in: sound.posteriors, first.frames.lowerBound - margin..<last.frames.upperBound + margin)
    else { return [] }
    return phonemes.indices.dropFirst().dropLast().map { index in
      Length(
        word: phonemes[index].word, phoneme: phonemes[index].phoneme, frame: times.frames[index - 1],
        frames: times.frames[index + 1] - times.frames[index - 1],
        evidence: times.evidence[index - 1...index + 1].min() ?? -.infinity)
    }
  }

  // MARK: - Stops

  /// Returns the longest silence between two words, in hops.
  private func pause(_ one: DecodedWord, _ other: DecodedWord) -> Int {
    let size = sound.hopsInFrame
    let hops =
      (max(0, one.frames.upperBound - 1) * size..<max(one.frames.upperBound, other.frames.lowerBound + 1) * size)
      .clamped(to: 0..<isSpeech.count)
    var (longest, run) = (0, 0)
    for hop in hops {
      run = isSpeech[hop] ? 0 : run + 1
      longest = max(longest, run)
    }
    return longest
  }

  private func stops(_ words: [DecodedWord], _ isSure: (DecodedWord) -> Bool) -> [TajweedFinding] {
    zip(words, words.dropFirst()).compactMap { word, next in
      guard next.word == word.word + 1, isSure(word), isSure(next), next.otherFrames == 0,
        text.words[word.word].part == text.words[next.word].part, let sign = signs[word.word]
      else { return nil }
      let pause = pause(word, next)
      let (isStop, isJoined) = (pause >= parameters.stop, pause <= parameters.join)
      let outcome: TajweedFinding.Outcome
      switch sign {
      case .mustStop: outcome = isStop ? .asExpected : isJoined ? .joined : .notJudged
      case .mustNotStop: outcome = isStop ? .stopped : isJoined ? .asExpected : .notJudged
      }
      return TajweedFinding(
        word: word.word, rule: sign.rawValue, outcome: outcome, expected: nil, heard: nil,
        confidence: outcome == .notJudged ? 0 : min(word.confidence, next.confidence), frame: word.frames.upperBound)
    }
  }
}

extension Phoneme {
  fileprivate var isShortVowel: Bool { sound.isVowel && madd == nil }
}
