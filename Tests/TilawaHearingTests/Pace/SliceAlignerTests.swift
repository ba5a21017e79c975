import TilawaCore
import Testing

@testable import TilawaHearing

@Suite struct SliceAlignerTests {
  private func mark(_ hop: Int, pause: Range<Int>) -> PassageAlignment.Mark {
    PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(pause), confidence: 0.9)
  }

  @Test func `what was heard with shorter hops is told in hundredths of a second`() {
    let take = PassageAlignment.Take(
      ayah: 3, isOpening: false, start: mark(300, pause: 270..<300), end: mark(600, pause: 600..<660),
      speechEnd: Hop(565), soundEnd: Hop(580), part: 0...1, match: 0.5, pace: 1.2, flags: [.margin],
      words: [Range<Hop>(300..<450), Range<Hop>(450..<600)])
    let heard = PassageAlignment(
      takes: [take], openings: [take], count: 4, asides: [Range<Hop>(0..<150)], isCredible: true)
    // Hops of 107 samples in place of 160.
    let found = heard.retimed { ($0 * 107 + 80) / 160 }
    #expect(found.takes == found.openings)
    #expect(found.takes[0].hops.numbers == 201..<401)
    #expect(found.takes[0].start.pause.numbers == 181..<201)
    #expect(found.takes[0].soundEnd == Hop(388))
    #expect(found.takes[0].words.map(\.numbers) == [201..<301, 301..<401])
    #expect(found.takes[0].ayah == 3 && found.takes[0].confidence == 0.9 && found.takes[0].flags == [.margin])
    #expect(found.asides.map(\.numbers) == [0..<100] && found.count == 4 && found.isCredible)
  }
}
