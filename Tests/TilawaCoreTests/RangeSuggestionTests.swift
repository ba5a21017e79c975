import Testing
import TilawaTestSupport

@testable import TilawaCore

/// Suggestions for mistyped ranges.
@Suite struct RangeSuggestionTests {
  private let structure: QuranStructure

  init() throws { structure = try RealQuran.structure() }

  private func suggestion(_ text: String, _ grain: RangeParser.Grain = .ayah) -> String? {
    let parser = RangeParser(structure: structure, counting: .kufi, grain: grain)
    do throws(RangeError) {
      _ = try parser.parse(text)
      return "nothing is wrong"
    } catch { return error.suggestion }
  }

  // C10
  @Test(arguments: [
    ("2:900", "2:286"), ("2:0", "2:1"), ("115:1", "114:1"), ("0", "1"), ("2:280-900", "2:280-286"),
    ("juz:31", "juz:30"), ("juz 31", "juz 30"), ("page:605", "page:604"), ("page:600-700", "page:600-604"),
    ("hizb:0", "hizb:1"),
  ])
  func `a number that is too large or small becomes the nearest one`(_ typed: String, _ meant: String) {
    #expect(suggestion(typed) == meant)
  }

  // C10
  @Test(arguments: [
    ("2:1_10", "2:1-10"), ("2;255", "2:255"), ("2=255", "2:255"), ("page=50", "page:50"),
  ])
  func `another separator becomes a colon or a hyphen`(_ typed: String, _ meant: String) {
    #expect(suggestion(typed) == meant)
  }

  // C10
  @Test(arguments: [
    ("2:10-1", "2:1-10"), ("3:5-2:1", "2:1-3:5"), ("juz:30-29", "juz:29-30"), ("114-112", "112-114"),
  ])
  func `a range that runs backwards is turned`(_ typed: String, _ meant: String) {
    #expect(suggestion(typed) == meant)
  }

  // C10
  @Test(arguments: [
    ("juzz:30", "juz:30"), ("pge:50", "page:50"), ("pgae 50", "page:50"), ("surh:18", "surah:18"),
    ("yasn:1", "Ya-Sin:1"), ("al-fatihya", "Al-Fatihah"), ("yasin-5", "yasin:5"), ("An-Naba 99", "An-Naba 40"),
  ])
  func `a name becomes the nearest one`(_ typed: String, _ meant: String) { #expect(suggestion(typed) == meant) }

  // C10
  @Test(arguments: [("582", "page:582"), ("115-120", "page:115-120"), ("700", "114")])
  func `a number that is too large for a surah is a page`(_ typed: String, _ meant: String) {
    #expect(suggestion(typed) == meant)
  }

  @Test func `words are counted in their ayah`() {
    #expect(suggestion("2:255:51", .word) == "2:255:50")
    #expect(suggestion("2:255:7-51", .word) == "2:255:7-50")
  }

  @Test(arguments: ["qwertzuiop", "", "2:", "xyz:900"]) func `nothing is suggested that is not near`(_ typed: String) {
    #expect(suggestion(typed) == nil)
  }
}
