import Testing
import TilawaCore

@testable import TilawaHearing

// Q-RE9
/// The tokens of a speech model as posteriors.
struct TokenFramesTests {
  private let parameters = SpeechModelParameters()

  /// The units with their frames.
  private func units(
    _ tokens: [SpeechToken], _ alphabet: SpeechAlphabet = .letters, frames: Int = 100, speech: Range<Int> = 10..<90
  ) -> [(unit: Int, frame: Int)] {
    let posteriors = TokenFrames(alphabet, parameters).posteriors(of: tokens, frames: frames, speech: speech)
    #expect(posteriors.count == frames && posteriors.outputs == alphabet.count + 1)
    return (0..<frames).compactMap { frame in
      let row = Array(posteriors[frame])
      let best = row.indices.max { row[$0] < row[$1] } ?? 0
      return best == 0 ? nil : (best, frame)
    }
  }

  @Test func `a token begins at its time, and its letters follow until the next one`() {
    let found = units([SpeechToken(text: " بسم", seconds: 1), SpeechToken(text: "الله", seconds: 1.24)])
    #expect(found.map(\.unit) == LetterUnit.letters(of: "بسمالله").map(Int.init))
    #expect(found.map(\.frame) == [25, 27, 29, 31, 35, 39, 43])
  }

  @Test func `letters that are the same have a frame between them`() {
    let found = units([SpeechToken(text: "لل", seconds: 1), SpeechToken(text: "ل", seconds: 1)])
    #expect(found.map(\.frame) == [25, 27, 29])
  }

  @Test func `a text without times is spread over the speech`() {
    let found = units([SpeechToken(text: "بسم الله", seconds: nil)], speech: 20..<90)
    #expect(found.count == 7 && found.first?.frame == 20 && found.last?.frame == 80)
  }

  @Test func `what has no room, and what is no letter, is left out`() {
    #expect(units([SpeechToken(text: String(repeating: "ب", count: 400), seconds: 0.5)]).count <= 50)
    #expect(units([SpeechToken(text: "ب", seconds: 1e30), SpeechToken(text: "hello", seconds: 0)]).isEmpty)
    #expect(units([], frames: 0, speech: 0..<0).isEmpty)
  }

  @Test func `an alphabet is told by its tokens`() {
    #expect(SpeechAlphabet(tokens: "<blk> 0\nʔ 1\na: 2\nsˤ 3\n") == .phonemes)
    #expect(SpeechAlphabet(tokens: "<blk> 0\n▁ال 1\nله 2\na 3\n") == .letters)
    #expect(SpeechAlphabet(tokens: "<blk> 0\nhello 1\n") == nil)
    #expect(SpeechAlphabet(tokens: "") == nil)
  }
}
