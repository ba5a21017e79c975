import TilawaCore
import Testing

@testable import TilawaHearing

/// Labels of surah 99, among surahs 93 to 114. T-F3.6
@Suite struct AyahJudgeTests {
  private var recited: RecitedQuran
  /// The frames of each ayah.
  private var places: [Range<Int>] = []

  init() throws {
    recited = try RecitedQuran()
    recited.pause(20)
    for ayah in 1...8 {
      let start = recited.frames
      recited.say(99, ayah)
      places.append(start..<recited.frames - 8)
    }
  }

  private func verdict(_ ayah: Int, at frames: Range<Int>) -> AyahJudge.Verdict {
    let claim = AyahJudge.Claim(
      hops: Hop(frames.lowerBound * 4)..<Hop(frames.upperBound * 4), ayah: recited.index(99, ayah))
    return AyahJudge(recited.sound, text: recited.text).verify(claim)
  }

  @Test func `right labels are right`() {
    for ayah in 1...8 { #expect(verdict(ayah, at: places[ayah - 1]).kind == .right, "99:\(ayah)") }
  }

  @Test func `of a wrong label the ayah that is said is told`() {
    let wrong = verdict(5, at: places[5])
    #expect(wrong.kind == .wrong)
    #expect(wrong.nearest == recited.index(99, 6))
    #expect(wrong.margin < 0)
  }

  @Test func `of ayat that differ in one word the one that is said is right, and the other one is not`() {
    #expect(verdict(8, at: places[7]).kind == .right)
    let other = verdict(7, at: places[7])
    #expect([.wrong, .doubtful].contains(other.kind) && other.nearest == recited.index(99, 8))
  }

  @Test func `a label that ends in the ayah after it is misplaced, with the right end`() throws {
    let late = verdict(6, at: places[5].lowerBound..<places[6].lowerBound + 60)
    #expect(late.kind == .misplaced)
    #expect(late.start == nil)
    let end = try #require(late.end)
    #expect(abs(end.index - (places[5].upperBound - 7) * 4) <= 60)
  }

  @Test mutating func `talk and silence are never called another ayah`() throws {
    let start = recited.frames
    recited.talk(40)
    #expect([.doubtful, .unknown].contains(verdict(2, at: start..<recited.frames).kind))
    let silence = recited.frames
    recited.pause(100)
    #expect(verdict(2, at: silence + 20..<recited.frames).kind == .unknown)
  }

  /// The verdict on all that was said as an ayah of surah 99, or of another one.
  private mutating func verdict(on surah: Int = 99, _ ayah: Int, of said: (inout RecitedQuran) -> Void) throws
    -> AyahJudge.Verdict
  {
    var recited = try RecitedQuran()
    recited.pause(10)
    said(&recited)
    return AyahJudge(recited.sound, text: recited.text).verify(wholeAs: recited.index(surah, ayah))
  }

  @Test mutating func `an ayah whose end or beginning is not there is told with the words that are`() throws {
    let cut = try verdict(2) { $0.say(99, 2, words: 0..<2) }
    #expect(cut.kind == .partial && cut.words == 0..<2)
    let late = try verdict(6) { $0.say(99, 6, words: 2..<6) }
    #expect(late.kind == .partial && late.words == 2..<6)
  }

  @Test mutating func `words that are said again are no gap`() throws {
    let again = try verdict(6) {
      $0.say(99, 6, words: 0..<5)
      $0.say(99, 6, words: 3..<6)
    }
    // More than the ayah may be heard there, but not less.
    #expect([.right, .misplaced].contains(again.kind))
  }

  /// 102:4 is 102:3 with a word before it.
  @Test mutating func `an ayah within another one is not taken for it, nor the other way round`() throws {
    #expect([.wrong, .doubtful, .partial].contains(try verdict(on: 102, 4) { $0.say(102, 3) }.kind))
    #expect([.wrong, .doubtful].contains(try verdict(on: 102, 3) { $0.say(102, 4) }.kind))
    #expect(try verdict(on: 102, 4) { $0.say(102, 4) }.kind == .right)
  }

  /// The judge and the search for passages never contradict each other.
  @Test mutating func `what is identified for sure is right there and nowhere else`() throws {
    for ayah in 1...8 {
      var recited = try RecitedQuran()
      recited.pause(10)
      recited.say(99, ayah)
      let found = try PassageIdentifier(recited.text).find(in: recited.sound)
      guard let first = found.first, first.confidence >= IdentificationParameters().sure, first.same.isEmpty else {
        continue
      }
      let judge = AyahJudge(recited.sound, text: recited.text)
      #expect(judge.verify(wholeAs: first.pieces.pieces.lowerBound).kind == .right, "99:\(ayah)")
      #expect(judge.verify(wholeAs: recited.index(100, 1)).kind == .wrong, "99:\(ayah)")
    }
  }
}
