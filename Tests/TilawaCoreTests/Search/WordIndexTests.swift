import Testing

@testable import TilawaCore

// Q-QR11
@Suite struct WordIndexTests {
  private let texts = [
    "They believe in the Book.", "Those believing men", "a disbeliever", "mercy and <b>Mercies</b>", "l'homme",
    "القرآن والسؤال", "peace",
  ]
  private let search: TextSearch
  private let index: WordIndex

  init() {
    search = TextSearch(texts, spelled: .plain)
    index = WordIndex(of: search, numbered: Array(texts.indices), count: texts.count)
  }

  private func found(_ query: SearchQuery) -> [Int] { search.hits(for: query).hits.map(\.ordinal).sorted() }

  @Test(arguments: [
    "believe", "ea", "the book", "mercy", "MERCIES", "lhomme", "men believing", "e", "قران", "سوال", "والسؤال", "zebra",
    "b men", "OR", "NEAR(believe peace)", "believe*", "a AND b", "' OR 1=1 --", "\u{0}",
  ])
  func `each text that a search finds is among those of the index`(words: String) {
    for extent in SearchQuery.Extent.allCases {
      for text in [words, "\"\(words)\""] {
        let query = SearchQuery(text, matching: extent)
        let having = index.texts(having: query)
        #expect(having == having.sorted() && Set(found(query)).isSubset(of: having))
        if !query.isPhrase { #expect(found(query) == having) }
      }
    }
  }

  @Test func `other forms of a word are found, also the other way round`() throws {
    for (typed, expected) in [("believes", [0, 1]), ("believing", [0, 1]), ("mercys", [3])] {
      let query = SearchQuery(typed)
      let wider = try #require(index.query(query, by: .english))
      #expect(index.texts(having: wider) == expected)
      #expect(found(wider) == expected)
    }
    let hit = try search.hits(for: #require(index.query(SearchQuery("mercys"), by: .english))).hits.first
    #expect(hit?.matches == [0..<5, 13..<20] && hit?.occurrences == 2)
  }

  @Test(arguments: ["peace", "\"they believes\"", "zebra", "قرآن"])
  func `a query without other forms stays as it is`(text: String) {
    #expect(index.query(SearchQuery(text), by: .english) == nil)
  }

  @Test func `whole words are not widened`() {
    #expect(index.query(SearchQuery("believes", matching: .whole), by: .english) == nil)
  }

  @Test func `an index is read as it was written`() throws {
    let read = try #require(WordIndex(bytes: index.bytes[...]))
    #expect(read.count == index.count && read.bytes == index.bytes)
    #expect(read.texts(having: SearchQuery("believe")) == [0, 2])
  }

  @Test func `changed and shortened bytes are refused or give texts that are there`() {
    let bytes = index.bytes
    for place in bytes.indices {
      #expect(WordIndex(bytes: bytes[..<place]) == nil)
      var changed = bytes
      changed[place] ^= 0xFF
      guard let read = WordIndex(bytes: changed[...]) else { continue }
      #expect(read.texts(having: SearchQuery("e")).allSatisfy { $0 < read.count })
    }
  }

  @Test func `hits of other forms stand after those of the typed word`() {
    let first = search.hits(for: SearchQuery("disbeliever"))
    let all = first.followed(by: search.hits(for: SearchQuery("believe")))
    #expect(all.hits.map(\.ordinal) == [2, 0] && all.occurrences == 2)
  }
}
