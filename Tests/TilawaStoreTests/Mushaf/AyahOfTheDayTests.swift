import Testing
import TilawaTestSupport

@testable import TilawaCore

/// The numbers were reckoned by another program from the text itself.
@Suite struct AyahOfTheDayTests {
  private let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  // Q-EN4
  @Test(arguments: [
    ("2026-11-22", "36:82"), ("2026-11-23", "10:58"), ("2026-11-24", "61:8"), ("1969-12-31", "18:46"),
    ("2027-02-08", "57:7"),
  ])
  func `a day has the same ayah everywhere`(date: String, ref: String) throws {
    let day = try #require(CalendarDay(date))
    let words = AyahOfTheDay.words(on: day, in: structure)
    #expect(structure.range(naming: words, in: .kufi).map(\.description) == ref)
  }

  // F18
  @Test func `those that are chosen are there, in order and each once, and a notification holds them`() {
    let chosen = AyahOfTheDay.chosen.flatMap { surah, ayat in ayat.map { AyahRef(surah: surah, ayah: $0) } }
    #expect(chosen.count == 403 && Set(chosen).count == 403)
    #expect(chosen.allSatisfy { structure.contains($0) && structure.span(of: $0).count <= 40 })
    #expect(AyahOfTheDay.chosen.values.allSatisfy { $0 == $0.sorted() })
  }

  @Test func `none comes again before all were shown`() throws {
    let count = AyahOfTheDay.choice(in: structure).count
    #expect(count == 403)
    let first = try #require(CalendarDay("2026-11-22"))
    let shown = (0..<count).map { AyahOfTheDay.words(on: first.advanced(by: $0), in: structure) }
    #expect(Set(shown).count == count)
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
