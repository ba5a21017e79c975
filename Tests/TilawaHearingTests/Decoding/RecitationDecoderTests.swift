import TilawaCore
import Testing

@testable import TilawaHearing

/// Of surah 112: the basmalah has words 0 to 3, the ayat have 4 to 7, 8 to 9, 10 to 13 and 14 to 18.
@Suite struct RecitationDecoderTests {
  private let text = RecitedText.ikhlas

  /// Speech whose parts are separated by pauses of 0.6 s.
  private func spoken(_ parts: [Range<Int>]) -> SpokenFixture {
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    for words in parts {
      spoken.say(words)
      spoken.pause(15)
    }
    return spoken
  }

  /// Follows a sound whose frames come in pieces, each 0.4 s after its levels.
  ///
  /// - Returns: all words, and the update after each piece.
  private func followed(
    _ spoken: SpokenFixture, inPieces size: Int = 5, _ parameters: DecodingParameters = .following,
    beginning: Range<Int>? = nil
  ) -> (words: [DecodedWord], updates: [RecitationDecoder.Update]) {
    let sound = spoken.sound
    var decoder = RecitationDecoder(text, hopsInFrame: sound.hopsInFrame, parameters, beginning: beginning)
    var updates: [RecitationDecoder.Update] = []
    _ = decoder.add(Posteriors(outputs: sound.posteriors.outputs), levels: Array(sound.levels.prefix(40)))
    for start in stride(from: 0, to: sound.posteriors.count, by: size) {
      let frames = start..<min(start + size, sound.posteriors.count)
      let hops = (frames.lowerBound * 4 + 40..<frames.upperBound * 4 + 40).clamped(to: 0..<sound.levels.count)
      updates.append(decoder.add(sound.posteriors[frames], levels: Array(sound.levels[hops])))
    }
    updates.append(decoder.finish())
    return (updates.flatMap(\.settled), updates)
  }

  @Test func `a recitation begins where it is known to begin`() {
    // Words 6 and 8 are the same.
    #expect(followed(spoken([8..<9])).words.map(\.word) != [6])
    #expect(followed(spoken([8..<9]), beginning: 5..<8).words.map(\.word) == [6])
    #expect(followed(spoken([8..<10]), beginning: 8..<30).words.map(\.word) == [8, 9])
  }

  @Test(arguments: [[4..<19], [0..<4, 4..<8, 8..<10, 10..<14, 14..<19], [10..<14, 14..<19], [6..<8, 8..<10]])
  func `the words are heard in order, from wherever one begins`(parts: [Range<Int>]) {
    let spoken = spoken(parts)
    let found = followed(spoken)
    #expect(found.words.map(\.word) == parts.flatMap(Array.init))
    #expect(found.words.allSatisfy { $0.confidence > 0.9 && !$0.isAfterOtherSpeech })
    for (word, said) in zip(found.words, spoken.words) {
      #expect(abs(word.frames.lowerBound - said.frames.lowerBound) <= 1)
    }
  }

  @Test func `a word is shown half a second after its end at the latest, and the place goes with it`() throws {
    let spoken = spoken([4..<8, 8..<10, 10..<14])
    let updates = followed(spoken).updates
    for said in spoken.words {
      let update = updates[said.frames.upperBound / 5 + 1]
      #expect((update.settled + update.pending).contains { $0.word == said.word })
      let place = try #require(update.place)
      #expect(abs(place.word - said.word) <= 2 && place.probability > 0.5)
    }
  }

  @Test func `a word that is left out is missing, and the word after it says so`() throws {
    let words = followed(spoken([4..<8, 10..<12, 13..<14])).words
    #expect(words.map(\.word) == [4, 5, 6, 7, 10, 11, 13])
    #expect(words.map(\.isJump) == [false, false, false, false, true, false, true])
  }

  @Test func `something else in the place of a word is told from the word`() throws {
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    spoken.say(4..<6)
    spoken.say(units: [20, 34, 19, 32, 9, 33, 15, 31])
    spoken.say(7..<8)
    spoken.pause(15)
    let words = followed(spoken).words
    #expect(words.map(\.word) == [4, 5, 7])
    #expect(words.last?.isAfterOtherSpeech == true)
  }

  @Test func `words that are said again after a breath come twice`() {
    #expect(
      followed(spoken([4..<8, 8..<10, 10..<13, 11..<14])).words.map(\.word) == [
        4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 12, 13,
      ])
    #expect(followed(spoken([4..<8, 4..<8, 8..<10])).words.map(\.word) == [4, 5, 6, 7, 4, 5, 6, 7, 8, 9])
  }

  @Test func `who goes on at another ayah is followed there`() throws {
    let words = followed(spoken([4..<8, 14..<19])).words
    #expect(words.map(\.word) == [4, 5, 6, 7, 14, 15, 16, 17, 18])
    #expect(words.first { $0.word == 14 }?.isJump == true)
  }

  @Test func `silence and other speech are no words`() {
    var silence = SpokenFixture(text)
    silence.pause(200)
    #expect(followed(silence).words.isEmpty)
  }

  @Test(arguments: [1, 3, 50]) func `the pieces in which sound comes do not matter`(size: Int) {
    let spoken = spoken([4..<8, 8..<10, 10..<14, 14..<19])
    #expect(followed(spoken, inPieces: size).words == followed(spoken).words)
  }

  @Test func `what is recited over and over is followed to its end, and only a little of it is pending`() {
    var parameters = DecodingParameters.following
    parameters.settledFrames = 50
    let rounds = Array(repeating: [4..<8, 8..<10, 10..<14, 14..<19], count: 40).flatMap(\.self)
    let found = followed(spoken(rounds), inPieces: 5, parameters)
    #expect(found.words.map(\.word) == rounds.flatMap(Array.init))
    #expect(found.updates.allSatisfy { $0.pending.count < 40 })
  }
}
