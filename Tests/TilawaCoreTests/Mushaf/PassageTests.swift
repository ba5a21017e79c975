import Testing
import TilawaCore
import TilawaTestSupport

/// In the miniature Quran the first two ayat of a surah are one in the Madani counting, and 1:7 is two.
@Suite struct PassageTests {
  let structure = MiniatureQuran.structure

  private func passage(_ label: String, _ counting: VerseCounting = .kufi) throws -> Passage {
    try Passage(label, by: RangeParser(structure: structure, counting: counting, grain: .word))
  }

  private func name(_ label: String, from: VerseCounting = .kufi, in counting: VerseCounting) throws -> String? {
    structure.range(naming: try passage(label, from).words, in: counting).map(\.description)
  }

  @Test func `a place keeps its words and what it was called`() throws {
    let place = try passage("2:2")
    #expect(place.words == WordRange(18, 20))
    #expect(place.label == "2:2")
    #expect(place.counting == .kufi)
    #expect(try passage("page:1").label == "1:1-2:3")
  }

  @Test func `another counting names the same words`() throws {
    #expect(try name("2:3", in: .madaniLater) == "2:2")
    #expect(try name("2:1-2", in: .madaniLater) == "2:1")
    #expect(try name("2:1", in: .madaniLater) == "2:1:1-2")
    #expect(try name("2:2", in: .madaniLater) == "2:1:3-4")
    #expect(try name("1:7", in: .madaniLater) == "1:6-7")
    #expect(try name("2:1", from: .madaniLater, in: .kufi) == "2:1-2")
    #expect(try name("1:1", in: .madaniLater) == nil)
  }
}
