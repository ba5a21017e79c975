import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

// Q-QR11
@Suite struct SearchRankingTests {
  @Test func `whole words come before parts of words`() throws {
    let refs = try SearchFixture.refs("نور")
    let whole = try SearchFixture.refs("نور", .whole)
    #expect(!whole.isEmpty && whole.count < refs.count)
    #expect(Set(refs.prefix(whole.count)) == Set(whole))
  }

  @Test func `words that stand together come before those that stand apart`() throws {
    let search = TextSearch(["باب بيت قلم", "باب قلم دار بيت", "قلم بيت باب"], spelled: .plain)
    #expect(search.hits(for: SearchQuery("باب بيت")).hits.map(\.ordinal) == [0, 2, 1])
  }

  @Test func `where words stand alike, the shorter text comes first, then the earlier`() {
    let search = TextSearch(["ab cd ef", "ab", "ab"], spelled: .plain)
    #expect(search.hits(for: SearchQuery("ab")).hits.map(\.ordinal) == [1, 2, 0])
  }

  @Test func `the vowels that were typed decide first`() throws {
    for (query, word) in [("مُلْك", "مُلْكُ"), ("مَلَك", "لَكُ")] {
      let first = try #require(try SearchFixture.refs(query, .whole).first)
      #expect(try RealQuran.database().text(of: parse(first)).contains(word))
    }
  }

  @Test func `a dagger alef that was typed decides too`() throws {
    #expect(try SearchFixture.refs("مَٰلِك").first == "1:4")
    #expect(try SearchFixture.refs("مَلِك").first == "114:2")
    #expect(try SearchFixture.refs("ٱلرَّحْمَٰنِ").prefix(2) == ["1:3", "1:1"])
  }

  private func parse(_ ref: String) throws -> AyahRef {
    try RangeParser(structure: SearchFixture.structure(), counting: .kufi).parseAyah(ref)
  }

  // The marked part must be the very letters, with all of their signs.
  @Test(arguments: [
    ("الرحمن", "1:1", ["ٱلرَّحْمَـٰنِ"]), ("رحم", "1:1", ["رَّحْمَ"]), ("كتاب", "2:2", ["كِتَـٰبُ"]),
    ("\"رب العالمين\"", "1:2", ["رَبِّ ٱلْعَـٰلَمِينَ"]),
    ("\"يا أيها\"", "2:21", ["يَـٰٓأَيُّهَا"]), ("يا أيها", "2:21", ["يَـٰٓ", "أَيُّهَا"]), ("أيها", "2:21", ["أَيُّهَا"]),
    ("امنوا", "2:9", ["ءَامَنُوا۟"]),
  ])
  func `matches are places in the text as it is`(query: String, ref: String, letters: [String]) throws {
    let ordinal = try SearchFixture.structure().ordinal(of: parse(ref))
    let hit = try #require(try SearchFixture.find(query).hits.first { $0.ordinal == ordinal })
    let scalars = Array(try RealQuran.database().text(of: parse(ref)).unicodeScalars)
    let found = hit.matches.map { String(String.UnicodeScalarView(scalars[$0])) }
    #expect(found.first == letters.first)
    #expect(found.count == letters.count)
  }

  @Test func `matches are in order and apart from each other, and none is outside its text`() throws {
    let database = try RealQuran.database()
    for query in ["ا", "الله ان", "هم", "في الارض ارض"] {
      for hit in try SearchFixture.find(query).hits.prefix(300) {
        let text = try database.text(of: SearchFixture.structure().ayah(at: hit.ordinal, in: .kufi))
        #expect(hit.matches.allSatisfy { !$0.isEmpty && $0.upperBound <= text.unicodeScalars.count })
        #expect(zip(hit.matches, hit.matches.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      }
    }
  }

  @Test func `only the ayat that are asked for are searched`() throws {
    let search = try SearchFixture.search()
    let result = search.hits(for: SearchQuery("الله"), within: [0..<7, 6230..<9999])
    #expect(result.hits.allSatisfy { $0.ordinal < 7 || $0.ordinal >= 6230 })
    #expect(search.hits(for: SearchQuery("الله"), within: []).hits.isEmpty)
  }
}

/// Texts of other languages.
// Q-QR11
@Suite struct PlainSearchTests {
  private func find(_ query: String, in texts: String...) -> [[Range<Int>]] {
    TextSearch(texts, spelled: .plain).hits(for: SearchQuery(query)).hits.map(\.matches)
  }

  @Test(arguments: [
    ("mercy", "The MERCY of God"), ("allah", "Allāh"), ("barmhartig", "Barmhártig"), ("милость", "МИЛОСТЬ"),
    ("все", "всё"),
    ("dont", "don’t"), ("rahman", "ar-Raḥmān"), ("cafe", "cafe\u{301}"),
    ("رحمت", "رَحمت"), ("کتاب", "كتاب"), ("میں", "مىں"), ("5", "۵ نمازیں"), ("أمن", "امن"),
  ])
  func `case, accents and letter forms make no difference`(query: String, text: String) {
    #expect(find(query, in: text).count == 1)
  }

  @Test func `tags are no text, and comparisons are no tags`() {
    #expect(find("sup", in: "Lord<sup>1</sup> of").isEmpty)
    #expect(find("lordof", in: "Lord<i>of</i>").count == 1)
    #expect(find("b", in: "a < b and c > d").count == 1)
  }

  @Test func `a match covers the accents that are signs of their own`() {
    #expect(find("cafe", in: "un cafe\u{301}!") == [[3..<8]])
    #expect(find("𐴀", in: "x 𐴀𐴁") == [[2..<3]])
  }
}
