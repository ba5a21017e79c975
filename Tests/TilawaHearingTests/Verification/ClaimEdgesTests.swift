import TilawaCore
import Testing

@testable import TilawaHearing

/// Labels of 112:3, whose words are 10 to 13, among the ayat beside it. T-F3.6
@Suite struct ClaimEdgesTests {
  private static let text = RecitedText(Array(RecitedText.ikhlas.parts[2...]))
  private var spoken = SpokenFixture(ClaimEdgesTests.text)
  /// The frames of the ayah.
  private let frames: Range<Int>

  init() {
    spoken.pause(40)
    spoken.say(0..<2)
    spoken.pause(40)
    let start = spoken.frames
    spoken.say(2..<6)
    frames = start..<spoken.frames
    spoken.pause(40)
    spoken.say(6..<11)
    spoken.pause(40)
  }

  private func fault(before: Int = 0, after: Int = 0) -> ClaimEdges.Fault? {
    let hops = Hop(4 * (frames.lowerBound - before))..<Hop(4 * (frames.upperBound + after))
    return ClaimEdges(spoken.sound).fault(of: hops, ayah: 1, in: Self.text)
  }

  @Test func `a label that is a little longer than its sound has no fault`() {
    #expect(fault() == nil)
    #expect(fault(before: 5, after: 10) == nil)
  }

  @Test func `a label that cuts more than 0.3 s of its ayah is misplaced, with the right edge`() throws {
    let late = try #require(fault(before: -12))
    #expect(late.kind == .misplaced)
    #expect(late.end == nil)
    let start = try #require(late.start).index
    #expect(abs(start - 4 * frames.lowerBound) <= 15)
    let early = try #require(fault(after: -12))
    #expect(early.kind == .misplaced)
    #expect(early.start == nil)
    let end = try #require(early.end).index
    #expect(abs(end - 4 * frames.upperBound) <= 30)
  }

  @Test func `a label with a second of silence is too long`() {
    #expect(fault(after: 38)?.kind == .long)
  }

  @Test func `a label with other words in it has talk inside`() {
    #expect(fault(after: 60)?.kind == .speech)
    #expect(fault(before: 60)?.kind == .speech)
  }
}
