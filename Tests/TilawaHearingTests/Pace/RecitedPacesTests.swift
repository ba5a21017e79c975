import TilawaCore
import Testing

@testable import TilawaHearing

/// The paces that recordings of one reciter tell each other.
@Suite struct RecitedPacesTests {
  private let text = RecitedText([
    RecitedText.Part("بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ", isOpening: true), RecitedText.Part("قُلْ هُوَ ٱللَّهُ أَحَدٌ"),
    RecitedText.Part("ٱللَّهُ ٱلصَّمَدُ"),
  ])

  private func take(_ ayah: Int, from hop: Int, words: Int, _ flags: Set<PassageAlignment.Flag> = [])
    -> PassageAlignment.Take
  {
    let mark = PassageAlignment.Mark(hop: Hop(hop), pause: Range<Hop>(hop..<hop), confidence: 1)
    var take = PassageAlignment.Take(
      ayah: ayah, isOpening: false, start: mark, end: mark, soundEnd: Hop(hop), part: 0...1, match: 1, pace: 2,
      flags: flags)
    take.words = (0..<words).map { Range<Hop>(hop + 50 * $0..<hop + 50 * ($0 + 1)) }
    return take
  }

  private func paces(_ takes: [PassageAlignment.Take]) -> RecitedPaces {
    RecitedPaces(
      PassageAlignment(takes: takes, openings: [], count: 2, asides: [], isCredible: true), of: text)
  }

  @Test func `words and whole takes without doubts count`() {
    let found = paces([
      take(0, from: 0, words: 4), take(1, from: 300, words: 2, [.again]), take(0, from: 500, words: 4, [.margin]),
    ])
    let first = text.ranges[1].lowerBound
    #expect(
      found.words
        == (first..<first + 3).map { RecitationPace.Word(seconds: 0.5, units: text.unitCount(ofWord: $0)) }
        + [RecitationPace.Word(seconds: 0.5, units: text.unitCount(ofWord: first + 4))])
    #expect(found.takes == [2, 2])
  }

  @Test func `several recordings tell what one does not`() {
    var all = RecitedPaces()
    #expect(all.recitation == nil && !all.tellBreaks)
    for _ in 0..<7 { all.add(paces([take(0, from: 0, words: 4)])) }
    #expect(all.recitation != nil && all.tellBreaks)
  }
}
