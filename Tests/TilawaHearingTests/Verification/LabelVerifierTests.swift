import TilawaCore
import Testing

@testable import TilawaHearing

/// Labels of surah 99, among surahs 93 to 114. T-F3.6
@Suite struct LabelVerifierTests {
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

  private func verdict(_ ayah: Int, at frames: Range<Int>) -> LabelVerifier.Verdict {
    let label = LabelVerifier.Label(
      hops: Hop(frames.lowerBound * 4)..<Hop(frames.upperBound * 4), ayah: recited.index(99, ayah))
    return LabelVerifier(recited.sound, text: recited.text).verify(label)
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

  @Test func `of ayat that differ in one word neither is called wrong`() {
    #expect(verdict(7, at: places[7]).kind != .wrong)
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
}
