import Testing
import TilawaCore
import TilawaTestSupport

/// The numbers were reckoned by another program from the text itself.
@Suite struct AyahOfTheDayTests {
  private let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  // Q-EN4
  @Test(arguments: [
    ("2026-11-22", "2:47"), ("2026-11-23", "29:54"), ("2026-11-24", "9:77"), ("1969-12-31", "16:127"),
    ("2027-02-08", "8:18"),
  ])
  func `a day has the same ayah everywhere`(date: String, ref: String) throws {
    let day = try #require(CalendarDay(date))
    let words = AyahOfTheDay.words(on: day, in: structure)
    #expect(structure.range(naming: words, in: .kufi).map(\.description) == ref)
  }

  @Test func `none comes again before all were shown, and all have a length that fits`() throws {
    let count = AyahOfTheDay.choice(in: structure).count
    #expect(count == 5001)
    let first = try #require(CalendarDay("2026-11-22"))
    let shown = (0..<count).map { AyahOfTheDay.words(on: first.advanced(by: $0), in: structure) }
    #expect(Set(shown).count == count)
    #expect(shown.allSatisfy { (5...40).contains($0.count) })
    #expect(AyahOfTheDay.words(on: first.advanced(by: count), in: structure) == shown[0])
  }

  @Test func `neighbouring days are in places far apart`() throws {
    let first = try #require(CalendarDay("2026-11-22"))
    for day in 0..<500 {
      let places = [day, day + 1].map { AyahOfTheDay.words(on: first.advanced(by: $0), in: structure).start }
      #expect(abs(places[0] - places[1]) > 10_000)
    }
  }
}
