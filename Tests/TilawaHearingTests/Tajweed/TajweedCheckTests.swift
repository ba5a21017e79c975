import Glibc
import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

@testable import TilawaHearing

// Q-RE7
/// Ayat as a network would hear them, with the length of each unit.
private struct LengthFixture {
  let text: RecitedText
  private let pronunciation: Pronunciation
  private var rows: [Float] = []
  private var levels: [UInt8] = []
  private(set) var words: [DecodedWord] = []

  init(_ surah: Int, _ ayat: ClosedRange<Int>) throws {
    let quran = try RealQuran.database()
    let texts = try ayat.map { try quran.text(of: AyahRef(surah: surah, ayah: $0, counting: .kufi)) }
    text = RecitedText(texts.map { RecitedText.Part($0) })
    pronunciation = Pronunciation(texts)
    pause(20)
  }

  var sound: HeardSound {
    HeardSound(posteriors: Posteriors(outputs: 36, values: rows), hopsInFrame: 4, levels: levels)
  }

  /// Says all words, with a stop after each ayah and after some words.
  ///
  /// - Parameter length: the frames of a phoneme of a word.
  mutating func say(stopping stops: Set<Int> = [], _ length: (Int, Phoneme) -> Int) {
    var start = WordEdge.pause
    for word in 0..<pronunciation.count {
      let isLast = text.ranges.contains { $0.upperBound == word + 1 } || stops.contains(word)
      let spoken = pronunciation.word(word, from: start, to: isLast ? .pause : .joined)
      let first = rows.count / 36
      for phoneme in spoken.phonemes {
        // A network gives a sound at its end.
        for _ in 1..<length(word, phoneme) { add(0, 40) }
        add(Int(AcousticUnit(phoneme).rawValue), 40)
      }
      words.append(
        DecodedWord(
          word: word, frames: first..<rows.count / 36, loss: 0, units: [-0.1], isJump: false, otherFrames: 0))
      if isLast { pause(20) }
      start = isLast ? .pause : .joined
    }
  }

  private mutating func pause(_ frames: Int) { for _ in 0..<frames { add(0, 160) } }

  private mutating func add(_ output: Int, _ level: UInt8) {
    for other in 0..<36 { rows.append(logf(other == output ? 0.93 : 0.002)) }
    levels += Array(repeating: level, count: 4)
  }

  func findings(isSure: (DecodedWord) -> Bool = { _ in true }) -> [TajweedFinding] {
    TajweedCheck(sound, text).findings(words, isSure: isSure)
  }
}

@Suite struct TajweedCheckTests {
  /// Of surah 78: the ayat 6 to 16, in which ayah 14 has مَآءً as its fourth word.
  private func water(_ counts: Int, frames: Int = 5) throws -> (LengthFixture, Int) {
    var fixture = try LengthFixture(78, 6...16)
    let word = fixture.text.ranges[8].lowerBound + 3
    fixture.say { place, phoneme in
      if phoneme.manner.contains(.nasal) { return 2 * frames }
      guard phoneme.isLongVowel, let madd = phoneme.madd else { return 2 }
      return frames * (place == word && madd == .muttasil ? counts : madd.counts.lowerBound) - 2
    }
    return (fixture, word)
  }

  @Test func `a madd of four that is held for two is short, by the reciter's own count`() throws {
    for frames in [4, 8] {
      let (fixture, word) = try water(2, frames: frames)
      let short = fixture.findings().filter { $0.outcome == .short }
      #expect(short.map(\.word) == [word])
      let found = try #require(short.first)
      #expect(found.rule == "madd-muttasil" && found.expected == 4...5 && found.confidence > 0.9)
      #expect(abs((found.heard ?? 0) - 2) < 0.3)
    }
  }

  @Test func `what is long enough, or nearly, is no fault`() throws {
    for counts in [3, 4, 5, 6] {
      let (fixture, word) = try water(counts)
      #expect(!fixture.findings().contains { $0.outcome == .short })
      let outcome = fixture.findings().first { $0.word == word && $0.rule == "madd-muttasil" }?.outcome
      #expect(outcome == (counts == 3 ? .notJudged : .asExpected))
    }
  }

  @Test func `nothing is judged of words that are not sure, or with too few natural madds`() throws {
    let (fixture, word) = try water(2)
    #expect(!fixture.findings { $0.word != word }.contains { $0.word == word })
    var alone = try LengthFixture(78, 14...14)
    alone.say { _, phoneme in phoneme.isLongVowel ? 8 : 2 }
    #expect(alone.findings().isEmpty)
  }

  @Test func `a stop where one must not stop, and none where one must`() throws {
    // A stop after the fourth word of 16:32 is forbidden.
    var wrong = try LengthFixture(16, 32...32)
    wrong.say(stopping: [3]) { _, _ in 3 }
    #expect(wrong.findings().map(\.outcome) == [.stopped] && wrong.findings().map(\.word) == [3])
    var right = try LengthFixture(16, 32...32)
    right.say(stopping: [5]) { _, _ in 3 }
    #expect(right.findings().map(\.outcome) == [.asExpected])
    // A stop after the fourth word of 6:36 is obligatory.
    var joined = try LengthFixture(6, 36...36)
    joined.say { _, _ in 3 }
    #expect(joined.findings().map(\.rule) == ["waqf-lazim"] && joined.findings().map(\.outcome) == [.joined])
    var stopped = try LengthFixture(6, 36...36)
    stopped.say(stopping: [3]) { _, _ in 3 }
    #expect(stopped.findings().map(\.outcome) == [.asExpected])
  }
}
