import Testing
import TilawaCore
import TilawaTestSupport

// T-F1.5, Q-QR11
@Suite struct PlaceSearchTests {
  let places: PlaceSearch

  init() throws { places = PlaceSearch(structure: try RealQuran.structure(), counting: .kufi) }

  private func names(_ text: String) throws -> [String] {
    let named = try places.places(for: text)
    return (named.isEmpty ? places.guesses(for: text) : named).map {
      switch $0 {
      case .range(let range): "\(range)"
      case .surah(let surah, .named): "\(surah.id)"
      case .surah(let surah, .misspelt): "\(surah.id)?"
      }
    }
  }

  @Test(arguments: [
    ("2:255", ["2:255"]), ("juz:30", ["78:1-114:6"]), ("page:77", ["4:1-6"]), ("Page  77", ["4:1-6"]),
    ("juz ٣٠", ["78:1-114:6"]), ("page of", []), ("٢:٢٥٥", ["2:255"]), ("36", ["36:1-83"]),
    ("yasin:1-5", ["36:1-5"]), ("2:255 2:256", ["2:255", "2:256"]), ("Yasin", ["36"]), ("البقرة", ["2"]),
    ("al baqara", ["2"]),
    ("baqqarah", ["2"]), ("imran", ["3"]), ("bekara", ["2"]), ("bagara", ["2?"]), ("kehf", ["18"]),
    ("ayat al-kursi", ["2:255"]), ("yasin 5", ["36:5"]), ("dawn", ["89", "113"]), ("xyzzy", []), ("", []),
    ("الحمد لله", []),
    ("<script>", []), ("\u{64E}", []), ("x", []),
  ])
  func `references and names name places`(text: String, found: [String]) throws {
    #expect(try names(text) == found)
  }

  @Test(arguments: ["2:300", "115", "juz:31", "juz 31", "page:0", "2:"])
  func `a reference to what is not there says so`(text: String) {
    #expect(throws: RangeError.self) { try places.places(for: text) }
  }

  @Test func `long texts are no names`() throws {
    #expect(try names(String(repeating: "baqara", count: 2000)) == [])
  }
}
