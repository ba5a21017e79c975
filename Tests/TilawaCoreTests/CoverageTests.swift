import Testing
import TilawaTestSupport

@testable import TilawaCore

@Suite struct CoverageTests {
  let structure = MiniatureQuran.structure

  private func coverage(_ texts: [[Range<Int>]], _ counting: VerseCounting = .kufi) -> Coverage {
    Coverage(
      of: texts.map { $0.map { WordRange($0.lowerBound, $0.upperBound) } }, in: counting, of: structure)
  }

  // T-F3.9
  @Test func `an ayah counts when all of it is there`() {
    let share = coverage([[0..<6]]).share(ofSurah: 1, in: structure)
    #expect(share == Coverage.Share(ayat: 7, covered: 2))
    #expect(coverage([[0..<5]]).count == 1)
  }

  @Test func `two reciters do not make up one ayah together`() {
    #expect(coverage([[0..<2], [2..<4]]).count == 0)
  }

  @Test func `ayat are counted as the counting ends them`() {
    // In the later Madani the basmalah is none, and from surah 2 on the first two ayat are one.
    #expect(coverage([[0..<6]], .madaniLater).count == 1)
    #expect(coverage([[16..<18]], .madaniLater).count == 0)
    #expect(coverage([[16..<20]], .madaniLater).count == 1)
  }

  @Test func `ranges say which ayat are there`() {
    let coverage = coverage([[0..<6, 8..<10]])
    #expect(coverage.ranges(inSurah: 1, of: structure).map(\.description) == ["1:1-2", "1:4"])
    #expect(coverage.ranges(inSurah: 2, of: structure).isEmpty)
  }

  @Test func `a page has the ayat that end on it, each ayah on one page`() {
    let everything = coverage([[0..<structure.words]])
    #expect(everything.share(ofPage: 1, in: structure) == Coverage.Share(ayat: 10, covered: 10))
    let pages = structure.count(of: .page)
    let ayat = (1...pages).map { everything.share(ofPage: $0, in: structure).ayat }.reduce(0, +)
    #expect(ayat == structure.ayatCount(of: .kufi))
  }
}
