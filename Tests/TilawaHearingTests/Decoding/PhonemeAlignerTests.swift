import TilawaCore
import Testing

@testable import TilawaHearing

/// Of surah 112: the basmalah has words 0 to 3, the ayat have 4 to 7, 8 to 9, 10 to 13 and 14 to 18.
@Suite struct PhonemeAlignerTests {
  private let text = RecitedText.ikhlas

  /// The ayah and the part of each take, in order.
  private func takes(_ spoken: SpokenFixture) throws -> [String] {
    try #require(PhonemeAligner().align(spoken.sound, with: text)).takes.map { take in
      take.isWhole ? "\(take.ayah)" : "\(take.ayah)(\(take.part.lowerBound)-\(take.part.upperBound))"
    }
  }

  /// - Parameter talk: units that are said before the parts, and are no words of the text.
  private func spoken(_ parts: [Range<Int>], pauses: Int = 15, after talk: [UInt8] = []) -> SpokenFixture {
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    if !talk.isEmpty {
      spoken.say(units: talk)
      spoken.pause(pauses)
    }
    for words in parts {
      spoken.say(words)
      spoken.pause(pauses)
    }
    return spoken
  }

  /// The hop in which the first word of the text begins.
  private func begin(_ spoken: SpokenFixture) -> Int { (spoken.words.first?.frames.lowerBound ?? 0) * 4 }

  /// Units that are no words of the text.
  private static func talk(rounds: Int) -> [UInt8] {
    (0..<rounds).flatMap { _ in [12, 31, 20, 34, 19, 32, 9, 33, 15, 31, 6, 34] as [UInt8] }
  }

  @Test func `ayat with pauses between them are found, each with its mark before its onset`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(found.openings.isEmpty)
    #expect(found.isCredible)
    for (take, first) in zip(found.takes, [4, 8, 10, 14]) {
      let said = try #require(spoken.words.first { $0.word == first }).frames.lowerBound * 4
      #expect(take.start.pause.upperBound.index <= said)
      #expect((said - 12...said).contains(take.start.hop.index))
      #expect(take.flags.isEmpty)
    }
  }

  @Test func `a basmalah before the surah is an opening and no ayah`() throws {
    let spoken = spoken([0..<4, 4..<8, 8..<10, 10..<14, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.openings.count == 1)
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(found.count == 4)
  }

  @Test func `ayat in one breath are told apart by their words`() throws {
    let spoken = spoken([4..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    for (take, first) in zip(found.takes.dropFirst(), [8, 10, 14]) {
      let said = try #require(spoken.words.first { $0.word == first }).frames.lowerBound * 4
      #expect(abs(take.start.hop.index - said) <= 20)
    }
  }

  @Test func `a pause that the words do not put between two ayat confirms nothing`() throws {
    /// The confidence of the mark before the third ayah.
    func confidence(_ say: (inout SpokenFixture) -> Void) throws -> Double {
      var spoken = SpokenFixture(text)
      spoken.pause(20)
      say(&spoken)
      spoken.pause(20)
      let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
      return try #require(found.takes.first { $0.ayah == 2 }).start.confidence
    }
    let vouched = DecodingParameters().vouched
    func parted(by pause: Int, sound: Int) throws -> Double {
      try confidence { spoken in
        spoken.say(4..<10)
        spoken.pause(pause)
        spoken.sound(sound)
        spoken.say(10..<19)
      }
    }
    #expect(try parted(by: 10, sound: 0) >= vouched)
    #expect(try parted(by: 10, sound: 4) >= vouched)
    // A nasal at the end of the second ayah that is lost in noise for a while.
    #expect(try parted(by: 10, sound: 13) < vouched)
    // The closure of a sound in the first word of the third ayah.
    #expect(try confidence { $0.say(4..<19, closing: 10) } < vouched)
    #expect(try confidence { $0.say(4..<19) } < vouched)
  }

  @Test func `an ayah that is left out is skipped, and the next one says so`() throws {
    let spoken = spoken([4..<8, 10..<14, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.skipped == [1])
    #expect(found.takes.map { $0.flags.contains(.skip) } == [false, true, false])
  }

  @Test func `an ayah that is said again has a take each time, of which the last is the ayah`() throws {
    let spoken = spoken([4..<8, 8..<10, 8..<10, 10..<14, 14..<19])
    #expect(try takes(spoken) == ["0", "1", "1", "2", "3"])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map { $0.flags.contains(.again) } == [false, true, false, false, false])
  }

  @Test func `a whole take is the ayah, also before one that breaks off`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 10..<13, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    let same = found.takes.filter { $0.ayah == 2 }
    #expect(same.filter { !$0.flags.contains(.again) }.map(\.isWhole) == [true])
    #expect(found.takes.filter { $0.ayah != 2 }.map(\.isWhole) == [true, true, true])
  }

  @Test func `a take that breaks off within its last word is no whole ayah`() throws {
    var spoken = spoken([4..<8, 8..<10])
    let units = text.units(ofWords: 10..<14).compactMap { UInt8(exactly: $0) }
    spoken.say(units: Array(units.dropLast(3)))
    spoken.pause(20)
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    let last = found.takes.filter { $0.ayah == 2 }
    #expect(last.allSatisfy { !$0.isWhole || $0.flags.contains(.broken) })
    #expect(found.takes.allSatisfy { $0.ayah == 2 || $0.flags.isEmpty })
  }

  @Test func `a take that is cut off in its last unit is no whole ayah`() throws {
    var spoken = spoken([4..<8, 8..<10])
    spoken.say(10..<14)
    spoken.cut(3)
    spoken.pause(20)
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map { $0.flags.contains(.broken) } == [false, false, true])
  }

  @Test func `words that are said twice amid an ayah are no other speech`() throws {
    var spoken = spoken([4..<8, 8..<10, 10..<14])
    spoken.say(14..<17)
    spoken.say(15..<19)
    spoken.pause(20)
    let last = try #require(PhonemeAligner().align(spoken.sound, with: text)?.takes.last)
    #expect(last.ayah == 3 && last.isWhole)
    #expect(last.flags.isEmpty)
  }

  @Test func `a take ends with its sound and a short tail, and the silence behind it belongs to nobody`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<19], pauses: 50)
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    for (take, last) in zip(found.takes, [7, 9, 13, 18]) {
      let said = try #require(spoken.words.last { $0.word == last }).frames.upperBound * 4
      #expect((said...said + 30).contains(take.soundEnd.index))
    }
  }

  @Test func `words that are said again after a breath belong to the ayah`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<17, 15..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.prefix(3).map(\.ayah) == [0, 1, 2])
    #expect(found.takes.dropFirst(3).allSatisfy { $0.ayah == 3 })
    #expect(found.takes.last?.part.upperBound == 1)
  }

  @Test func `speech before the passage belongs to no ayah`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<19], after: Self.talk(rounds: 3))
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(found.takes[0].start.hop.index >= begin(spoken) - 15 * 4)
    #expect(found.asides.count == 1)
  }

  @Test func `a word amid much other speech does not take the rest of its ayah with it`() throws {
    let stray = try #require(text.words[4].forms.first).units
    // Without its first word the ayah has no beginning of its own.
    let spoken = spoken(
      [5..<8, 8..<10, 10..<14, 14..<19], after: Self.talk(rounds: 5) + stray + Self.talk(rounds: 100))
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.isCredible)
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(found.takes[0].part == 0.25...1)
    #expect(found.takes[0].start.hop.index >= begin(spoken) - 15 * 4)
  }

  @Test func `an ayah in which somebody speaks stays one`() throws {
    var spoken = spoken([4..<8, 8..<10, 10..<14, 14..<17])
    spoken.say(units: Self.talk(rounds: 5))
    spoken.pause(15)
    spoken.say(17..<19)
    spoken.pause(20)
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.ayah) == [0, 1, 2, 3])
    #expect(found.takes[3].isWhole)
    #expect(found.takes[3].flags.contains(.speech))
  }

  @Test func `an ayah that comes late is no repetition, and one that is said again is`() throws {
    let spoken = spoken([10..<14, 14..<19, 4..<8, 8..<10, 10..<14])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.ayah) == [2, 3, 0, 1, 2])
    #expect(found.takes.map { $0.flags.contains(.again) } == [true, false, false, false, false])
  }

  @Test func `whole ayat have a place for each word`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    #expect(found.takes.map(\.words.count) == [4, 2, 4, 5])
    for (word, said) in zip(found.takes.flatMap(\.words), spoken.words) {
      #expect(abs(word.lowerBound.index - said.frames.lowerBound * 4) <= 6)
    }
  }

  /// The units of an ayah, each second one heard as another.
  private func badly(_ words: Range<Int>) -> [UInt8] {
    text.units(ofWords: words).enumerated().map { $0 % 2 == 0 ? UInt8($1 % 34 + 2) : UInt8($1) }
  }

  @Test func `speech between two takes is an attempt at the ayah that it is most like`() throws {
    var spoken = spoken([4..<8, 8..<10])
    let first = spoken.frames
    spoken.say(units: badly(10..<14))
    spoken.pause(15)
    let frames = first..<spoken.frames
    spoken.say(14..<19)
    spoken.pause(15)
    let speech = spoken.sound.speech(shortestPause: 20)
    let look = SecondLook(text: text, sound: spoken.sound, speech: speech, parameters: DecodingParameters())
    #expect(look.place(ofPart: 3, in: frames) == nil)
    let attempt = try #require(look.attempt(atOneOf: 2...4, in: frames))
    #expect(attempt.part == 3)
    #expect(look.attempt(atOneOf: [2, 4], in: frames) == nil)
  }

  @Test func `one ayah that is heard badly is told from the others, and talk is none of them`() throws {
    func guess(_ units: [UInt8]) -> PassageAlignment? {
      var spoken = SpokenFixture(text)
      spoken.pause(20)
      spoken.say(units: units)
      spoken.pause(20)
      return PhonemeAligner().guess(text, in: spoken.sound)
    }
    let take = try #require(guess(badly(10..<14))?.takes.first)
    #expect(take.ayah == 2 && take.isWhole && take.flags.isSuperset(of: [.match, .margin]))
    #expect(guess(Self.talk(rounds: 1)) == nil)
  }

  @Test func `an ayah that is begun again after its first word begins there`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<11, 10..<14, 14..<19])
    let found = try #require(PhonemeAligner().align(spoken.sound, with: text))
    let begun = spoken.words.filter { $0.word == 10 }[1].frames.lowerBound * 4
    let take = try #require(found.takes.last { $0.ayah == 2 })
    #expect(take.isWhole && (begun - 12...begun).contains(take.start.hop.index))
  }

  @Test func `a passage of one word is believed with a doubt where it is nearly all that is said`() throws {
    let word = RecitedText([RecitedText.Part("وَٱلْعَصْرِ")])
    func found(_ talk: [UInt8]) -> PassageAlignment? {
      var spoken = SpokenFixture(word)
      spoken.pause(20)
      spoken.say(0..<1)
      spoken.pause(30)
      spoken.say(units: talk)
      spoken.pause(20)
      return PhonemeAligner().align(spoken.sound, with: word)
    }
    let alone = try #require(found([]))
    #expect(alone.isCredible && alone.takes.map(\.isWhole) == [true])
    #expect(alone.takes.allSatisfy { $0.flags.contains(.margin) })
    #expect(found(Self.talk(rounds: 12))?.isCredible != true)
  }

  @Test func `silence has no ayat, and other speech is not believed`() throws {
    var silence = SpokenFixture(text)
    silence.pause(100)
    #expect(PhonemeAligner().align(silence.sound, with: text) == nil)
    var other = SpokenFixture(text)
    other.pause(20)
    other.say(units: Self.talk(rounds: 12))
    other.pause(20)
    #expect(PhonemeAligner().align(other.sound, with: text)?.isCredible != true)
  }

  @Test func `a recording of a lesson may begin with any ayah, also where the first one begins alike`() throws {
    let text = RecitedText([.init("قُلْ أَعُوذُ بِرَبِّ ٱلْفَلَقِ"), .init("قُلْ أَعُوذُ بِرَبِّ ٱلنَّاسِ")])
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    spoken.say(4..<8)
    // Leave only the beginning of the last word.
    spoken.cut(12)
    spoken.pause(20)
    func takes(_ parameters: DecodingParameters) throws -> [PassageAlignment.Take] {
      try #require(PhonemeAligner(parameters).align(spoken.sound, with: text)).takes
    }
    let passage = try takes(DecodingParameters())
    #expect(passage.map(\.ayah) == [0] && passage.allSatisfy { !$0.isWhole })
    #expect(try takes(.ofLesson).map(\.ayah) == [1])
  }

  @Test func `a take is begun twice where all that is heard before its first pause is heard again behind it`() {
    func isBegunTwice(_ breaths: [[Int]]) -> Bool { DecodedTakes.isBegunTwice(breaths, DecodingParameters()) }
    #expect(isBegunTwice([[1, 31], [1, 31, 25, 30, 2]]))
    #expect(!isBegunTwice([[1, 31], [1, 30, 25, 30, 2]]))
    #expect(!isBegunTwice([[1], [1, 31, 25]]))
    #expect(!isBegunTwice([[1, 31, 25], [1, 31]]))
    #expect(!isBegunTwice([[1, 31]]) && !isBegunTwice([]))
  }

  @Test func `a take in which another whole ayah is heard, and more than it, is doubted`() throws {
    let text = RecitedText([.init("وَٱلنَّـٰزِعَـٰتِ غَرْقًا"), .init("وَٱلنَّـٰشِطَـٰتِ نَشْطًا")])
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    spoken.say(2..<4)
    spoken.say(units: [12])
    spoken.pause(20)
    var parameters = DecodingParameters()
    // Forbid everything but the first ayah.
    (parameters.partial, parameters.jump, parameters.back, parameters.otherSpeech) = (10_000, 10_000, 10_000, 100)
    let takes = try #require(PhonemeAligner(parameters).align(spoken.sound, with: text)).takes
    #expect(takes.map(\.ayah) == [0] && takes.allSatisfy(\.isWhole))
    #expect(takes.allSatisfy { $0.flags.contains(.margin) })
  }
}
