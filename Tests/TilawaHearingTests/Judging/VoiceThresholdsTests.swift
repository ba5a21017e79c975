import TilawaCore
import Testing

@testable import TilawaHearing

// Q-RE9
@Suite struct VoiceThresholdsTests {
  private typealias Tally = VoiceCalibration.Tally
  private static let told = JudgingParameters().toldProbability

  private func thresholds(
    _ tallies: [SoundMistake: Tally], words: Int = 150, likelier: Int = 8
  ) -> VoiceThresholds {
    VoiceThresholds(
      VoiceCalibration(
        at: 0, by: "m", range: "67:1-15", words: words, likelier: likelier, secondsPerUnit: nil, tallies: tallies))
  }

  /// Voices of all sorts, also such as no page gives.
  private static let voices: [[SoundMistake: Tally]] = [
    [:], [.haHha: Tally(words: 3, different: 3, excess: 2)], [.haHha: Tally(words: 100, different: 100, excess: 800)],
    Dictionary(uniqueKeysWithValues: SoundMistake.allCases.map { ($0, Tally(words: 7, different: 5, excess: 30)) }),
  ]

  @Test func `less is never asked for than in any voice, and what is asked for is bounded`() {
    for tallies in Self.voices {
      for likelier in [0, 8, 150] {
        let voice = thresholds(tallies, likelier: likelier)
        var tail = RivalTail()
        for count in 0..<40 {
          for mistake in SoundMistake.allCases {
            for strength in [-3, 0, 1.9, 2, 4, 8, 16, 40] {
              for kind in [RivalKind.word, .alike, .other] {
                let usual = tail.probability(of: kind, strength)
                #expect(tail.probability(of: kind, strength, mistake, in: voice) <= usual)
              }
              #expect(voice.strength(strength, of: mistake) <= strength)
            }
            #expect((0...40).contains(voice.more(for: mistake, told: Self.told)))
          }
          #expect(tail.unclearness(of: voice) >= tail.unclearness)
          tail.add(count % 3 == 0 ? 3 : -1, inAnyReading: -1)
        }
      }
    }
  }

  @Test func `one slip in the page, or one word that comes again and again, hides nothing`() {
    let usual = thresholds([:])
    for tally in [Tally(words: 2, different: 2, excess: 16), Tally(words: 9, different: 2, excess: 70)] {
      #expect(thresholds([.haHha: tally]) == usual)
    }
    #expect(usual.raised(told: Self.told).isEmpty && usual.unsure(told: Self.told).isEmpty)
  }

  @Test func `the more words sound wrong in one way, the more is asked for there, and only there`() {
    let more = [3, 5, 10, 20].map { words in
      thresholds([.haHha: Tally(words: words, different: 3, excess: 1.9 * Double(words))]).more(
        for: .haHha, told: Self.told)
    }
    #expect(zip(more, more.dropFirst()).allSatisfy { $0 < $1 } && more[0] > 0, "\(more)")
    let voice = thresholds([.haHha: Tally(words: 6, different: 4, excess: 20)])
    #expect(voice.raised(told: Self.told) == [.haHha])
    #expect(voice.more(for: .kafQaf, told: Self.told) == 0)
  }

  @Test func `sounds that a voice does not tell apart stay unsure, and are named`() {
    let voice = thresholds([.haHha: Tally(words: 9, different: 7, excess: 50)])
    #expect(voice.unsure(told: Self.told) == [.haHha])
    // A few weak ones do not go so far.
    #expect(thresholds([.haHha: Tally(words: 3, different: 3, excess: 2)]).unsure(told: Self.told).isEmpty)
  }

  @Test func `a voice in which all is heard worse needs more words of a kind than a clear one`() {
    let tally = [SoundMistake.vowel: Tally(words: 8, different: 8, excess: 15)]
    let clear = thresholds(tally, likelier: 8).more(for: .vowel, told: Self.told)
    #expect(thresholds(tally, likelier: 40).more(for: .vowel, told: Self.told) < clear)
  }

  @Test func `words are counted once for each kind, and different words by their sounds`() {
    let text = RecitedText.ikhlas
    let units = text.words[12].forms[0].units
    func heard(_ word: Int, _ ratios: [Double]) -> DecodedWord {
      var heard = DecodedWord(
        word: word, frames: 0..<10, loss: 0, units: units.map { _ in -0.1 }, isJump: false, otherFrames: 0)
      heard.rivals = WordRivals(
        units, ratios.map { RivalSound(place: 2, expected: units[2], heard: AcousticUnit.ba.rawValue, ratio: $0) })
      return heard
    }
    let evidence = VoiceEvidence(
      [heard(12, [20, 9]), heard(12, [5]), heard(13, []), heard(17, [9])], of: text, first: 17)
    #expect(evidence.words == 3 && evidence.likelier == 2)
    let tally = evidence.tallies.values.first
    #expect(evidence.tallies.count == 1 && tally?.words == 2 && tally?.different == 1)
    // One word counts for no more than that.
    #expect((tally?.excess ?? 0) <= 2 * VoiceCalibration.mostExcess)
  }
}
