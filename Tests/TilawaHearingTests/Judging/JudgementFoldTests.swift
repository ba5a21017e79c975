import TilawaCore
import Testing

@testable import TilawaHearing

// Q-RE3, Q-RE4
/// Of surah 112: the ayat have the words 4 to 7, 8 to 9, 10 to 13 and 14 to 18.
@Suite struct JudgementFoldTests {
  private static let strange: [UInt8] = [20, 34, 19, 32, 9, 33]
  private let text = RecitedText.ikhlas
  private let sure: Float = -0.1

  /// Returns a word as it was heard.
  ///
  /// - Parameters:
  ///   - evidence: the evidence of some of its units, by their place; in their place another unit was heard.
  ///   - before: the units that were heard before it, and the frames of other speech in which they were.
  private func heard(
    _ word: Int, _ evidence: [Int: Float] = [:], before: [UInt8] = [], in frames: Int = 0,
    rival: (place: Int, ratio: Double)? = nil, movedBy moved: Int = 0
  ) -> DecodedWord {
    let units = text.words[word].forms[0].units
    var heard = DecodedWord(
      word: word, frames: word * 20 + moved..<word * 20 + 15 + moved, loss: 0,
      units: units.indices.map { evidence[$0] ?? sure },
      isJump: false, otherFrames: frames, heard: units.enumerated().map { evidence[$0] == nil ? $1 : Self.strange[1] },
      heardBefore: before)
    heard.said = units
    heard.rivals = rivals(of: word, rival)
    return heard
  }

  /// Returns the rivals of a word: none, or another sound at one of its places.
  private func rivals(of word: Int, _ rival: (place: Int, ratio: Double)?) -> WordRivals {
    let units = text.words[word].forms[0].units
    return WordRivals(
      units,
      rival.map { rival in
        [RivalSound(place: rival.place, expected: units[rival.place], heard: Self.strange[0], ratio: rival.ratio)]
      } ?? [])
  }

  private func judgement(
    of word: Int, rival: (place: Int, ratio: Double), _ parameters: JudgingParameters = JudgingParameters()
  ) -> WordJudgement {
    fold((4..<19).map { heard($0, rival: $0 == word ? rival : nil) }, parameters)[word]
  }

  private func fold(_ words: [DecodedWord], _ parameters: JudgingParameters = JudgingParameters()) -> JudgementFold {
    var fold = JudgementFold(text, judged: text.words.count, parameters)
    for word in words { fold.add(word) }
    return fold
  }

  private func verdict(of word: Int, heardAs evidence: [Int: Float]) -> WordVerdict {
    fold((4..<19).map { heard($0, $0 == word ? evidence : [:]) })[word].verdict
  }

  @Test func `a word that was left out waits for words that are sure, past some that are doubtful`() {
    // 6 is left out; 8 is heard with doubt, as is what follows a doubtful word.
    let fold = fold(
      [4, 5, 7].map { heard($0) } + [heard(8, [1: -9.5])] + [9, 10, 11].map { heard($0) })
    #expect(fold[6].verdict == .skipped)
    #expect(fold[8].verdict == .unsure)
  }

  @Test func `a syllable between two sure words is told as added, and no word is blamed`() {
    func fold(before units: [UInt8], in frames: Int, _ evidence: [Int: Float] = [:]) -> JudgementFold {
      self.fold((10..<14).map { $0 == 12 ? heard($0, evidence, before: units, in: frames) : heard($0) })
    }
    let added = fold(before: Array(Self.strange.prefix(2)), in: 5)
    #expect(added.added.map(\.word) == [12])
    #expect((10..<14).allSatisfy { added[$0].verdict == .recited })
    #expect(fold(before: Array(Self.strange.prefix(1)), in: 5).added.isEmpty)
    #expect(fold(before: Array(Self.strange.prefix(2)), in: 3).added.isEmpty)
    // The units of a doubtful word cannot be told from those beside it.
    #expect(fold(before: Array(Self.strange.prefix(2)), in: 5, [0: -9.5]).added.isEmpty)
  }

  @Test func `much that was heard in place of a word changes it, and a little leaves it unsure`() {
    func verdict(_ before: [UInt8]) -> WordVerdict {
      // 16 has four units.
      fold([14, 15].map { heard($0) } + [heard(17, before: before), heard(18)])[16].verdict
    }
    #expect(verdict(Self.strange + Self.strange) == .changed)
    #expect(verdict(Array(Self.strange.prefix(2))) == .unsure)
    #expect(verdict([]) == .skipped)
  }

  @Test func `a word is changed by a longer one that has its units among others, and may have been said beside others`()
  {
    func verdict(_ before: [UInt8]) -> WordVerdict {
      fold([14, 15].map { heard($0) } + [heard(17, before: before), heard(18)])[16].verdict
    }
    let (units, others) = (text.words[16].forms[0].units, Self.strange)
    let among = [others[0], units[0], others[2], units[1], others[3], others[4], units[2], units[3]]
    #expect(verdict(among) == .changed)
    #expect(verdict(Array(others.prefix(4)) + units) == .unsure)
  }

  @Test
  func `another sound that is much likelier changes a word, and is named, but where the model may be wrong nothing is`()
  {
    let told = judgement(of: 12, rival: (2, 20))
    #expect(told.verdict == .changed && told.confidence > 0.9)
    #expect(told.instead?.rival.place == 2 && told.instead?.rival.heard == Self.strange[0])
    var units = text.words[12].forms[0].units
    units[2] = Self.strange[0]
    #expect(told.instead?.units == units)
    #expect(judgement(of: 12, rival: (2, 20), JudgingParameters().cautious).verdict == .recited)
  }

  @Test func `what is told in any voice is unsure in one where right words sound like that, and nothing else changes`()
  {
    let units = text.words[12].forms[0].units
    let mistake = SoundMistake(AcousticUnit(rawValue: units[2]), AcousticUnit(rawValue: Self.strange[0]))
    var parameters = JudgingParameters()
    func voice(_ words: Int) -> VoiceThresholds {
      VoiceThresholds(
        VoiceCalibration(
          at: 0, by: "m", range: "67:1-15", words: 150, likelier: 8, secondsPerUnit: nil,
          tallies: [mistake: VoiceCalibration.Tally(words: words, different: words, excess: 8 * Double(words))]))
    }
    let rival = (2, ratio(ofStrength: 14))
    let usual = judgement(of: 12, rival: rival)
    #expect(usual.verdict == .changed)
    parameters.voice = voice(2)
    #expect(judgement(of: 12, rival: rival, parameters) == usual)
    parameters.voice = voice(20)
    let own = fold((4..<19).map { heard($0, rival: $0 == 12 ? rival : nil) }, parameters)
    #expect(own[12].verdict == .unsure && own[12].instead == nil)
    let any = fold((4..<19).map { heard($0, rival: $0 == 12 ? rival : nil) })
    #expect((4..<19).allSatisfy { $0 == 12 || own[$0] == any[$0] })
  }

  /// The ratio with which a rival at place 2 of word 12 has a strength.
  private func ratio(ofStrength strength: Double) -> Double {
    let rivals = rivals(of: 12, (2, 10))
    return strength + 10 - rivals.strength(after: 0)
  }

  @Test func `another sound that is a little likelier leaves a word unsure, and lowers its confidence`() {
    let doubtful = judgement(of: 12, rival: (2, ratio(ofStrength: 11)))
    #expect(doubtful.verdict == .unsure && doubtful.instead == nil)
    let sure = judgement(of: 12, rival: (2, ratio(ofStrength: 1)))
    #expect(sure.verdict == .recited && sure.confidence < judgement(of: 13, rival: (2, -1)).confidence)
  }

  @Test func `another sound that is likely changes a word of which one unit is hardly heard besides`() {
    let rival = (2, ratio(ofStrength: 11))
    func verdict(_ evidence: Float) -> WordVerdict {
      fold((4..<19).map { $0 == 12 ? heard($0, [2: evidence], rival: rival) : heard($0) })[12].verdict
    }
    #expect(verdict(-12.5) == .changed)
    #expect(verdict(-4) == .unsure)
  }

  @Test func `where many words have likelier sounds another one has to be likelier still, and at last none is told`() {
    let rival = ratio(ofStrength: 13)
    func verdict(_ strengths: [Double]) -> (verdict: WordVerdict, isPoor: Bool) {
      var fold = JudgementFold(text, judged: text.words.count, JudgingParameters())
      let noise = strengths.map { heard(12, rival: (2, ratio(ofStrength: $0))) }
      fold.learn(Array(repeating: noise, count: 25).flatMap(\.self))
      for word in 4..<19 { fold.add(heard(word, rival: word == 12 ? (2, rival) : nil)) }
      return (fold[12].verdict, fold.tail.isPoor)
    }
    #expect(verdict([-1, -1, -1, 1]) == (.changed, false))
    #expect(verdict([-1, -1, 1, 3]) == (.unsure, false))
    #expect(verdict([1, 3, 5, 5]).isPoor)
  }

  @Test func `the less clear a recording is, the less of a word may be heard where it counts as changed`() {
    func verdict(_ before: [UInt8], noise strength: Double) -> WordVerdict {
      var fold = JudgementFold(text, judged: text.words.count, JudgingParameters())
      fold.learn(Array(repeating: heard(12, rival: (2, ratio(ofStrength: strength))), count: 60))
      for word in [14, 15].map({ heard($0) }) + [heard(17, before: before), heard(18)] { fold.add(word) }
      return fold[16].verdict
    }
    // Seven others, and the last one of the four units of 16.
    let quarter = Self.strange + [Self.strange[0], text.words[16].forms[0].units[3]]
    #expect(verdict(quarter, noise: 1) == .changed)
    #expect(verdict(quarter, noise: 4) == .unsure)
    #expect(verdict(Self.strange + Self.strange, noise: 4) == .changed)
  }

  @Test
  func `in a poor recording a missing word is unsure, and a passage for which there was no time is skipped`() {
    // 6 and the ayah of 10 to 13 are left out; 14 follows 9 at once.
    let words = [4, 5, 7, 8, 9].map { heard($0) } + (14..<19).map { heard($0, movedBy: -82) }
    func judge(_ strength: Double) -> RecitationJudge {
      let noise = heard(12, rival: (2, ratio(ofStrength: strength)))
      var judge = RecitationJudge(text, knowing: Array(repeating: noise, count: 30))
      _ = judge.finish(RecitationDecoder.Update(settled: words, pending: [], place: nil))
      return judge
    }
    let (clear, poor) = (judge(1), judge(4))
    #expect(!clear.isPoor && clear[6].verdict == .skipped)
    #expect(poor.isPoor && poor[6].verdict == .unsure)
    #expect((10..<14).allSatisfy { clear[$0].verdict == .skipped && poor[$0].verdict == .skipped })
  }

  @Test func `a word that was left out, and of which most is heard, is changed where another sound is much likelier`() {
    func judgement(_ ratio: Double) -> WordJudgement {
      // Of 12, all units but one.
      let said = text.words[12].forms[0].units.enumerated().map { $0 == 2 ? Self.strange[0] : $1 }
      var next = heard(13, before: said, in: 8)
      next.leftOut = rivals(of: 12, (2, ratio))
      return fold([8, 9, 10, 11].map { heard($0) } + [next, heard(14), heard(15)])[12]
    }
    #expect(judgement(20).verdict == .changed && judgement(20).instead?.rival.place == 2)
    #expect(judgement(1).verdict == .unsure && judgement(1).instead == nil)
  }

  @Test func `in a stretch that is too short for all of its words the one that is heard is not called skipped`() {
    var doubtful = DoubtfulWords(first: 10, isCertain: true, start: 100)
    let units = text.words[13].forms[0].units
    doubtful.add(before: heard(14, before: Array(units.prefix(units.count / 2 + 1))))
    let verdicts = doubtful.verdicts(of: [10, 11, 12, 13], until: 104, in: text, JudgingParameters())
    #expect(verdicts.map(\.verdict) == [.skipped, .skipped, .skipped, .unsure])
  }

  @Test func `a short word is changed by a longer one that has its units`() {
    let text = RecitedText([.init("قُلْ مَا هُوَ")])
    let units = text.words[1].forms[0].units
    #expect(units.count == 2)
    func verdict(_ before: [UInt8]) -> WordVerdict? {
      var doubtful = DoubtfulWords(first: 1, isCertain: true, start: 100)
      doubtful.add(before: heard(17, before: before))
      return doubtful.verdicts(of: [1], until: 200, in: text, JudgingParameters()).first?.verdict
    }
    #expect(verdict(Array(Self.strange.prefix(4)) + units) == .changed)
    #expect(verdict(Array(Self.strange.prefix(3)) + units) == .unsure)
  }

  @Test func `a long word of which next to nothing is heard was not said`() {
    // 12 has five units.
    let fold = fold(
      [8, 9, 10, 11].map { heard($0) } + [heard(13, before: Array(Self.strange.prefix(2)))] + [heard(14), heard(15)])
    #expect(fold[12].verdict == .changed)
  }

  @Test func `a word is skipped where there is no time for it`() {
    func verdict(until end: Int) -> WordVerdict? {
      var doubtful = DoubtfulWords(first: 16, isCertain: true, start: 100)
      doubtful.add(before: heard(17, before: Array(text.words[16].forms[0].units.prefix(2))))
      return doubtful.verdicts(of: [16], until: end, in: text, JudgingParameters()).first?.verdict
    }
    #expect(verdict(until: 106) == .skipped)
    #expect(verdict(until: 107) == .unsure)
  }

  @Test func `a word is unsure if one unit of it is hardly heard`() {
    #expect(verdict(of: 12, heardAs: [2: -6]) == .recited)
    #expect(verdict(of: 12, heardAs: [2: -10]) == .unsure)
  }

  @Test func `the first two units of an ayah may be too soft to be heard`() {
    #expect(judgement(of: 14, rival: (1, 20)).verdict == .recited)
    #expect(judgement(of: 14, rival: (2, 20)).verdict == .changed)
    #expect(judgement(of: 12, rival: (1, 20)).verdict == .changed)
  }

  @Test func `who says something else is not back at a word that is hardly heard`() {
    let words =
      [4, 5, 6, 7, 8, 9].map { heard($0) } + [heard(5, [0: -9, 1: -9, 2: -9], before: Self.strange)]
      + [14, 15, 16].map { heard($0) }
    let fold = fold(words)
    #expect(fold.repeats.isEmpty)
    #expect((10..<14).contains { fold[$0].verdict == .changed })
    #expect((10..<14).allSatisfy { fold[$0].verdict != .pending })
    let doubted = heard(5, [0: -8, 1: -4])
    #expect((JudgingParameters().recitedConfidence..<JudgingParameters().backConfidence).contains(doubted.confidence))
    #expect(self.fold([4, 5, 6, 7].map { heard($0) } + [doubted, heard(8)]).repeats.isEmpty)
    // A repeated word that is clearly heard is a repeat.
    #expect(self.fold([4, 5, 6, 7, 5, 6, 7].map { heard($0) }).repeats.map(\.words) == [5..<8])
  }
}
