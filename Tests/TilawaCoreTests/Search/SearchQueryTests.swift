import Testing
import TilawaCore

/// Queries that are nothing, much, or made to do harm.
@Suite struct SearchQueryTests {
  @Test(arguments: ["", " ", "\n\t", "!?…", "\"\"", "ًٌٍ", "\u{202E}\u{2066}", "ـــ", "۞", "\u{0}\u{0}", "☪️", "''"])
  func `what holds no letter finds nothing`(text: String) throws {
    let query = SearchQuery(text)
    #expect(query.isEmpty)
    #expect(try SearchFixture.search().hits(for: query) == .none)
  }

  @Test(arguments: [
    "' OR 1=1 --", "text MATCH \"a* NOT b\"", "NEAR(a b, 5)", "*", "a\u{0}b", "日本語", "хвала", "<b>x</b>", "%_%",
    "\u{FFFD}\u{FFFD}x", "\\u0627",
    "𐴀𐴁", "👨‍👩‍👧",
  ])
  func `what is not in the Quran is not found, whatever it means elsewhere`(text: String) throws {
    #expect(try SearchFixture.find(text).hits.isEmpty)
  }

  @Test func `ten thousand letters are looked for like any other`() throws {
    for letter in ["ا", "ل", "ه", "a", "\"", "َ", " ا"] {
      #expect(try SearchFixture.find(String(repeating: letter, count: 10_000)).hits.count <= 6236)
    }
    #expect(try SearchFixture.find(String(repeating: "اء", count: 5000)).hits.isEmpty)
  }

  @Test func `controls of direction change nothing`() throws {
    #expect(try SearchFixture.refs("\u{200F}\u{202B}الرحمن\u{202C}\u{2069}") == SearchFixture.refs("الرحمن"))
  }

  @Test func `an argument with a space is a phrase, several arguments are words`() throws {
    let search = try SearchFixture.search()
    let phrase = search.hits(for: SearchQuery(arguments: ["رب العالمين"]))
    let words = search.hits(for: SearchQuery(arguments: ["رب", "العالمين"]))
    #expect(phrase.hits.count == 42 && words.hits.count == 43)
    #expect(search.hits(for: SearchQuery(arguments: ["\"رب العالمين\" الحمد"])).hits.count < phrase.hits.count)
  }

  @Test(arguments: ["\"رب العالمين\"", "«رب العالمين»", "“رب العالمين”", "\"رب العالمين"])
  func `words between quotation marks of any kind are a phrase`(text: String) throws {
    #expect(try SearchFixture.find(text).hits.count == 42)
  }
}
